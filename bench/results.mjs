// How long the results of a template take with 100,000 attempts of twenty questions: npm run bench:results. Starts the
// built server on a new data folder and requests results as the page does: uncached, cached, with filters, with a
// comparison, and as files. Another caller requests its profile every 5 ms. The server reports loop blocks and memory.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { buildIfStale } from "../src/server/startup/build-if-stale.mjs";
import { startGaugedServer } from "./gauged-server.mjs";
import { startOtherCaller } from "./other-caller.mjs";
import { newParticipant, testModule, URL_OF_SERVER } from "./product.mjs";

const ATTEMPTS = 100_000;
/** The lowest value of these rounds counts, because higher ones include the machine's other work. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const ADMIN = { email: "ada@example.com", password: "correct-horse" };
const QUARTER = { from: Date.parse("2026-07-01T00:00:00Z"), days: 120 };

/** In milliseconds, and bytes per attempt. */
const GOALS = { cold: 300, again: 50, waited: 20, bytes: 100 };

buildIfStale();
const { seedAttempts, storedVersions } = await testModule("helpers/seeded-attempts");
const { twentyQuestions } = await testModule("helpers/versioned-template");
const folder = mkdtempSync(join(tmpdir(), "askwell-bench-"));
const server = await startGaugedServer({
  PORT: new URL(URL_OF_SERVER).port,
  DATA_DIR: folder,
  SEED_EXAMPLE: "0",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
const otherCaller = startOtherCaller();
try {
  const cookie = await signIn();
  const templateId = await twentyQuestions(
    { participant: startAttempt },
    { post: send(cookie, "POST"), put: send(cookie, "PUT") },
  );
  const bytes = await fill(templateId);
  await otherCaller.watch({ url: server.url, cookie });
  const ask = (query) => requestPage(`/api/admin/assessments/${templateId}/results?${query}`, cookie);
  const first = await ask("");
  const { key, choices } = first.body.questions.find(({ type }) => type === "multiple_choice");
  const answer = encodeURIComponent(`${key}:${choices[0].value}`);
  const texts = first.body.questions.find(({ type }) => type === "text").key;
  const queries = {
    "all, nothing counted yet": "",
    "a quarter of the time, the chat alone": "from=2026-07-15&to=2026-08-14&door=chat",
    "who gave one answer, by band": `answer=${answer}&compare=band`,
    "by the answers to one question": `compare=answer:${key}`,
  };
  const rows = [];
  for (const [name, query] of Object.entries(queries)) {
    // The unfiltered results are counted first, because filters need them. Only the query's own time counts.
    const cold = await quietest(
      async () => {
        await startAttempt(templateId);
        if (query !== "") await ask("");
      },
      () => ask(query),
    );
    rows.push([
      name,
      cold,
      await quietest(
        () => ask(query),
        () => ask(query),
      ),
    ]);
  }
  const answers = (query) =>
    requestPage(`/api/admin/assessments/${templateId}/results/answers?key=${texts}${query}`, cookie);
  const cold = await quietest(
    () => startAttempt(templateId),
    () => answers(""),
  );
  rows.push([
    "answers to an open question, with its words",
    cold,
    await quietest(
      () => answers(""),
      () => answers("&q=rent"),
    ),
  ]);
  const isGood = print({ rows, bytes, first, groups: first.body.groups[0] });
  line("\n| export | seconds | MB | loop stood still (ms) | another waited (ms) | more memory (MB) |");
  line("|---|--:|--:|--:|--:|--:|");
  for (const format of ["csv", "xlsx", "jsonl"]) await printExport(templateId, format, cookie);
  process.exitCode = isGood ? 0 : 1;
} finally {
  otherCaller.end();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}

/** The lowest values of all rounds, each after a preparation. */
async function quietest(prepare, measure) {
  const all = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare();
    const { rss } = await server.gauge();
    await otherCaller.longest();
    const { ms } = await measure();
    const { longest, highest } = await server.gauge();
    all.push({ ms, stood: longest, waited: await otherCaller.longest(), growth: highest - rss });
  }
  const lowest = (name) => Math.min(...all.map((one) => one[name]));
  return { ms: lowest("ms"), stood: lowest("stood"), waited: lowest("waited"), growth: lowest("growth") };
}

/** Reads a whole export as fast as it arrives and prints what it cost. */
async function printExport(templateId, format, cookie) {
  const { rss } = await server.gauge();
  await otherCaller.longest();
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api/admin/assessments/${templateId}/export?format=${format}`, {
    headers: { cookie },
  });
  if (!response.ok) throw new Error(`${format}: ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  const ms = performance.now() - startedAt;
  const { longest, highest } = await server.gauge();
  const cells = [ms / 1e3, bytes / 1e6, longest, await otherCaller.longest(), (highest - rss) / 1e6];
  line(`| ${format} | ${cells.map((value) => value.toFixed(0)).join(" | ")} |`);
}

async function requestPage(path, cookie) {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}${path}`, { headers: { cookie } });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return { ms, body: JSON.parse(text) };
}

function send(cookie, method) {
  return async (path, body) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return { body: await response.json() };
  };
}

/** Starts an attempt, so that cached results become invalid. */
function startAttempt(templateId) {
  startAttempt.count = (startAttempt.count ?? 0) + 1;
  return newParticipant(`begun${startAttempt.count}@example.com`, "Pat Doe", templateId);
}

async function signIn() {
  const response = await fetch(`${server.url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return response.headers.getSetCookie()[0].split(";")[0];
}

/** Fills the database. Returns the bytes of facts per attempt. */
async function fill(templateId) {
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  // One transaction, because otherwise each row would wait for the disk.
  raw.exec("BEGIN");
  const versions = await storedVersions({ raw }, templateId);
  await seedAttempts({ raw }, { versions, count: ATTEMPTS, seed: 60, completed: 0.8, ...QUARTER });
  raw.exec("COMMIT");
  const size = (table) => raw.prepare("SELECT sum(pgsize) FROM dbstat WHERE name = ?").pluck().get(table);
  const count = raw.prepare("SELECT count(*) FROM attempt_facts").pluck().get();
  const bytes = size("attempt_facts") / count;
  raw.close();
  return bytes;
}

/** Prints the table. Returns false if a goal is missed. */
function print({ rows, bytes, first, groups }) {
  const missed = [];
  const check = (name, value, goal) => value > goal && missed.push(`${name}: ${value.toFixed(1)} > ${goal}`);
  const day = new Date().toISOString().slice(0, 10);
  line(`${day}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0].model}`);
  line(
    `${groups.started.toLocaleString("en-US")} attempts begun, ${groups.completed.toLocaleString("en-US")} completed; ${bytes.toFixed(1)} bytes a completed attempt; the first call after the start ${first.ms.toFixed(0)} ms`,
  );
  line();
  line("| | counted (ms) | again (ms) | loop stood still (ms) | another waited (ms) | more memory (MB) |");
  line("|---|--:|--:|--:|--:|--:|");
  for (const [name, cold, again] of rows) {
    const cells = [cold.ms, again.ms, cold.stood, cold.waited, cold.growth / 1e6].map((value) =>
      value.toFixed(0),
    );
    line(`| ${name} | ${cells.join(" | ")} |`);
    if (!name.startsWith("answers")) check(`${name}, counted`, cold.ms, GOALS.cold);
    check(`${name}, again`, again.ms, GOALS.again);
    check(`${name}, another waited`, cold.waited, GOALS.waited);
  }
  check("bytes", bytes, GOALS.bytes);
  for (const one of missed) process.stderr.write(`${one}\n`);
  return missed.length === 0;
}

function line(text = "") {
  process.stdout.write(`${text}\n`);
}
