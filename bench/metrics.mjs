// What GET /metrics costs with 100,000 attempts, users and emails: npm run bench:metrics. Starts the built server on a
// new data folder. The server reports how long its event loop was blocked.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { buildIfStale, built } from "../src/server/startup/build-if-stale.mjs";
import { testModule } from "./product.mjs";

const COUNT = 100_000;
const SCRAPES = 200;
const PORT = 3969;
const TOKEN = "a-token-that-is-long-enough";
/** In milliseconds. */
const GOAL = 5;

/** Loaded into the server before its own code: reports how long its event loop was blocked since the last request. */
const GAUGE = `data:text/javascript,
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on("message", () => {
    process.send({ longest: delay.max / 1e6, cpu: process.cpuUsage() });
    delay.reset();
  });
  process.channel.unref();
}`;

buildIfStale();
const { insertManyPeople } = await testModule("helpers/many-people");
const folder = mkdtempSync(join(tmpdir(), "askwell-bench-"));
const server = start();
try {
  await untilReady();
  await fill();
  await scrape();
  const before = await gauge();
  const times = [];
  let bytes = 0;
  for (let count = 0; count < SCRAPES; count += 1) {
    const startedAt = performance.now();
    bytes = (await scrape()).length;
    times.push(performance.now() - startedAt);
  }
  const after = await gauge();
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1_000 / SCRAPES;
  const isMet = at(0.5) <= GOAL && cpu <= GOAL;
  process.stdout.write(
    [
      `GET /metrics with ${COUNT.toLocaleString("en-US")} attempts, ${SCRAPES} times (${cpus()[0]?.model ?? "unknown CPU"})`,
      `  time to the last byte   ${at(0.5).toFixed(2)} ms median, ${at(0.95).toFixed(2)} ms p95`,
      `  CPU of the server       ${cpu.toFixed(2)} ms each`,
      `  event loop stood still  ${after.longest.toFixed(1)} ms at most`,
      `  size                    ${bytes.toLocaleString("en-US")} bytes`,
      `  ${isMet ? "met" : "MISSED"}: ${GOAL} ms`,
      "",
    ].join("\n"),
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}

function start() {
  return spawn(process.execPath, ["--import", GAUGE, built], {
    env: {
      PATH: process.env.PATH,
      PORT: String(PORT),
      DATA_DIR: folder,
      SEED_EXAMPLE: "0",
      LOG_LEVEL: "error",
      METRICS_TOKEN: TOKEN,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function untilReady() {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Inserts people, attempts and emails while the server is running. */
async function fill() {
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  await insertManyPeople({ raw }, COUNT);
  raw
    .prepare(
      `INSERT INTO mail_outbox (kind, recipient, userId, subject, sealedBody, state, tries, lastError, expiresAt, createdAt, sentAt)
       SELECT 'sign-in', email, id, 'Your link', NULL, 'sent', 1, NULL, createdAt, createdAt, createdAt FROM users`,
    )
    .run();
  raw.close();
}

async function scrape() {
  const answer = await fetch(`http://127.0.0.1:${PORT}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!answer.ok) throw new Error(`GET /metrics answered ${answer.status}.`);
  return answer.text();
}

async function gauge() {
  const answered = once(server, "message");
  server.send("measure");
  const [measured] = await answered;
  return measured;
}
