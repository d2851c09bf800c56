import { type AnswerValue, answerName, checkAnswer, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { readChoice } from "./choice";
import { isExact } from "./exact";
import { type JudgedQuestion, type Judgement, type Reading, type Refusal, refused } from "./judgement";
import { type Move, moveIn, readingOf } from "./moves/move";
import { bare, fold, tidy } from "./normalise";
import { readRating } from "./rating";
import { readText } from "./text";

/**
 * Judges a participant's message by rules alone (design section 6): no model, no state, no exceptions, and time
 * linear in the message. Whatever it accepts has passed `checkAnswer`.
 */
export function judgeAnswer(question: JudgedQuestion, message: string): Judgement {
  const text = tidy(message);
  if (fold(text) === "") return { outcome: "rejected", refusal: { reason: "empty" }, isExact: true };
  return { ...settle(question, text, read(question, text)), isExact: isExact(question, text) };
}

function read(question: AnswerableQuestion, text: string): Reading {
  return question.questionType === "text" ? readText(question, text) : readClosed(question, text);
}

/** The words of an option go before anything else; then what is no answer at all; what may be both is read first. */
function readClosed(question: AnswerableQuestion, text: string): Reading {
  const move = isSkip(text) || !isExact(question, text) ? moveIn(text, question) : null;
  if (move?.isWhole && !isInOption(question, text)) return optionThatSays(move, question) ?? readingOf(move);
  const reading =
    question.questionType === "rating" ? readRating(question, text) : readChoice(question, text);
  return move !== null && isLost(reading) ? readingOf(move) : reading;
}

/** "Next" where "Next month" is offered. */
const isInOption = ({ options, scaleLabels }: AnswerableQuestion, text: string) =>
  !isSkip(text) &&
  (options ?? scaleLabels ?? []).some((option) => ` ${bare(option)} `.includes(` ${bare(text)} `));

/** "No idea" where "I don't know" is offered. */
function optionThatSays(move: Move, question: AnswerableQuestion): Reading | null {
  const same = (question.options ?? []).filter(
    (option) => moveIn(option, question)?.is.reason === move.is.reason,
  );
  if (same.length === 0) return null;
  const [answer] = same;
  return same.length === 1 && answer !== undefined
    ? { kind: "answer", answer, understoodAs: answer }
    : refused("ambiguous", same);
}

const isLost = (reading: Reading) =>
  (reading.kind === "open" && reading.fallback === null) ||
  (reading.kind === "refused" && ["none", "unclear"].includes(reading.refusal.reason));

type Settled =
  | Omit<Extract<Judgement, { outcome: "accepted" }>, "isExact">
  | Omit<Extract<Judgement, { outcome: "skipped" }>, "isExact">
  | Omit<Extract<Judgement, { outcome: "rejected" }>, "isExact">;

/** Turns what a reader found into a judgement; the one rule of answer.ts has the last word. */
function settle(question: AnswerableQuestion, text: string, reading: Reading): Settled {
  switch (reading.kind) {
    case "skip":
      return question.isRequired ? reject({ reason: "required" }) : { outcome: "skipped" };
    case "refused":
      return reject(reading.refusal);
    case "answer": {
      const { answer, understoodAs } = reading;
      if (typeof answer !== "string" && answer.length > 1 && question.selection === "one")
        return reject({ reason: "several", candidates: answer });
      const check = checkAnswer(question, answer);
      if (!check.ok) return reject({ reason: refusedBy(question, answer) });
      if (isSkip(check.answer)) return { outcome: "skipped" };
      return { outcome: "accepted", answer: check.answer, understoodAs };
    }
    case "open": {
      const { fallback } = reading;
      if (fallback === null) return reject({ reason: "unclear" });
      const answer = {
        kind: "answer",
        answer: fallback,
        understoodAs: answerName(question, fallback),
      } as const;
      return settle(question, text, answer);
    }
  }
}

function refusedBy(question: AnswerableQuestion, answer: AnswerValue) {
  if (isSkip(answer)) return "required";
  return question.questionType === "text" ? "too-long" : "unclear";
}

const reject = (refusal: Refusal) => ({ outcome: "rejected", refusal }) as const;
