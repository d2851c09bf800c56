// How long it takes to find the visible questions: npm run bench:conditions. 200 questions of every type have 400
// rules, two per question after the first, some in groups. All visible questions have answers, random each time so that
// branch prediction doesn't help. Prints the median and the slowest call, and fails if the median exceeds the server's
// goal. A phone with a quarter of the speed takes about four times as long.
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

const QUESTIONS = 200;
const RULES = 400;
const ROUNDS = 5_000;
/** Uncounted rounds, in which the code is compiled. */
const WARM_UP = 500;
/** Goal for the median, in milliseconds. */
const GOAL = 1;
const OPTIONS = ["Yes", "No", "Sometimes", "None of these"];
const TYPES = ["multiple_choice", "rating", "text"];

const { module } = await runnerImport(join(root, "src/shared/domain/questions/conditions.ts"));
const { visible, rulesOf } = module;

let seed = 13;
/** A pseudorandom integer below `n`, the same sequence in every run. */
function below(n) {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((seed / 2 ** 32) * n);
}
const oneOf = (list) => list[below(list.length)];

const questions = [];
for (let place = 0; place < QUESTIONS; place++)
  questions.push({
    id: place + 1,
    order: place + 1,
    questionType: TYPES[place % TYPES.length],
    conditions: conditionsAt(place),
  });
const rules = questions.reduce((sum, { conditions }) => sum + rulesOf(conditions).length, 0);
if (rules !== RULES) throw new Error(`There are ${rules} rules.`);

const times = [];
let shown = 0;
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const responses = Object.fromEntries(questions.map(({ id, questionType }) => [id, answerTo(questionType)]));
  const startedAt = performance.now();
  const applying = visible(questions, responses);
  if (round >= WARM_UP) times.push(performance.now() - startedAt);
  shown += applying.length;
}
times.sort((a, b) => a - b);
const median = times[times.length / 2];
const share = Math.round((100 * shown) / (QUESTIONS * (WARM_UP + ROUNDS)));
process.stdout.write(
  `${QUESTIONS} questions, ${RULES} rules, ${share} % of them apply: median ${median.toFixed(3)} ms, ` +
    `99th percentile ${times[Math.floor(times.length * 0.99)].toFixed(3)} ms, slowest ${times.at(-1).toFixed(3)} ms\n`,
);
process.exitCode = median <= GOAL ? 0 : 1;

/** Two rules per question, one of them in a group. The first question has none, so the last has four. */
function conditionsAt(place) {
  if (place === 0) return null;
  const count = place === QUESTIONS - 1 ? 4 : 2;
  const ownRules = Array.from({ length: count }, () => ruleOver(questions[below(place)]));
  const [first, ...rest] = ownRules;
  return { version: 1, match: "any", rules: [first, { match: "any", rules: rest }] };
}

function ruleOver({ id, questionType }) {
  if (questionType === "rating")
    return { question: id, op: oneOf(["atLeast", "atMost"]), value: 1 + below(5) };
  if (questionType === "text") return { question: id, op: oneOf(["answered", "notAnswered"]) };
  return below(2) === 0
    ? { question: id, op: oneOf(["is", "isNot", "includes"]), value: oneOf(OPTIONS) }
    : { question: id, op: "isAnyOf", value: OPTIONS.slice(0, 1 + below(3)) };
}

function answerTo(questionType) {
  if (questionType === "rating") return String(1 + below(5));
  if (questionType === "text") return oneOf(["skip", "Shoes for walkers"]);
  return below(2) === 0 ? oneOf(OPTIONS) : OPTIONS.slice(0, 1 + below(3));
}
