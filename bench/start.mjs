// How long the built server takes to its first response, and how much memory it keeps: npm run bench:start -- [rounds].
// Each round starts with the database of the last one. Memory is the idle process's proportional share (PSS), after the
// first response and after the first page, which loads the renderer (Linux only).
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startProduct, URL_OF_SERVER } from "./product.mjs";

const rounds = Number(process.argv[2] ?? 7);
const GOAL = { milliseconds: 700, megabytes: 90 };
/** Time until the garbage of a start has been collected, in milliseconds. */
const IDLE = 20_000;

const product = await startProduct("", { ANTHROPIC_API_KEY: "", ANTHROPIC_BASE_URL: "" });
try {
  const starts = [];
  for (let round = 0; round < rounds; round++) starts.push(await product.restart());
  await wait(IDLE);
  const idle = megabytes();
  await fetch(`${URL_OF_SERVER}/direct-assessment/1`).then((response) => response.text());
  await wait(IDLE);
  const rendering = megabytes();
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
  process.stdout.write(
    `First answer after ${Math.round(middle)} ms (median of ${starts.map(Math.round).join(", ")}; goal ${GOAL.milliseconds}).\n` +
      `Idle: ${idle} MB (goal ${GOAL.megabytes}); after a page was rendered: ${rendering} MB.\n`,
  );
  if (middle > GOAL.milliseconds || idle > GOAL.megabytes) process.exitCode = 1;
} finally {
  await product.close();
}

function megabytes() {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${product.pid()}/smaps_rollup`, "utf8"));
  return Math.round(Number(kilobytes) / 1024);
}
