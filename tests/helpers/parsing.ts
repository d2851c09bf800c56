import { parseAnswer } from "#server/answer-parser/parse-answer";
import type { ChatQuestion } from "#server/chat-replies/reply-context";
import { isSkip } from "#shared/domain/answer";
import {
  type AnswerableQuestion,
  QUESTION_DEFAULTS,
  type QuestionType,
} from "#shared/domain/questions/question";

/** A question that takes several options. */
export const severalOf = (options: readonly string[], exclusiveOptions: readonly string[] | null = null) =>
  aQuestion("multiple_choice", options, false, { selection: "several", exclusiveOptions });

/** A question with fixed text, optional by default. */
export function aQuestion(
  questionType: QuestionType,
  options: readonly string[] | null = null,
  isRequired = false,
  overrides: Partial<ChatQuestion> = {},
): ChatQuestion {
  const questionText = "Where would you like to improve?";
  return { ...QUESTION_DEFAULTS, questionText, questionType, options, isRequired, ...overrides };
}

/** Reorders rows of question, message and verdict for a test table whose title starts with the message. */
export const messageFirst = <Asked, Verdict>(
  rows: readonly (readonly [asked: Asked, message: string, verdict: Verdict])[],
) => rows.map(([asked, message, verdict]) => [message, verdict, asked] as const);

/** A parse result as one short text: "= A + C", "skipped", "maybe A", "intent: greeting", "unclear: ambiguous". */
export function verdictOf(question: AnswerableQuestion, message: string): string {
  const parsed = parseAnswer(question, message);
  switch (parsed.outcome) {
    case "stored":
      return isSkip(parsed.answer) ? "skipped" : `= ${[parsed.answer].flat().join(" + ")}`;
    case "suggestion":
      return `maybe ${[parsed.answer].flat().join(" + ")}`;
    case "intent":
      return `intent: ${parsed.intent.kind}`;
    case "unclear":
      return `unclear: ${parsed.reason}`;
  }
}
