import { type AnswerValue, checkAnswer, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { readChoice } from "./choice";
import { explained } from "./explained";
import { helpFor } from "./help";
import type { JudgedQuestion, Judgement, Reading, RejectionReason } from "./judgement";
import { fold, tidy } from "./normalise";
import { readRating } from "./rating";
import { readText } from "./text";

/**
 * Judges a participant's message by rules alone (design section 6): no model, no state, no exceptions, and time
 * linear in the message. English first; digits, stars and the options' own text work in every language.
 * Whatever it accepts or falls back to has passed `checkAnswer`.
 */
export function judgeAnswer(question: JudgedQuestion, message: string): Judgement {
  const text = tidy(message);
  if (fold(text) === "") return reject(question, "empty");
  const judgement = settle(question, read(question, text));
  if (judgement.outcome !== "rejected" || judgement.reason !== "question") return judgement;
  return { ...judgement, help: helpFor(question, "question", { explanation: explained(question, text) }) };
}

function read(question: AnswerableQuestion, text: string): Reading {
  switch (question.questionType) {
    case "rating":
      return readRating(question, text);
    case "multiple_choice":
      return readChoice(question, text);
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
      const isList = typeof reading.answer !== "string" && reading.answer.length > 1;
      if (isList && question.selection === "one") return reject(question, "several", reading.answer);
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

function reject(question: AnswerableQuestion, reason: RejectionReason, candidates?: AnswerValue): Judgement {
  const listed = typeof candidates === "string" ? [candidates] : candidates;
  return { outcome: "rejected", reason, help: helpFor(question, reason, { candidates: listed }) };
}
