import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerName, isAnswered } from "#shared/domain/answer";

interface AnswerWordsProps {
  question: Pick<AttemptQuestion, "questionType" | "scaleLabels">;
  answer: AnswerValue | undefined;
}

/** An answer in one line. */
export function AnswerWords({ question, answer }: AnswerWordsProps) {
  return isAnswered(answer) ? <bdi>{answerName(question, answer)}</bdi> : "No answer provided";
}
