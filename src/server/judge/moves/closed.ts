import { isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { type Reading, refused } from "../judgement";
import { bare } from "../normalise";
import { type Move, moveIn, readingOf } from "./move";

/**
 * Reads a message to a closed question that is not exactly one of its options: what is no answer at all goes before
 * the reader of answers, what may be both goes after it.
 */
export function besideMoves(question: AnswerableQuestion, message: string, read: () => Reading): Reading {
  const move = moveIn(message, question);
  if (move?.isWhole && !isInOption(question, message))
    return optionThatSays(move, question) ?? readingOf(move);
  const reading = read();
  return move !== null && isLost(reading) ? (optionThatSays(move, question) ?? readingOf(move)) : reading;
}

/** "Next" where "Next month" is offered. */
const isInOption = ({ options, scaleLabels }: AnswerableQuestion, message: string) =>
  !isSkip(message) &&
  (options ?? scaleLabels ?? []).some((option) => ` ${bare(option)} `.includes(` ${bare(message)} `));

/** "No idea" where "I don't know" is offered. */
function optionThatSays({ is }: Move, question: AnswerableQuestion): Reading | null {
  if (is.reason !== "skip" && is.reason !== "unsure") return null;
  const says = (option: string) => moveIn(option, question)?.is.reason === is.reason;
  const [answer, ...others] = (question.options ?? []).filter(says);
  if (answer === undefined) return null;
  return others.length > 0
    ? refused("ambiguous", [answer, ...others])
    : { kind: "answer", answer, understoodAs: answer };
}

const isLost = (reading: Reading) =>
  (reading.kind === "open" && reading.fallback === null) ||
  (reading.kind === "refused" && ["none", "unclear"].includes(reading.refusal.reason));
