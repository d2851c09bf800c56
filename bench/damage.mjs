// Damages lines of the server and of the pages one after the other, and says which damages no test notices.
// npm run bench:damage -- [lines] [seed] [from]: 100 lines drawn by seed 1 unless said otherwise. It works in a copy
// of the tree, so this one may be worked on meanwhile.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../src/server/boot/build-if-stale.mjs";
import { damaged, damagesOf } from "./damage/damages.mjs";
import { testsFor } from "./damage/tests-for.mjs";
import { randomFrom } from "./random.mjs";

const [count = 100, seed = 1, from = 0] = process.argv.slice(2).map(Number);
/** A run that takes longer, in milliseconds, hangs: that is noticed, too. */
const LONGEST = 10 * 60_000;

process.chdir(root);
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const copy = copyOf(files);
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

const sources = files.filter((path) => /^src\/(server|client|shared)\/.*\.tsx?$/.test(path)).sort();
const random = randomFrom(seed);
const drawn = draw(sources.flatMap(damagesOf), count).map(
  (choices) => choices[Math.floor(random() * choices.length)],
);

const survivors = [];
for (const [index, damage] of drawn.entries()) {
  if (index < from) continue;
  const noticed = trial(damage);
  if (!noticed) survivors.push(damage);
  const line = `${damage.path}:${damage.line}`;
  process.stdout.write(`${index + 1}\t${line}\t${damage.what}\t${noticed ?? "NOT NOTICED"}\n`);
}
const tried = drawn.length - from;
process.stdout.write(`\n${tried - survivors.length} of ${tried} damages were noticed.\n`);

/** Does one damage in the copy and takes it back; gives the group of tests that noticed it, or undefined. */
function trial(damage) {
  const target = join(copy, damage.path);
  const text = readFileSync(target, "utf8");
  writeFileSync(target, damaged(text, damage));
  try {
    for (const tests of testsFor(damage.path, files)) {
      const { status, error } = spawnSync("npx", ["vitest", "run", "--bail=1", ...tests], {
        cwd: copy,
        timeout: LONGEST,
        killSignal: "SIGKILL",
        stdio: "ignore",
      });
      if (status !== 0 || error)
        return tests.length === 1 ? tests[0] : `${tests[0]} or ${tests.length - 1} more`;
    }
    return undefined;
  } finally {
    writeFileSync(target, text);
  }
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

/** So many of the list, each once, as the seed has it. */
function draw(list, many) {
  const pool = [...list];
  return Array.from({ length: Math.min(many, pool.length) }, () => {
    const [taken] = pool.splice(Math.floor(random() * pool.length), 1);
    return taken;
  });
}
