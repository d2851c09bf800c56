// What the server spends on an answer, a turn and a read, next to a bare server: npm run bench:server -- [rounds].
// The two take turns, so that other work of the machine affects both. "CPU" is the user and system time that the
// server's process used per request. It is reliable on a busy machine; times and rates are less so. Figures are medians
// of the rounds. Linux only.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../src/server/startup/build-if-stale.mjs";
import { newParticipant, startProduct, URL_OF_SERVER } from "./product.mjs";
import { createClient } from "./server/client.mjs";
import { BARE, LOADS } from "./server/loads.mjs";
import { measure, median, quantile } from "./server/measure.mjs";

const ROUNDS = Number(process.argv[2] ?? 7);
const PEOPLE = 20;
/** Uncounted requests, in which the code is compiled. */
const WARM_UP = 600;
const CONNECTIONS = 10;
const SAVERS = 100;
/** The highest costs, as multiples of the bare server's. */
const GOALS = { saveByRest: 4, saveByForm: 6, turnByRest: 8, turnStreamed: 15, read: 7 };
const NAMES = {
  saveByRest: "an answer saved by REST",
  saveByForm: "an answer saved by the form's call",
  turnByRest: "a turn of the chat by REST",
  turnStreamed: "a turn of the chat, streamed",
  read: "an attempt read by REST",
};

// Limits are counted as in production but never reached. Without a model, the rules decide.
const product = await startProduct("", {
  NODE_ENV: "production",
  RATE_LIMIT_FACTOR: "1000000",
  LOG_LEVEL: "info",
  ANTHROPIC_API_KEY: "",
});
const folder = mkdtempSync(join(tmpdir(), "askwell-bare-"));
const bare = await startBare();
let peopleCount = 0;

try {
  await warmUp();
  for (const width of [1, CONNECTIONS]) printCosts(width, await costs(width));
  printBurst(await burst());
} finally {
  bare.kill();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}

async function startBare() {
  const child = spawn(process.execPath, [join(root, "bench/server/bare.mjs"), join(folder, "bare.db")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await new Promise((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).split("\n"))),
  );
  return { pid: child.pid, url: `http://127.0.0.1:${port}`, kill: () => child.kill() };
}

/** People who have answered nothing yet. `row` is their row in the bare server's database. */
async function people(count) {
  const list = [];
  while (list.length < count) {
    const { id, cookie, questions } = await newParticipant(`person${++peopleCount}@example.com`);
    list.push({ id, cookie, questions, row: 1 + (peopleCount % 1_000) });
  }
  return list;
}

async function warmUp() {
  const askwell = createClient(URL_OF_SERVER, CONNECTIONS);
  const minimal = createClient(bare.url, CONNECTIONS);
  for (const load of Object.values(LOADS)) {
    await measure(product.pid(), askwell.send, load(await people(WARM_UP)), CONNECTIONS);
  }
  const group = await people(WARM_UP);
  for (const load of Object.values(BARE)) {
    for (let time = 0; time < 2; time += 1) await measure(bare.pid, minimal.send, load(group), CONNECTIONS);
  }
  askwell.close();
  minimal.close();
}

async function costs(width) {
  const askwell = createClient(URL_OF_SERVER, width);
  const minimal = createClient(bare.url, width);
  const measures = {};
  const note = (name, measured) => {
    if (measured.errors.length > 0) throw measured.errors[0];
    measures[name] = [...(measures[name] ?? []), measured];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, load] of Object.entries(LOADS)) {
      const group = await people(PEOPLE);
      note(name, await measure(product.pid(), askwell.send, load(group), width));
      const like = name === "read" ? "read" : "save";
      note(`bare ${like}`, await measure(bare.pid, minimal.send, BARE[like](group), width));
    }
  }
  askwell.close();
  minimal.close();
  return measures;
}

function printCosts(width, measures) {
  const cpu = (name) => median(measures[name].map((one) => one.cpu));
  const p99 = (name) => median(measures[name].map(({ times }) => quantile(times, 0.99)));
  const of = (one, other) => `${(one / other).toFixed(1)} ×`;
  line(`\n| ${width} connection${width > 1 ? "s" : ""} | CPU, ms | of bare | goal | p99, ms | of bare |`);
  line("|---|---|---|---|---|---|");
  for (const name of ["bare save", "bare read"]) {
    line(`| ${name} | ${cpu(name).toFixed(3)} | | | ${p99(name).toFixed(1)} | |`);
  }
  for (const [name, goal] of Object.entries(GOALS)) {
    const like = name === "read" ? "bare read" : "bare save";
    const figures = [cpu(name).toFixed(3), of(cpu(name), cpu(like)), `${goal} ×`];
    line(`| ${[NAMES[name], ...figures, p99(name).toFixed(1), of(p99(name), p99(like))].join(" | ")} |`);
  }
}

/** A hundred people save at the same time, each over a separate connection. */
async function burst() {
  const askwell = createClient(URL_OF_SERVER, SAVERS);
  const minimal = createClient(bare.url, SAVERS);
  const measures = { product: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const group = await people(SAVERS);
    const product_ = await measure(product.pid(), askwell.send, LOADS.saveByRest(group), SAVERS);
    const bare_ = await measure(bare.pid, minimal.send, BARE.save(group), SAVERS);
    if (round === 0) continue;
    measures.product.push(product_);
    measures.bare.push(bare_);
  }
  askwell.close();
  minimal.close();
  return measures;
}

function printBurst({ product, bare }) {
  const rate = (list) => median(list.map((one) => one.rate));
  const errors = (list) => list.reduce((sum, one) => sum + one.errors.length, 0);
  line(`\n| ${SAVERS} savers at once | saves/s | of bare | CPU, ms | p99, ms | errors |`);
  line("|---|---|---|---|---|---|");
  for (const [name, list] of [
    ["bare", bare],
    ["the product", product],
  ]) {
    const cpu = median(list.map((one) => one.cpu)).toFixed(3);
    const p99 = median(list.map(({ times }) => quantile(times, 0.99))).toFixed(1);
    const share = (rate(list) / rate(bare)).toFixed(2);
    line(`| ${[name, rate(list).toFixed(0), `${share} ×`, cpu, p99, errors(list)].join(" | ")} |`);
  }
}

function line(text) {
  process.stdout.write(`${text}\n`);
}
