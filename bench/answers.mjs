// How the deterministic judge does on labelled replies: npm run bench:answers [-- --held-out].
// bench/answers/README.md says what is counted. What fails in the held-out half is shown only when asked for.
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../src/server/boot/build-if-stale.mjs";

/** What the held-out half must reach. */
const FLOOR = { accuracy: 0.97, falseAccepts: 0.01, decided: 0.7 };
const COLUMNS = ["replies", "decided", "accuracy", "false acc.", "| no model", "false acc."];

const folder = join(root, "bench/answers");
const { readReplies, HALVES } = await load("replies");
const { mark, scoreOf } = await load("score");

const marks = readReplies(folder).map(mark);
const scores = Object.fromEntries(HALVES.map((half) => [half, print(half)]));
showFailures("tuning");
if (process.argv.includes("--held-out")) showFailures("held-out");

const { accuracy, falseAccepts, decided } = scores["held-out"];
const isMet = accuracy >= FLOOR.accuracy && falseAccepts <= FLOOR.falseAccepts && decided >= FLOOR.decided;
if (!isMet) process.stderr.write("The held-out half is below what is asked for.\n");
process.exitCode = isMet ? 0 : 1;

async function load(name) {
  const { module } = await runnerImport(join(folder, `${name}.ts`));
  return module;
}

/** A table of one half: all, by type of question, by language. */
function print(half) {
  const ofHalf = marks.filter(({ labelled }) => labelled.half === half);
  row(`${half} half`, COLUMNS);
  const all = scoreOf(ofHalf);
  row("all", cells(all));
  for (const of of [({ question }) => question.questionType, ({ language }) => language]) {
    const names = new Set(ofHalf.map(({ labelled }) => of(labelled)));
    for (const name of names) {
      row(`  ${name}`, cells(scoreOf(ofHalf.filter(({ labelled }) => of(labelled) === name))));
    }
  }
  process.stdout.write("\n");
  return all;
}

function cells(score) {
  const shares = [
    score.decided,
    score.accuracy,
    score.falseAccepts,
    score.aloneAccuracy,
    score.aloneFalseAccepts,
  ];
  return [String(score.replies), ...shares.map((share) => `${(100 * share).toFixed(1)} %`)];
}

function row(name, values) {
  process.stdout.write(`${name.padEnd(20)}${values.map((value) => value.padStart(12)).join("")}\n`);
}

function showFailures(half) {
  process.stdout.write(`Wrong or undecided in the ${half} half:\n`);
  for (const { labelled, judgement, isDecided, isRight, isFalseAccept, alone } of marks) {
    if (labelled.half !== half || isRight || (!isDecided && alone.isRight)) continue;
    const kind = isFalseAccept ? "FALSE" : isDecided ? "wrong" : "open";
    const { question, language, reply, expected } = labelled;
    const got = [judgement.outcome, judgement.answer ?? judgement.reason ?? judgement.fallback];
    const parts = [kind, question.questionType, language, reply, expected.join(" / "), got.join(" ")];
    process.stdout.write(`${parts.map((part) => JSON.stringify(part)).join("  ")}\n`);
  }
}
