// How the admin's lists answer with 10,000 rows: npm run bench:lists.
// Starts the built server on a data folder of its own, opens both lists in Chromium, and types in their search boxes.
// A key's time runs from the press to the frame that shows what it did: "text" is the letter in the box, "rows" the
// rows that match. The best possible is one frame, some 16 ms. "Load" is a page opened with its files in the cache.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";
import { buildIfStale, built, root } from "../src/server/boot/build-if-stale.mjs";

const ROWS = 10_000;
/** Rows after a key, in milliseconds: the median must not be longer. */
const LIMIT = 50;
const LOADS = 7;
const WORDS = ["maria garcia", "person99", "growth check 1", "yuki", "example.com"];
const LISTS = { "/admin/users": "admin.users.list", "/admin/assessments": "admin.attempts.list" };
const PORT = 3971;
const URL_OF_SERVER = `http://localhost:${PORT}`;
const ADMIN = { email: "ada@example.com", password: "correct-horse" };

const { chromiumOptions } = await helper("browser");
const { insertManyPeople } = await helper("many-people");

buildIfStale();
const folder = mkdtempSync(join(tmpdir(), "askwell-bench-"));
const server = await start();
const browser = await chromium.launch(chromiumOptions());
try {
  fill();
  const page = await signedIn();
  const results = [];
  for (const path of Object.keys(LISTS)) results.push(await measure(page, path));
  print(results);
  const slow = results.filter(({ rows }) => quantile(rows, 0.5) > LIMIT);
  for (const { path } of slow) process.stderr.write(`${path} shows its rows later than ${LIMIT} ms.\n`);
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** One of the tests' helpers, which are TypeScript. */
async function helper(name) {
  const { module } = await runnerImport(join(root, `tests/helpers/${name}.ts`));
  return module;
}

function start() {
  const env = {
    PATH: process.env.PATH,
    PORT: String(PORT),
    DATA_DIR: folder,
    SEED_EXAMPLE: "0",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const child = spawn(process.execPath, [built], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  return new Promise((resolve, reject) => {
    child.once("close", () => reject(new Error(`The server ended:\n${output}`)));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("Askwell is ready")) resolve(child);
    });
  });
}

function fill() {
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  insertManyPeople(raw, ROWS);
  raw.close();
}

async function signedIn() {
  const context = await browser.newContext({
    baseURL: URL_OF_SERVER,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.request.post("/api/admin/login", { data: ADMIN });
  await page.addInitScript(watch);
  return page;
}

async function measure(page, path) {
  const loads = [];
  for (let count = 0; count <= LOADS; count++) loads.push(await load(page, path));
  const keys = [];
  await page
    .getByRole("searchbox")
    .or(page.getByPlaceholder(/^Search/))
    .first()
    .focus();
  for (const word of WORDS) {
    for (const letter of word) keys.push(await press(page, letter));
    for (const _ of word) keys.push(await press(page, "Backspace"));
  }
  const { bytes, gzip } = loads[0];
  return {
    path,
    load: loads.slice(1).map((one) => one.firstRow),
    afterData: loads.slice(1).map((one) => one.firstRow - one.answered),
    text: keys.map((key) => key.text),
    rows: keys.flatMap((key) => key.rows ?? []),
    longest: Math.max(0, ...(await page.evaluate(() => window.longTasks))),
    bytes,
    gzip,
  };
}

async function load(page, path) {
  await page.goto(path);
  await page.waitForFunction(() => window.firstRow !== undefined);
  return page.evaluate((call) => {
    const [timing] = performance.getEntriesByType("resource").filter(({ name }) => name.includes(call));
    const { responseEnd, decodedBodySize, encodedBodySize } = timing;
    window.longTasks = [];
    return {
      firstRow: window.firstRow,
      answered: responseEnd,
      bytes: decodedBodySize,
      gzip: encodedBodySize,
    };
  }, LISTS[path]);
}

/** One key, and the frames in which the text and the rows followed; no rows when it did not change which match. */
async function press(page, key) {
  await page.evaluate(() => window.watchKey());
  await page.keyboard.press(key);
  const times = await page.evaluate(() => window.keyTimes);
  // As long as a quick typist takes; after a space long enough for the address to follow.
  await page.waitForTimeout(key === " " ? 400 : 120);
  return times;
}

/** Runs in the page. */
function watch() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });

  /** Once what has been changed is painted. */
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
    );
  const observer = new MutationObserver(() => {
    if (!document.querySelector("tbody tr")) return;
    observer.disconnect();
    void painted().then(() => {
      window.firstRow = performance.now();
    });
  });
  observer.observe(document, { subtree: true, childList: true });

  const list = () => document.querySelector("tbody")?.textContent;
  const GIVEN_UP = 400;
  window.watchKey = () => {
    const before = list();
    window.keyTimes = new Promise((resolve) => {
      addEventListener(
        "keydown",
        async ({ timeStamp }) => {
          const times = { text: undefined, rows: undefined };
          await painted();
          times.text = performance.now() - timeStamp;
          while (list() === before && performance.now() - timeStamp < GIVEN_UP) await painted();
          if (list() !== before) times.rows = performance.now() - timeStamp;
          resolve(times);
        },
        { once: true, capture: true },
      );
    });
  };
}

function print(results) {
  const ms = (times) => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`;
  line("10,000 rows (ms)", "/admin/users", "/admin/assessments");
  const rows = {
    "Key to text, median / p95": ({ text }) => ms(text),
    "Key to rows, median / p95": ({ rows }) => ms(rows),
    "Longest task while typing": ({ longest }) => longest.toFixed(0),
    "Load to first row, median / p95": ({ load }) => ms(load),
    "Data to first row, median / p95": ({ afterData }) => ms(afterData),
    "Data, KB": ({ bytes }) => (bytes / 1000).toFixed(0),
    "Data after gzip, KB": ({ gzip }) => (gzip / 1000).toFixed(0),
  };
  for (const [name, cell] of Object.entries(rows)) line(name, ...results.map(cell));
}

function line(name, ...cells) {
  process.stdout.write(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(20)).join("")}\n`);
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
