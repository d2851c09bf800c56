// How long it takes to say which questions apply: npm run bench:conditions.
// 200 questions with 400 rules, two to a question after the first, over every type and in groups; all that applies is
// answered. Random answers each time, so that no branch is learnt by heart. Prints the median and the slowest of the
// calls, and fails past what is asked for on the server. What a browser makes of it at a quarter of the speed is four
// times that and the browser's own.
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

const QUESTIONS = 200;
const RULES = 400;
const ROUNDS = 5_000;
/** Rounds that are not counted: the first calls are compiled. */
const WARM_UP = 500;
/** The most that the median may take, in milliseconds. */
const GOAL = 1;
const OPTIONS = ["Yes", "No", "Sometimes", "None of these"];
const TYPES = ["multiple_choice", "rating", "text"];

const { module } = await runnerImport(join(root, "src/shared/domain/questions/conditions.ts"));
const { visible, rulesOf } = module;

let seed = 13;
/** The same numbers in every run, below `n`. */
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
  const begun = performance.now();
  const applying = visible(questions, responses);
  if (round >= WARM_UP) times.push(performance.now() - begun);
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

/** Two rules a question, one of them in a group; the first has none, so the last has four. */
function conditionsAt(place) {
  if (place === 0) return null;
  const count = place === QUESTIONS - 1 ? 4 : 2;
  const own = Array.from({ length: count }, () => ruleOver(questions[below(place)]));
  const [first, ...others] = own;
  return { version: 1, match: "any", rules: [first, { match: "any", rules: others }] };
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
