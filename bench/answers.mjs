// How well the parser reads labeled replies without a model: npm run bench:answers. bench/answers/README.md explains
// the figures. "-- --without scale" leaves out a matcher, "-- --without all" each in turn, and prints the difference.
// "-- --failures" lists the failures in the tuning part, "-- --held-out" those in the held-out part.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

/** Goals for the held-out part, as shares of its replies in languages that the chat supports. */
const GOALS = { wrong: 0.02, withinOnePress: 0.73, wronglyOffered: 0.05, exactlyWrong: 0 };
const GOALS_BY_TYPE = { rating: 0.82, multiple_choice: 0.6, text: 0.94 };
/** Goals for replies of up to three words, in both parts together. */
const GOALS_SHORT = { wrong: 0.015, withinOnePress: 0.86 };
const COLUMNS = ["replies", "right", "in a press", "wrong", "wrongly off.", "exact", "of it wrong"];

const folder = join(root, "bench/answers");
const { readReplies } = await load(join(folder, "replies.ts"));
const { isCounted, isShort, mark, MATCHER_NAMES, scoreOf } = await load(join(folder, "score.ts"));

const replies = readReplies(folder).filter(isCounted);
const counted = replies.map((labeled) => mark(labeled));
const heldOut = counted.filter(({ labeled }) => labeled.part === "held-out");
const short = counted.filter(({ labeled }) => isShort(labeled));
table("held-out", heldOut);
table(
  "tuning",
  counted.filter((each) => !heldOut.includes(each)),
);
table("up to three words", short);
speed();
const excluded = process.argv[process.argv.indexOf("--without") + 1];
if (process.argv.includes("--without")) ablate(excluded === "all" ? MATCHER_NAMES : [excluded]);
if (process.argv.includes("--failures")) showFailures(counted.filter((each) => !heldOut.includes(each)));
if (process.argv.includes("--held-out")) showFailures(heldOut);

const missed = [
  ...missedIn("held-out", scoreOf(heldOut), GOALS),
  ...Object.entries(GOALS_BY_TYPE).flatMap(([type, withinOnePress]) =>
    missedIn(`held-out ${type}`, scoreOf(ofType(heldOut, type)), { withinOnePress }),
  ),
  ...missedIn("up to three words", scoreOf(short), GOALS_SHORT),
];
for (const line of missed) process.stderr.write(`Missed: ${line}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function load(file) {
  const { module } = await runnerImport(file);
  return module;
}

function missedIn(name, score, goals) {
  return Object.entries(goals)
    .filter(([key, goal]) => (key === "withinOnePress" ? score[key] < goal : score[key] > goal))
    .map(([key, goal]) => `${name}, ${key}: ${percent(score[key])}, goal ${percent(goal)}`);
}

function ofType(some, type) {
  return some.filter(({ labeled }) => labeled.question.questionType === type);
}

/** Prints a table: all replies, then by question type and by language. */
function table(name, rows) {
  row(name, COLUMNS);
  row("  all", cells(scoreOf(rows)));
  for (const type of Object.keys(GOALS_BY_TYPE)) row(`  ${type}`, cells(scoreOf(ofType(rows, type))));
  for (const language of new Set(rows.map(({ labeled }) => labeled.language)))
    row(`  ${language}`, cells(scoreOf(rows.filter(({ labeled }) => labeled.language === language))));
  process.stdout.write("\n");
}

function cells({ replies, ...shares }) {
  return [String(replies), ...Object.values(shares).map(percent)];
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function row(name, values) {
  process.stdout.write(`${name.padEnd(22)}${values.map((value) => value.padStart(13)).join("")}\n`);
}

/** Prints how long warm parsing takes, for each reply and for each repeated to the maximum length of a message. */
function speed() {
  line("parsing one reply", replies);
  line(
    "parsing 4,000 characters",
    replies.map((labeled) => ({ ...labeled, reply: repeated(labeled.reply) })),
  );
  process.stdout.write("\n");
}

/** Prints the change without each matcher, in percentage points and per 100 of its lines. */
function ablate(names) {
  const base = scoreOf(heldOut);
  row("left out", ["lines", "right", "in a press", "wrong", "per 100 lines"]);
  for (const name of names) {
    const file = join(root, `src/server/answer-parser/matchers/${name}.ts`);
    const lines = readFileSync(file, "utf8").split("\n").length - 1;
    const part = replies.filter((labeled) => labeled.part === "held-out");
    const score = scoreOf(part.map((labeled) => mark(labeled, name)));
    const [right, press, wrong] = ["right", "withinOnePress", "wrong"].map(
      (key) => 100 * (score[key] - base[key]),
    );
    row(`  ${name}`, [
      String(lines),
      ...[right, press, wrong, (-100 * press) / lines].map((each) => each.toFixed(1)),
    ]);
  }
  process.stdout.write("\n");
}

function repeated(reply, length = 4_000) {
  return `${reply} `.repeat(Math.ceil(length / (reply.length + 1))).slice(0, length);
}

function line(name, replies) {
  const took = replies.map((labeled) => mark(labeled).took).sort((a, b) => a - b);
  const at = (share) => took[Math.floor(share * (took.length - 1))].toFixed(2);
  process.stdout.write(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms\n`);
}

function showFailures(rows) {
  for (const { labeled, result, verdict } of rows) {
    if (verdict === "right") continue;
    const { questionId, language, kind, reply, expected } = labeled;
    const got = result.answer ?? result.intent?.kind ?? result.reason;
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
