// How the rules do on labelled replies, without a model: npm run bench:answers [-- --held-out].
// bench/answers/README.md says what is counted. What fails in the held-out part is shown only when asked for.
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../src/server/boot/build-if-stale.mjs";

/** What the held-out part must reach, as shares of all its replies in languages with a table. */
const FLOOR = { right: 0.85, english: 0.9, elsewhere: 0.8, wrong: 0.015, exactlyWrong: 0.005 };
const COLUMNS = ["replies", "right", "wrong", "sent back", "offered", "exact", "of it wrong"];

const folder = join(root, "bench/answers");
const { readReplies, PARTS } = await load(join(folder, "replies.ts"));
const { isCounted, mark, scoreOf } = await load(join(folder, "score.ts"));

const marks = readReplies(folder).map(mark);
for (const part of PARTS) print(part);
speed();
showFailures("tuning");
if (process.argv.includes("--held-out")) showFailures("held-out");

const held = marks.filter(({ labelled }) => labelled.part === "held-out" && isCounted(labelled));
const all = scoreOf(held);
const english = scoreOf(held.filter(({ labelled }) => labelled.language === "en"));
const elsewhere = scoreOf(held.filter(({ labelled }) => labelled.language !== "en"));
const isMet =
  all.right >= FLOOR.right &&
  english.right >= FLOOR.english &&
  elsewhere.right >= FLOOR.elsewhere &&
  all.wrong <= FLOOR.wrong &&
  all.exactlyWrong <= FLOOR.exactlyWrong;
if (!isMet) process.stderr.write("The held-out part is below what is asked for.\n");
process.exitCode = isMet ? 0 : 1;

async function load(file) {
  const { module } = await runnerImport(file);
  return module;
}

/** A table of one part: all in languages with a table, then by type of question, language and kind of reply. */
function print(part) {
  const ofPart = marks.filter(({ labelled }) => labelled.part === part);
  const inTables = ofPart.filter(({ labelled }) => isCounted(labelled));
  row(part, COLUMNS);
  row("all with a table", cells(scoreOf(inTables)));
  row("  not English", cells(scoreOf(inTables.filter(({ labelled }) => labelled.language !== "en"))));
  row("without a table", cells(scoreOf(ofPart.filter((each) => !inTables.includes(each)))));
  for (const of of [
    ({ question }) => question.questionType,
    ({ language }) => language,
    ({ kind }) => kind,
  ]) {
    for (const name of new Set(inTables.map(({ labelled }) => of(labelled))))
      row(`  ${name}`, cells(scoreOf(inTables.filter(({ labelled }) => of(labelled) === name))));
  }
  process.stdout.write("\n");
}

function cells(score) {
  const { replies, ...shares } = score;
  return [
    String(replies),
    ...Object.values(shares).map((share) => (Number.isNaN(share) ? "-" : `${(100 * share).toFixed(1)} %`)),
  ];
}

function row(name, values) {
  process.stdout.write(`${name.padEnd(22)}${values.map((value) => value.padStart(12)).join("")}\n`);
}

/** How long judging takes once warm: each reply, and each said over and over until it is as long as a message may be. */
function speed() {
  const replies = marks.map(({ labelled }) => labelled);
  line("judging one reply", replies);
  line(
    "judging 4,000 characters",
    replies.map((labelled) => ({ ...labelled, reply: saidOver(labelled.reply) })),
  );
  process.stdout.write("\n");
}

/** A reply over and over, as long as a message may be; no more, as a text that was cut keeps all it was cut from. */
function saidOver(reply, length = 4_000) {
  return `${reply} `.repeat(Math.ceil(length / (reply.length + 1))).slice(0, length);
}

function line(name, replies) {
  const took = replies.map((labelled) => mark(labelled).took).sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))].toFixed(2);
  process.stdout.write(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms\n`);
}

function showFailures(part) {
  process.stdout.write(`Wrong or sent back in the ${part} part:\n`);
  for (const { labelled, judgement, verdict } of marks) {
    if (labelled.part !== part || verdict === "right") continue;
    const { questionId, language, kind, reply, expected } = labelled;
    const got = judgement.answer ?? judgement.refusal?.reason ?? judgement.outcome;
    const parts = [
      verdict,
      questionId,
      language,
      kind,
      reply,
      expected.join(" / "),
      [got].flat().join(" + "),
    ];
    process.stdout.write(`${parts.map((part) => JSON.stringify(part)).join("  ")}\n`);
  }
}
