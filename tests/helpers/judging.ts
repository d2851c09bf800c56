import { judgeAnswer } from "#server/judge/judge";
import { type AnswerableQuestion, type QuestionType, UNSAID } from "#shared/domain/question";

/** A question for the rules; optional unless said otherwise. */
export function aQuestion(
  questionType: QuestionType,
  options: readonly string[] | null = null,
  isRequired = false,
): AnswerableQuestion {
  return { ...UNSAID, questionText: "Where would you like to improve?", questionType, options, isRequired };
}

/** A judgement as one short text: "= 4", "= A + C", "skipped", "no: ambiguous", "? 4" (undecided), "?" (no guess). */
export function verdictOf(question: AnswerableQuestion, message: string): string {
  const judgement = judgeAnswer(question, message);
  switch (judgement.outcome) {
    case "accepted":
      return `= ${[judgement.answer].flat().join(" + ")}`;
    case "skipped":
      return "skipped";
    case "rejected":
      return `no: ${judgement.reason}`;
    case "undecided":
      return `? ${judgement.fallback ?? ""}`.trim();
  }
}
