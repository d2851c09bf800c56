import type { AnswerableQuestion } from "#shared/domain/question";
import type { Outcome, Refusal } from "../outcome";
import { prepared } from "../../language/lexicon/prepared";
import { WEIGHTS } from "../../language/lexicon/weights";
import { likelyTopic } from "../moves/assessment";
import { tells } from "../moves/said";
import { type Features, featuresOf, saidIn } from "./features";

/** What a message may be: an answer, or one of the moves. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];
export type LearnedMove = Exclude<Kind, "answer">;

/** What was learned: a weight for each kind at each place, and one for each kind alone at the end. */
export type Weights = ArrayLike<number>;

/** Four bits a weight, two in a byte, as `bench/answers/learn.mjs` writes them. */
const LOWEST = 8;
const learned = prepared((): Weights => {
  const bytes = Buffer.from(WEIGHTS.places, "base64");
  const places = [...bytes].flatMap((byte) => [(byte >> 4) - LOWEST, (byte & 15) - LOWEST]);
  return Float32Array.from([...places.map((weight) => weight * WEIGHTS.step), ...WEIGHTS.alone]);
});

/**
 * How likely each kind is, in the order of `KINDS`.
 * @public to what learns
 */
export function likelihoods(features: Features, weights: Weights = learned()): number[] {
  const sums = new Array<number>(KINDS.length).fill(0);
  for (const [place, value] of features) {
    for (let kind = 0; kind < sums.length; kind++)
      sums[kind] = (sums[kind] ?? 0) + (weights[place * sums.length + kind] ?? 0) * value;
  }
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}

/** How likely a message is a move where it is taken as one, and how much of that one kind must have to be named. */
const TAKEN = 0.6;
const NAMED = 0.5;
/** So few words are the rules' own: "no", "cash flow"; who writes so many tells something. */
const FEW = 4;
const MANY = 50;

/**
 * A voice that was learned from labelled replies (decision 0084): which move a message is that the rules
 * find none in; "unclear" where it is one of several, null where it speaks to the question.
 */
export function learnedMove(
  message: string,
  questionText: string,
  weights: Weights = learned(),
): LearnedMove | "unclear" | null {
  const said = saidIn(message);
  if (said === null || said.words <= FEW || said.words > MANY || tells(said, "we")) return null;
  const [answer = 1, ...moves] = likelihoods(featuresOf(message, said, questionText), weights);
  if (1 - answer <= TAKEN) return null;
  const likeliest = Math.max(...moves);
  const [, ...names] = KINDS;
  return likeliest < NAMED * (1 - answer) ? "unclear" : (names[moves.indexOf(likeliest)] ?? "unclear");
}

/** An open answer that no rule refuses, unless what was learned takes it for a move: then it is asked again, as a guess. */
export function guessed(question: AnswerableQuestion, message: string): Outcome {
  const guess = learnedMove(message, question.questionText);
  if (guess === null || (guess === "question" && false))
    return { outcome: "accepted", answer: message, understoodAs: null };
  if (guess === "skip") return { outcome: "skipped" };
  return { outcome: "rejected", refusal: refusalFor(guess, message), isGuess: true };
}

/** A guess says only which kind it is; what else a reply needs is said where the concepts tell it. */
function refusalFor(guess: Exclude<LearnedMove, "skip"> | "unclear", message: string): Refusal {
  switch (guess) {
    case "question":
      return { reason: "question", about: "meaning" };
    case "correction":
      return { reason: "correction", correction: { place: null, words: null } };
    case "assessment": {
      const topic = likelyTopic(saidIn(message));
      return topic === null ? { reason: "question", about: "else" } : { reason: "assessment", topic };
    }
    default:
      return { reason: guess };
  }
}
