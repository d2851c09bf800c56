// Learns the judge's weights from the tuning and training parts: npm run bench:learn. With --check it only measures:
// each writer's file is judged by what the other files taught. README.md says what is counted.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../../src/server/boot/build-if-stale.mjs";
import { randomFrom } from "../random.mjs";

/** How often each reply is looked at, how fast is learned, and how strongly weights are held near nothing. */
const ROUNDS = 20;
const PACE = 0.1;
const HOLD = 0.001;
/** What an answer to a closed question teaches about open ones. */
const CLOSED_ANSWER = 0.3;
/** Weights are whole steps from -7 to 7; the largest in a thousand are cut. */
const STEPS = 7;
const CUT = 0.999;
const SEED = 7;
/** The classes of the labels, by the judge's names; where a label has none, what the rules find counts. */
const KIND_OF = {
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
const { readReplies } = await load("bench/answers/replies.ts");
const { verdictOn, isCounted } = await load("bench/answers/score.ts");
const { judgeAnswer } = await load("src/server/judge/judge.ts");
const { moveIn } = await load("src/server/judge/moves/move.ts");
const { featuresOf, PLACES, saidIn } = await load("src/server/judge/learned/features.ts");
const { KINDS, learnedMove, likelihoods } = await load("src/server/judge/learned/voice.ts");

const replies = readReplies(join(root, "bench/answers")).filter(({ part }) => part === "tuning");
const examples = [...replies, ...readTraining(join(root, "bench/answers/training"))].flatMap(exampleOf);
if (process.argv.includes("--check")) check();
else write(learn(examples));

/** What was written to teach: a class and a reply a line, one file a language, to no question. */
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

/** What a reply teaches: the kinds that it may be. Nothing where careful people differ, or only the options tell. */
function exampleOf(labelled) {
  const { question, reply, expected, kind } = labelled;
  const isAnswer = expected.some((label) => label.startsWith("="));
  const isMove = expected.includes("rejected") || expected.includes("skipped");
  const isOpen = question.questionType === "text";
  const known = isAnswer ? undefined : (KIND_OF[kind] ?? found(labelled));
  if ((isAnswer && isMove) || (!isAnswer && !known && !isOpen)) return [];
  const kinds = isAnswer ? [0] : known ? [KINDS.indexOf(known)] : [...KINDS.keys()].slice(1);
  const said = saidIn(reply);
  if (said === null) return [];
  const features = featuresOf(reply, said, question.questionText);
  return [{ labelled, features, kinds, weight: isAnswer && !isOpen ? CLOSED_ANSWER : 1 }];
}

function found({ kind, question, reply }) {
  const reason = kind === "earlier" ? moveIn(reply, question)?.is.reason : undefined;
  return KINDS.includes(reason) ? reason : undefined;
}

/** Weights by stochastic gradient descent (AdaGrad) on the likelihood of the labelled kinds, as steps. */
function learn(taught) {
  const weights = new Float64Array((PLACES + 1) * KINDS.length);
  const moved = new Float64Array(weights.length).fill(1e-8);
  const random = randomFrom(SEED);
  const order = [...taught];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const { features, kinds, weight } of order) {
      const likely = likelihoods(features, weights);
      const right = kinds.reduce((sum, kind) => sum + likely[kind], 0);
      const pulls = [...KINDS.keys()].map(
        (kind) => (likely[kind] - (kinds.includes(kind) ? likely[kind] / right : 0)) * weight,
      );
      for (const [place, value] of features) {
        for (let kind = 0; kind < pulls.length; kind++) {
          const at = place * pulls.length + kind;
          const slope = pulls[kind] * value + HOLD * weights[at];
          moved[at] += slope * slope;
          weights[at] -= (PACE * slope) / Math.sqrt(moved[at]);
        }
      }
    }
  }
  return stepped(weights);
}

function stepped(weights) {
  const places = weights.slice(0, PLACES * KINDS.length);
  const sizes = [...places]
    .map(Math.abs)
    .filter((size) => size > 1e-6)
    .sort((one, other) => one - other);
  const step = sizes[Math.floor(sizes.length * CUT)] / STEPS;
  const steps = [...places].map((weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))));
  const alone = [...weights.slice(places.length)];
  return { step, steps, alone, weights: [...steps.map((each) => each * step), ...alone] };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

function write({ step, steps, alone }) {
  const bytes = Uint8Array.from(
    { length: steps.length / 2 },
    (_, at) => (steps[2 * at] + 8) * 16 + steps[2 * at + 1] + 8,
  );
  const written = {
    step: Number(step.toPrecision(6)),
    alone: alone.map((weight) => Number(weight.toPrecision(6))),
    places: Buffer.from(bytes).toString("base64"),
  };
  const text = `/** Learned from bench/answers by \`npm run bench:learn\`; read by judge/learned. */\nexport const WEIGHTS = {\n  step: ${written.step},\n  alone: [\n    ${written.alone.join(", ")},\n  ],\n  places:\n    "${written.places}",\n};\n`;
  writeFileSync(join(root, "src/server/judge/lexicon/weights.ts"), text);
}

/** Leave one file out: its open questions by the rules alone, and with what the other files taught. */
function check() {
  const files = [...new Set(replies.map(({ file }) => file))];
  const groups = [...files.map((file) => [file]), files.filter((file) => file.startsWith("near-misses"))];
  process.stdout.write(
    `${"left out".padEnd(40)}${"replies".padStart(8)}   rules alone: right, wrong, sent back   learned too\n`,
  );
  for (const group of groups) {
    const { weights } = learn(examples.filter(({ labelled }) => !group.includes(labelled.file)));
    const open = replies.filter(
      (each) => group.includes(each.file) && each.question.questionType === "text" && isCounted(each),
    );
    const shares = (judge) => {
      const verdicts = open.map((each) => verdictOn(each, judge(each)));
      return ["right", "wrong", "sent-back"]
        .map((verdict) => {
          const share = verdicts.filter((one) => one === verdict).length / open.length;
          return (100 * share).toFixed(1).padStart(6);
        })
        .join("");
    };
    const alone = shares((each) => byRules(each));
    const both = shares((each) => byRules(each, weights));
    process.stdout.write(
      `${group.join(", ").padEnd(40)}${String(open.length).padStart(8)}   ${alone}   ${both}\n`,
    );
  }
}

/** An open question as the judge reads it, by the rules and these weights. */
function byRules({ question, reply }, weights = null) {
  if (moveIn(reply, question) !== null) return judgeAnswer(question, reply);
  const move = weights && learnedMove(reply, question.questionText, weights);
  if (move === null) return { outcome: "accepted", answer: reply.trim() };
  return { outcome: move === "skip" && !question.isRequired ? "skipped" : "rejected" };
}
