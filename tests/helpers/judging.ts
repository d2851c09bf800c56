import { refusalText } from "#server/chat-replies/reprompt";
import { talkAbout } from "#server/chat-replies/reply-context";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import type { JudgedQuestion } from "#server/answer-parser/parse-result";
import { type QuestionType, UNSAID } from "#shared/domain/question";

/** A choice of which several can be taken. */
export const severalOf = (options: readonly string[], exclusiveOptions: readonly string[] | null = null) =>
  aQuestion("multiple_choice", options, false, { selection: "several", exclusiveOptions });

/** A question for the rules; optional unless said otherwise. */
export function aQuestion(
  questionType: QuestionType,
  options: readonly string[] | null = null,
  isRequired = false,
  more: Partial<JudgedQuestion> = {},
): JudgedQuestion {
  const questionText = "Where would you like to improve?";
  return { ...UNSAID, questionText, questionType, options, isRequired, ...more };
}

/** A judgement as one short text: "= 4", "= A + C", "skipped", "no: ambiguous". */
export function verdictOf(question: JudgedQuestion, message: string): string {
  const judgement = judgeAnswer(question, message);
  switch (judgement.outcome) {
    case "accepted":
      return `= ${[judgement.answer].flat().join(" + ")}`;
    case "skipped":
      return "skipped";
    case "rejected":
      return `no: ${judgement.refusal.reason}`;
  }
}

const HOUSE = { name: "The house", privacyUrl: undefined, supportEmail: undefined };

/** What somebody is told whose message is not taken; "" where it is. */
export function replyTo(question: JudgedQuestion, message: string): string {
  const judgement = judgeAnswer(question, message);
  return judgement.outcome === "rejected"
    ? refusalText(question, judgement.refusal, talkAbout(message, HOUSE))
    : "";
}
