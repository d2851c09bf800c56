// Mutation testing of the server and the pages: damages lines one by one and reports damages that no test notices.
// npm run bench:damage -- [lines] [seed] [from]: by default 100 lines drawn with seed 1, tried from number `from` on.
// With more lines than there are and `from` at the end, it only lists lines that no test reaches. It works in a copy,
// so this tree can be edited. All damages are in the copy behind switches: it is built once, all tests run once to find
// which of them reach which damage, and then each damage is switched on for those tests.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root } from "../src/server/startup/build-if-stale.mjs";
import { damagesOf, withSwitches } from "./damage/damages.mjs";
import { randomFrom } from "./random.mjs";

const [count = 100, seed = 1, from = 0] = process.argv.slice(2).map(Number);
/** A run that takes longer, in milliseconds, hangs. That counts as noticed, too. */
const MAX_RUN_TIME = 10 * 60_000;
/** Number of test files with the most similar paths that run first. They notice most damages. */
const NEAREST = 3;

process.chdir(root);
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const sources = files.filter((path) => /^src\/(server|client|shared)\/.*\.tsx?$/.test(path)).sort();
const random = randomFrom(seed);
const drawn = draw(sources.flatMap(damagesOf), count).map((choices, index) => ({
  ...choices[Math.floor(random() * choices.length)],
  number: index + 1,
}));

const copy = copyOf(files);
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
const [active, reached] = [join(copy, "bench/damage/active"), join(copy, "bench/damage/reached")];
prepare();

const { tests, red } = look();
process.stdout.write(red.map((test) => `${test} is red without any damage, and left out.\n`).join(""));

const unreached = drawn.filter(({ number }) => tests(number).length === 0);
for (const damage of unreached) printDamage(damage, "NOT NOTICED: no test comes to it");
const tried = drawn.slice(from).filter((damage) => !unreached.includes(damage));
let noticed = 0;
for (const damage of tried) {
  const by = tests(damage.number).toSorted((one, other) => likeness(other, damage) - likeness(one, damage));
  // Code that runs once per worker is attributed only to the first file that needs it. Others may notice the damage.
  const tries = [by.slice(0, NEAREST), by.slice(NEAREST), ["tests/unit"]];
  const isNoticed = tries.some((some) => some.length > 0 && trial(damage.number, some));
  if (isNoticed) noticed += 1;
  printDamage(damage, isNoticed ? "noticed" : `NOT NOTICED by ${by.length} test files, nor by tests/unit`);
}
process.stdout.write(
  `\n${noticed} of ${tried.length} tried were noticed; ${unreached.length} of ${drawn.length} no test comes to.\n`,
);

function printDamage({ number, path, line, label }, verdict) {
  process.stdout.write(`${number}\t${path}:${line}\t${label}\t${verdict}\n`);
}

/** Writes the damages and their switches into the copy. */
function prepare() {
  for (const name of ["switch.mjs", "setup.mjs"]) {
    const text = readFileSync(join("bench/damage", name), "utf8");
    const configured = text.replace("%ACTIVE%", active).replace("%REACHED%", reached);
    writeFileSync(join(copy, "bench/damage", name), configured);
  }
  writeFileSync(active, "0");
  writeFileSync(reached, "");
  for (const path of new Set(drawn.map((damage) => damage.path))) {
    const damages = drawn.filter((damage) => damage.path === path);
    const at = relative(dirname(path), "bench/damage/switch.mjs");
    writeFileSync(join(copy, path), withSwitches(readFileSync(path, "utf8"), damages, at));
  }
}

/** Runs all tests without damage to find which damages each reaches and which tests fail anyway. */
function look() {
  const report = join(copy, "bench/damage/report.json");
  vitest(["--reporter=json", `--outputFile=${report}`]);
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const red = testResults.filter(({ status }) => status !== "passed").map(({ name }) => relative(copy, name));
  // Servers in separate processes and the rendering thread don't know which test they run for.
  const elsewhere = /#tests\/helpers\/process"|\bRENDERER\b/;
  const inProcesses = files.filter(
    (path) => path.endsWith(".test.ts") && elsewhere.test(readFileSync(path, "utf8")),
  );
  const testsOf = (test) => (test === "undefined" ? inProcesses : [relative(copy, test)]);
  const found = new Map(drawn.map(({ number }) => [number, new Set()]));
  for (const line of readFileSync(reached, "utf8").trim().split("\n")) {
    const [test, number] = line.split(" ");
    for (const one of testsOf(test)) if (!red.includes(one)) found.get(Number(number)).add(one);
  }
  return { tests: (number) => [...found.get(number)], red };
}

/** The number of words that the paths of a test and a source file share. */
function likeness(test, { path }) {
  const wordsOf = (text) => text.split(/[^a-z]+/).filter((word) => word.length > 3);
  const words = new Set(wordsOf(path));
  return wordsOf(test).filter((word) => words.has(word)).length;
}

/** Runs tests with a damage. Returns whether one of them fails. */
function trial(number, tests) {
  writeFileSync(active, `${number}`);
  const { status, error } = vitest(["--bail=1", ...tests], MAX_RUN_TIME);
  return status !== 0 || error !== undefined;
}

function vitest(args, timeout) {
  return spawnSync("npx", ["vitest", "run", "--config", "bench/damage/vitest.config.mjs", ...args], {
    cwd: copy,
    timeout,
    killSignal: "SIGKILL",
    stdio: "ignore",
  });
}

function copyOf(paths) {
  const folder = mkdtempSync(join(tmpdir(), "askwell-damage-"));
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Draws `many` items without replacement, determined by the seed. */
function draw(list, many) {
  const pool = [...list];
  return Array.from({ length: Math.min(many, pool.length) }, () => {
    const [item] = pool.splice(Math.floor(random() * pool.length), 1);
    return item;
  });
}
