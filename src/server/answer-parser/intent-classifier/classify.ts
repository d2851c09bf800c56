import { SKIP } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { lazy } from "../../language/lazy";
import { withoutStretches } from "../intents/small-talk";
import { aboutAssessment, topicIn } from "../intents/topics";
import { mentions, parseUtterance, type Utterance } from "../intents/utterance";
import { type Intent, type Parsed, stored } from "../parse-result";
import { type Features, featuresOf } from "./features";
import { WEIGHTS } from "./weights";

export const CLASSES = [
  "answer",
  "question",
  "assessment",
  "correction",
  "command",
  "skip",
  "unsure",
  "reference",
  "abuse",
  "wait",
  "greeting",
  "noise",
] as const;
export type IntentClass = Exclude<(typeof CLASSES)[number], "answer">;

/** Weights by bucket, then class; the biases of the classes come last. */
export type Weights = ArrayLike<number>;

/** Two weights per byte, 4 bits each, as written by `npm run bench:learn`. */
const trained = lazy((): Weights => {
  const bytes = Buffer.from(WEIGHTS.buckets, "base64");
  const steps = [...bytes].flatMap((byte) => [(byte >> 4) - 8, (byte & 15) - 8]);
  return Float32Array.from([...steps.map((weight) => weight * WEIGHTS.step), ...WEIGHTS.biases]);
});

/**
 * The probability of each class (softmax), in the order of `CLASSES`.
 * @public to bench/answers/learn.mjs
 */
export function probabilities(features: Features, weights: Weights = trained()): number[] {
  const sums = new Array<number>(CLASSES.length).fill(0);
  for (const [bucket, value] of features)
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (weights[bucket * sums.length + at] ?? 0) * value;
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * Parses a message in the best matching language; null when it has no words.
 * @public to bench/answers/learn.mjs
 */
export function utteranceOf(message: string): Utterance | null {
  const [utterance] = parseUtterance(withoutStretches(message));
  return utterance && utterance.words > 0 ? utterance : null;
}

/** Minimum probability that a message isn't an answer, and minimum share of one class in it. */
const MIN_INTENT_PROBABILITY = 0.6;
const MIN_CLASS_SHARE = 0.5;
/** Shorter messages are left to the rules. Longer ones have content. */
const MIN_WORDS = 5;
const MAX_WORDS = 50;

/**
 * Classifies a reply to an open question in which the rules found no intent (decision 0084). Returns "unclear" when
 * several classes are likely, null for an answer.
 * @public to bench/answers/learn.mjs
 */
export function predictIntent(
  message: string,
  questionText: string,
  weights: Weights = trained(),
): IntentClass | "unclear" | null {
  const utterance = utteranceOf(message);
  if (
    utterance === null ||
    utterance.words < MIN_WORDS ||
    utterance.words > MAX_WORDS ||
    mentions(utterance, "we")
  )
    return null;
  const [answer = 1, ...intents] = probabilities(featuresOf(message, utterance, questionText), weights);
  if (1 - answer <= MIN_INTENT_PROBABILITY) return null;
  const best = Math.max(...intents);
  const [, ...classes] = CLASSES;
  return best < MIN_CLASS_SHARE * (1 - answer) ? "unclear" : (classes[intents.indexOf(best)] ?? "unclear");
}

/** Stores an open answer unless the classifier predicts another intent. */
export function classifyOpenAnswer(question: AnswerableQuestion, message: string): Parsed {
  const predicted = predictIntent(message, question.questionText);
  if (predicted === null) return stored(message);
  if (predicted === "skip") return stored(SKIP);
  if (predicted === "unclear") return { outcome: "unclear", reason: "unclear", candidates: [] };
  return { outcome: "intent", intent: intentFrom(predicted, message), isGuess: true };
}

/** Converts a predicted class to an intent. Only the FAQ topic is read from the message. */
function intentFrom(predicted: Exclude<IntentClass, "skip">, message: string): Intent {
  switch (predicted) {
    case "question":
      return { kind: "question", about: "meaning" };
    case "correction":
      return { kind: "edit-request", question: null, value: null };
    case "assessment": {
      const topic = (utteranceOf(message)?.clauses ?? [])
        .map(topicIn)
        .find((candidate) => candidate !== null);
      return aboutAssessment(topic ?? "other");
    }
    default:
      return { kind: predicted };
  }
}
