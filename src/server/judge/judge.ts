import { checkAnswer, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { readChoice } from "./choice";
import { helpFor } from "./help";
import type { Judgement, Reading, RejectionReason } from "./judgement";
import { fold, tidy } from "./normalise";
import { readRating } from "./rating";
import { readText } from "./text";

/**
 * Judges a participant's message by rules alone (design section 6): no model, no state, no exceptions, and time
 * linear in the message. English first; digits, stars and the options' own text work in every language.
 * Whatever it accepts or falls back to has passed `checkAnswer`.
 */
export function judgeAnswer(question: AnswerableQuestion, message: string): Judgement {
  const text = tidy(message);
  if (fold(text) === "") return reject(question, "empty");
  return settle(question, read(question, text));
}

/** What a closed question is answered with stands early; reading an essay for it would only cost time. */
const READ_FOR_CLOSED = 1_000;

function read(question: AnswerableQuestion, text: string): Reading {
  switch (question.questionType) {
    case "rating":
      return readRating(text.slice(0, READ_FOR_CLOSED));
    case "multiple_choice":
      return readChoice(question.options ?? [], text.slice(0, READ_FOR_CLOSED));
    case "text":
      return readText(text);
  }
}

/** Turns what a reader found into a judgement; the one rule of answer.ts has the last word. */
function settle(question: AnswerableQuestion, reading: Reading): Judgement {
  switch (reading.kind) {
    case "skip":
      return question.isRequired ? reject(question, "required") : { outcome: "skipped" };
    case "refused":
      return reject(question, reading.reason, reading.candidates);
    case "answer": {
      const check = checkAnswer(question, reading.answer);
      if (!check.ok) return reject(question, isSkip(reading.answer) ? "required" : "unclear");
      if (isSkip(check.answer)) return { outcome: "skipped" };
      return { outcome: "accepted", answer: check.answer, understoodAs: reading.understoodAs };
    }
    case "open":
      return leaveOpen(question, reading.fallback);
  }
}

function leaveOpen(
  question: AnswerableQuestion,
  fallback: (Reading & { kind: "open" })["fallback"],
): Judgement {
  const help = helpFor(question, "unclear");
  if (fallback === null) return { outcome: "undecided", fallback, help };
  const check = checkAnswer(question, fallback);
  if (!check.ok) return reject(question, "too-long");
  return { outcome: "undecided", fallback: check.answer, help };
}

function reject(
  question: AnswerableQuestion,
  reason: RejectionReason,
  candidates?: readonly string[],
): Judgement {
  return { outcome: "rejected", reason, help: helpFor(question, reason, candidates) };
}
