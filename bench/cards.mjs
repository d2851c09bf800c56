// How long a preview of advice cards takes: npm run bench:cards. The template has 60 questions of every type, a fifth
// of them conditional, six dimensions, and 100 cards with two to four rules on answers and scores, some in groups. The
// preview finds problems, answers without a card, and the reports of five sample participants. Prints the median and
// the slowest call, and fails if the median exceeds the goal.
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

const QUESTIONS = 60;
const CARDS = 100;
const ROUNDS = 200;
/** Uncounted rounds, in which the code is compiled. */
const WARM_UP = 20;
/** Goal for the median, in milliseconds. */
const GOAL = 100;
const OPTIONS = ["Yes", "No", "Sometimes", "None of these"];
const TYPES = ["multiple_choice", "rating", "rating", "multiple_choice", "text"];
const KINDS = ["risk", "weakness", "opportunity", "strength"];
const KEYS = ["money", "people", "web", "sales", "safety", "aims"];

const { module } = await runnerImport(join(root, "src/server/features/cards/rules.ts"));
const { previewOf } = module;

let seed = 13;
/** A pseudorandom integer below `n`, the same sequence in every run. */
function below(n) {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((seed / 2 ** 32) * n);
}
const oneOf = (list) => list[below(list.length)];

const bands = ["Fragile", "Steady", "Strong"].map((name, at) => ({
  from: at * 2,
  name,
  text: `${name} it is.`,
}));
const scoring = {
  ...{ version: 1, visibleTo: "participant", scale: { max: 5, decimals: 1 }, minCoverage: 0.5, bands },
  dimensions: KEYS.map((key) => ({ key, name: key, description: null, weight: 1, bands: null })),
  benchmark: { on: false, k: 5 },
};
const questions = [];
for (let place = 0; place < QUESTIONS; place++) questions.push(questionAt(place));
const cards = Array.from({ length: CARDS }, (_, at) => cardAt(at));

const times = [];
let preview;
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const startedAt = performance.now();
  preview = previewOf(cards, { questions, scoring, language: null });
  if (round >= WARM_UP) times.push(performance.now() - startedAt);
}
times.sort((a, b) => a - b);
const median = times[times.length / 2];
const items = preview.reports.reduce((sum, { advice }) => sum + advice.items.length, 0);
process.stdout.write(
  `${QUESTIONS} questions, ${CARDS} cards, ${preview.problems.length} of them wrong, ${items} pieces of advice to five ` +
    `people: median ${median.toFixed(1)} ms, slowest ${times.at(-1).toFixed(1)} ms\n`,
);
process.exitCode = median <= GOAL ? 0 : 1;

function questionAt(place) {
  const questionType = TYPES[place % TYPES.length];
  const isChoice = questionType === "multiple_choice";
  const isSeveral = isChoice && place % 4 === 0;
  const isShownBy = place > 5 && place % 5 === 1 ? ruleOver(questions[below(place)]) : null;
  return {
    ...{
      id: place + 1,
      order: place + 1,
      questionText: `Question ${place}?`,
      questionType,
      isRequired: place % 3 > 0,
    },
    ...{ options: isChoice ? OPTIONS : null, points: isChoice ? [3, 0, 1, -1] : null },
    ...{ selection: isSeveral ? "several" : "one", exclusiveOptions: isSeveral ? [OPTIONS[3]] : null },
    ...{
      scaleLabels: null,
      highIs: questionType === "rating" ? oneOf(["good", "bad"]) : null,
      shortName: null,
    },
    ...{ dimension: questionType === "text" ? null : KEYS[place % KEYS.length], weight: 1 },
    ...{ combine: "max", skipCounts: "nothing" },
    conditions: isShownBy && { version: 1, match: "all", rules: [isShownBy] },
  };
}

function cardAt(place) {
  const [first, ...rest] = Array.from({ length: 2 + below(3) }, () =>
    below(4) === 0 ? valueRule() : ruleOver(oneOf(questions)),
  );
  const rules = place % 3 === 0 ? [first, { match: "any", rules: rest }] : [first, ...rest];
  const named = oneOf(questions).id;
  return {
    ...{ key: `card-${place}`, when: { version: 1, match: place % 2 === 0 ? "all" : "any", rules } },
    ...{
      kind: KINDS[place % KINDS.length],
      dimension: oneOf(KEYS),
      title: `Card ${place}`,
      effort: 1,
      impact: 1 + below(3),
    },
    why: `You answered {{answer:${named}}}. That is why this card stands here, in two sentences.`,
    steps: [
      { text: "Ask somebody who knows.", horizon: "week" },
      { text: `Read {{quote:${named}}} again.`, horizon: "month" },
    ],
  };
}

function valueRule() {
  return below(2) === 0
    ? { score: oneOf(["", ...KEYS]), op: oneOf(["atLeast", "atMost"]), value: below(50) / 10 }
    : { band: oneOf(["", ...KEYS]), op: "is", value: oneOf(bands).name };
}

function ruleOver({ id, questionType }) {
  if (questionType === "rating")
    return { question: id, op: oneOf(["atLeast", "atMost"]), value: 1 + below(5) };
  if (questionType === "text") return { question: id, op: oneOf(["answered", "notAnswered"]) };
  return below(2) === 0
    ? { question: id, op: oneOf(["is", "isNot", "includes"]), value: oneOf(OPTIONS) }
    : { question: id, op: "isAnyOf", value: OPTIONS.slice(0, 1 + below(3)) };
}
