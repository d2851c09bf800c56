// How fast the admin's screens are with 100 and with 100,000 attempts, users and emails: npm run bench:scale. Starts
// the built server on a new data folder and sends each screen's requests as its page does. Another caller requests its
// profile all the time, from a separate process. The server reports event loop blocks and memory.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { buildIfStale } from "../src/server/startup/build-if-stale.mjs";
import { startGaugedServer } from "./gauged-server.mjs";
import { startOtherCaller } from "./other-caller.mjs";
import { testModule } from "./product.mjs";

const SMALL = 100;
const LARGE = 100_000;
/** The lowest value of these rounds counts, because higher ones include the machine's other work. */
const ROUNDS = 6;
const TIMES = 5;
const FIRST_PORT = 3974;
const ADMIN = { email: "ada@example.com", password: "correct-horse" };

/** Goals at LARGE: milliseconds, bytes, or multiples of the time at SMALL. */
const GOALS = { page: 10, pageBytes: 25_000, search: 60, screen: 1.5, growth: 60_000_000, block: 20 };

const view = { q: "", sort: "newest", page: 1, size: 25 };
const attempts = (change = {}) => ["admin.attempts.page", { ...view, status: "all", ...change }];
const users = (change = {}) => ["admin.users.page", { ...view, ...change }];
const mails = (change = {}) => ["admin.outbox.page", { ...view, state: "all", ...change }];

/** The calls of each screen, which its page sends in one request. */
const SCREENS = {
  Dashboard: [["admin.stats"], ["admin.outbox.summary"], ["admin.ai.today"]],
  Assessments: [attempts()],
  Users: [users(), ["admin.outbox.summary"]],
  Outbox: [["admin.outbox.summary"], mails(), ["admin.outbox.setAside"]],
  Templates: [["admin.templates.list"]],
  "An assessment": [
    ["admin.attempts.get", { id: 50 }],
    ["admin.attempts.questions", { id: 50 }],
    ["admin.attempts.messages", { id: 50 }],
    ["admin.ai.receipt", { id: 50 }],
  ],
};
const PAGES = {
  "Assessments, last page": [attempts({ page: 1_000_000 })],
  "Assessments, completed": [attempts({ status: "completed" })],
};
const SEARCHES = {
  "Assessments, a person": [attempts({ q: "person999" })],
  "Assessments, every title": [attempts({ q: "growth" })],
  "Assessments, nobody": [attempts({ q: "no such person" })],
  "Assessments, not ASCII": [attempts({ q: "zoë" })],
  "Users, a person": [users({ q: "person999" })],
  "Mails, a person": [mails({ q: "person999" })],
};
const ORDERS = {
  "Assessments by participant": [attempts({ sort: "participant" })],
  "Assessments by title": [attempts({ sort: "assessment-desc" })],
  "Assessments by progress": [attempts({ sort: "progress" })],
  "Users by email": [users({ sort: "email" })],
};
const ARRAYS = {
  "GET /api/admin/assessments": ["/api/admin/assessments"],
  "GET /api/admin/users": ["/api/admin/users"],
  "GET /api/admin/outbox": ["/api/admin/outbox"],
};

buildIfStale();
const { insertManyPeople } = await testModule("helpers/many-people");
const folders = [SMALL, LARGE].map(() => mkdtempSync(join(tmpdir(), "askwell-bench-")));
const servers = [];
const otherCaller = startOtherCaller();
try {
  for (const [index, count] of [SMALL, LARGE].entries()) {
    const server = await start(folders[index], FIRST_PORT + index);
    servers.push(server);
    await fill(folders[index], count);
    server.cookie = await signIn(server);
  }
  const each = async (table, measureOne) => {
    const results = {};
    for (const [name, one] of Object.entries(table))
      results[name] = await bothOf((server) => measureOne(server, one));
    return results;
  };
  const results = {
    screens: await each(SCREENS, timed),
    pages: await each(PAGES, timed),
    searches: await each(SEARCHES, timed),
    orders: await each(ORDERS, timed),
    arrays: await each(ARRAYS, array),
  };
  process.exitCode = print(results) ? 0 : 1;
} finally {
  otherCaller.end();
  for (const server of servers) await server.end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** The lowest values of all rounds with few and with many rows, taking turns. */
async function bothOf(measureOne) {
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const round = [];
    for (const server of servers) {
      await server.gauge();
      await otherCaller.watch(server);
      const measured = await measureOne(server);
      const { longest: block, highest } = await server.gauge();
      round.push({ ...measured, block, highest, wait: await otherCaller.longest() });
    }
    rounds.push(round);
  }
  return servers.map((_, index) => {
    const all = rounds.map((round) => round[index]);
    const lowest = (of) => Math.min(...all.map(of));
    return {
      bytes: all[0].bytes,
      ms: lowest(({ ms }) => ms),
      block: lowest(({ block }) => block),
      wait: lowest(({ wait }) => wait),
      growth: all[0].rss && all[0].highest - all[0].rss,
    };
  });
}

function start(folder, port) {
  return startGaugedServer({
    PORT: String(port),
    DATA_DIR: folder,
    SEED_EXAMPLE: "0",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
}

/** Inserts people with an attempt, answers and an email each. */
async function fill(folder, count) {
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  await insertManyPeople({ raw }, count);
  raw.transaction(() => {
    const answers = JSON.stringify({ 1: "We make shoes by hand. ".repeat(20), 2: "2 to 10", 3: "4" });
    raw.prepare("UPDATE user_assessments SET responses = ?").run(answers);
    raw.exec(`INSERT INTO mail_outbox (kind, recipient, subject, state, tries, expiresAt, createdAt, sentAt)
      SELECT 'sign-in', email, 'Your secure sign-in link', 'sent', 1, createdAt, createdAt, createdAt FROM users`);
  })();
  raw.close();
}

async function signIn({ url }) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return response.headers.getSetCookie()[0].split(";")[0];
}

/** The median time of these calls in one request, and the size of the response. */
async function timed(server, calls) {
  const names = calls.map(([name]) => name).join(",");
  const input = JSON.stringify(Object.fromEntries(calls.map(([, params], index) => [index, params ?? {}])));
  const url = `${server.url}/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`;
  const times = [];
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { cookie: server.cookie } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url}: ${body}`);
    times.push(performance.now() - startedAt);
    bytes = Buffer.byteLength(body);
  }
  return { ms: times.sort((a, b) => a - b)[TIMES >> 1], bytes };
}

/** Reads a whole list. The first round measures its memory. */
async function array(server, [path]) {
  const { rss } = await server.gauge();
  const startedAt = performance.now();
  const response = await fetch(`${server.url}${path}`, { headers: { cookie: server.cookie } });
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return { ms: performance.now() - startedAt, bytes, rss };
}

/** Prints the table. Returns false if a goal is missed. */
function print(results) {
  const missed = [];
  const check = (name, value, goal) => value > goal && missed.push(`${name}: ${value.toFixed(1)} > ${goal}`);
  const { model } = cpus()[0];
  const day = new Date().toISOString().slice(0, 10);
  line(`${day}, Node ${process.versions.node}, ${availableParallelism()} × ${model}`);
  line();
  line(
    `| | ${SMALL} (ms) | ${LARGE.toLocaleString("en-US")} (ms) | times | kB | loop stood still (ms) | another waited (ms) |`,
  );
  line("|---|--:|--:|--:|--:|--:|--:|");
  for (const part of ["screens", "pages", "searches", "orders", "arrays"]) {
    for (const [name, [then, now]] of Object.entries(results[part])) {
      const cells = [then.ms.toFixed(1), now.ms.toFixed(1), (now.ms / then.ms).toFixed(2)];
      const growth = now.growth === undefined ? "" : `, ${(now.growth / 1e6).toFixed(0)} MB more memory`;
      line(
        `| ${name}${growth} | ${cells.join(" | ")} | ${(now.bytes / 1000).toFixed(1)} | ${now.block.toFixed(0)} | ${now.wait.toFixed(0)} |`,
      );
      check(`${name}, the loop stood still`, now.block, GOALS.block);
      if (part === "screens") check(`${name}, times`, now.ms / then.ms, GOALS.screen);
      if (part === "pages" || name === "Assessments") check(`${name}, page`, now.ms, GOALS.page);
      if (part !== "arrays" && name in { ...PAGES, Assessments: 1 })
        check(`${name}, bytes`, now.bytes, GOALS.pageBytes);
      if (part === "searches") check(`${name}, search`, now.ms, GOALS.search);
      if (now.growth !== undefined) check(`${name}, growth`, now.growth, GOALS.growth);
    }
  }
  for (const one of missed) process.stderr.write(`${one}\n`);
  return missed.length === 0;
}

function line(text = "") {
  process.stdout.write(`${text}\n`);
}
