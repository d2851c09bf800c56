// Trains the intent classifier on the tuning and training parts: npm run bench:learn. With --check it only measures:
// each writer's file is classified by weights trained on the other files. README.md explains the figures.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../../src/server/startup/build-if-stale.mjs";
import { randomFrom } from "../random.mjs";

const EPOCHS = 20;
const LEARNING_RATE = 0.1;
const L2 = 0.001;
/** Weight of an example that answers a closed question. */
const CLOSED_ANSWER = 0.3;
/** Weights are quantized to whole steps from -7 to 7; the largest in a thousand are clipped. */
const STEPS = 7;
const CLIP = 0.999;
const SEED = 7;
/** Classes by label. For other labels, the intent that the rules detect is used. */
const CLASS_OF = {
  "question-back": "question",
  "about-assessment": "assessment",
  refusal: "skip",
  ...Object.fromEntries(
    ["correction", "command", "unsure", "reference", "abuse", "wait", "greeting", "noise"].map((kind) => [
      kind,
      kind,
    ]),
  ),
};

const load = async (file) => (await runnerImport(join(root, file))).module;
const { SKIP } = await load("src/shared/domain/answer.ts");
const { readReplies } = await load("bench/answers/replies.ts");
const { verdictOn, isCounted } = await load("bench/answers/score.ts");
const { parseAnswer } = await load("src/server/answer-parser/parse-answer.ts");
const { detectIntent } = await load("src/server/answer-parser/intents/detect-intent.ts");
const { BUCKETS, featuresOf } = await load("src/server/answer-parser/intent-classifier/features.ts");
const { CLASSES, predictIntent, probabilities, utteranceOf } = await load(
  "src/server/answer-parser/intent-classifier/classify.ts",
);

const replies = readReplies(join(root, "bench/answers")).filter(
  (each) => each.part === "tuning" && isCounted(each),
);
const examples = [...replies, ...readTraining(join(root, "bench/answers/training"))].flatMap(exampleOf);
if (process.argv.includes("--check")) check();
else write(train(examples));

/** Training examples without a question: a class and a reply per line, one file per language. */
function readTraining(folder) {
  const question = { questionText: "", questionType: "text", options: null, isRequired: true };
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [kind, reply] = line.split("\t");
        return { question, reply, kind, expected: [kind === "answer" ? "=" : "rejected"], file: "training" };
      }),
  );
}

/** The classes that a reply may have. Not an example if people could disagree, or if only the options decide. */
function exampleOf(labeled) {
  const { question, reply, expected, kind } = labeled;
  const isAnswer = expected.some((label) => label.startsWith("="));
  const isIntent = expected.includes("rejected") || expected.includes("skipped");
  const isOpen = question.questionType === "text";
  const known = isAnswer ? undefined : (CLASS_OF[kind] ?? detected(labeled));
  if ((isAnswer && isIntent) || (!isAnswer && !known && !isOpen)) return [];
  const kinds = isAnswer ? [0] : known ? [CLASSES.indexOf(known)] : [...CLASSES.keys()].slice(1);
  const utterance = utteranceOf(reply);
  if (utterance === null) return [];
  const features = featuresOf(reply, utterance, question.questionText);
  return [{ labeled, features, kinds, weight: isAnswer && !isOpen ? CLOSED_ANSWER : 1 }];
}

function detected({ kind, question, reply }) {
  const reason = kind === "earlier" ? detectIntent(reply, question)?.intent.kind : undefined;
  return CLASSES.includes(reason) ? reason : undefined;
}

/** Softmax regression by stochastic gradient descent (AdaGrad); the weights are quantized. */
function train(examples) {
  const weights = new Float64Array((BUCKETS + 1) * CLASSES.length);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const random = randomFrom(SEED);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const { features, kinds, weight } of order) {
      const likely = probabilities(features, weights);
      const total = kinds.reduce((sum, kind) => sum + likely[kind], 0);
      const gradients = [...CLASSES.keys()].map(
        (kind) => (likely[kind] - (kinds.includes(kind) ? likely[kind] / total : 0)) * weight,
      );
      for (const [place, value] of features) {
        for (let kind = 0; kind < gradients.length; kind++) {
          const at = place * gradients.length + kind;
          const gradient = gradients[kind] * value + L2 * weights[at];
          squares[at] += gradient * gradient;
          weights[at] -= (LEARNING_RATE * gradient) / Math.sqrt(squares[at]);
        }
      }
    }
  }
  return quantized(weights);
}

function quantized(weights) {
  const buckets = weights.slice(0, BUCKETS * CLASSES.length);
  const sizes = [...buckets]
    .map(Math.abs)
    .filter((size) => size > 1e-6)
    .sort((one, other) => one - other);
  const step = sizes[Math.floor(sizes.length * CLIP)] / STEPS;
  const steps = [...buckets].map((weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))));
  const biases = [...weights.slice(buckets.length)];
  return { step, steps, biases, weights: [...steps.map((each) => each * step), ...biases] };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

function write({ step, steps, biases }) {
  const bytes = Uint8Array.from(
    { length: steps.length / 2 },
    (_, at) => (steps[2 * at] + 8) * 16 + steps[2 * at + 1] + 8,
  );
  const written = {
    step: Number(step.toPrecision(6)),
    biases: biases.map((weight) => Number(weight.toPrecision(6))),
    buckets: Buffer.from(bytes).toString("base64"),
  };
  const text = `/** Trained on bench/answers by \`npm run bench:learn\`. */\nexport const WEIGHTS = {\n  step: ${written.step},\n  biases: [\n    ${written.biases.join(", ")},\n  ],\n  buckets:\n    "${written.buckets}",\n};\n`;
  writeFileSync(join(root, "src/server/answer-parser/intent-classifier/weights.ts"), text);
}

/** Classifies each writer's open questions with weights of the other writers, and by the rules alone. */
function check() {
  const columns = ["right", "wrong", "right", "wrong"].map((name) => name.padStart(8)).join("");
  process.stdout.write(
    `${"left out".padEnd(32)}${"replies".padStart(8)}${columns}  (rules alone; with the classifier)\n`,
  );
  for (const excludedFile of new Set(replies.map(({ file }) => file))) {
    const { weights } = train(examples.filter(({ labeled }) => labeled.file !== excludedFile));
    const open = replies.filter(
      ({ file, question }) => file === excludedFile && question.questionType === "text",
    );
    const cells = [null, weights].flatMap((model) => {
      const verdicts = open.map((each) => verdictOn(each, parsedWith(model, each)));
      return ["right", "wrong"].map((verdict) => {
        const share = verdicts.filter((one) => one === verdict).length / open.length;
        return `${(100 * share).toFixed(1)} %`.padStart(8);
      });
    });
    process.stdout.write(`${excludedFile.padEnd(32)}${String(open.length).padStart(8)}${cells.join("")}\n`);
  }
}

/** Parses the reply to an open question with other weights; null uses the rules alone. */
function parsedWith(weights, { question, reply }) {
  if (detectIntent(reply, question) !== null) return parseAnswer(question, reply);
  const predicted = weights && predictIntent(reply, question.questionText, weights);
  if (predicted === null) return { outcome: "stored", answer: reply.trim() };
  return predicted === "skip" && !question.isRequired
    ? { outcome: "stored", answer: SKIP }
    : { outcome: "unclear", reason: "unclear", candidates: [] };
}
