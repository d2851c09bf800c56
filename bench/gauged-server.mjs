// Starts the built server with a gauge of its event loop and memory, for benchmarks.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { built } from "../src/server/startup/build-if-stale.mjs";

/** Loaded into the server before its own code. Also ends the server when the benchmark ends. */
const GAUGE = `data:text/javascript,
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let highest = 0;
  setInterval(() => { highest = Math.max(highest, process.memoryUsage.rss()); }, 10).unref();
  process.on("message", () => {
    const rss = process.memoryUsage.rss();
    process.send({ longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6, highest, rss });
    delay.reset();
    highest = 0;
  });
  process.once("disconnect", () => process.exit());
  process.channel.unref();
}`;

/** Starts the server with these settings and waits until it is ready. Throws if it ends before. */
export async function startGaugedServer(environment) {
  const child = spawn(process.execPath, ["--import", GAUGE, built], {
    env: { PATH: process.env.PATH, RATE_LIMIT_FACTOR: "off", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  await new Promise((resolve, reject) => {
    child.once("close", () => reject(new Error(`The server ended:\n${output}`)));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("Askwell is ready")) resolve();
    });
  });
  return {
    url: `http://localhost:${environment.PORT}`,
    output: () => output,
    /**
     * Since the last call: the longest and the 99th percentile of event loop blocks, in milliseconds, and the highest
     * memory, in bytes. Also the memory now, in bytes.
     */
    async gauge() {
      child.send("gauge");
      const [reading] = await once(child, "message");
      return reading;
    },
    async end() {
      const closed = once(child, "close");
      child.kill();
      await closed;
    },
  };
}
