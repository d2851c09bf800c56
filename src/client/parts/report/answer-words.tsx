import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerName, isAnswered } from "#shared/domain/answer";
import { useWords } from "../words";

interface AnswerWordsProps {
  question: Pick<AttemptQuestion, "questionType" | "scaleLabels">;
  answer: AnswerValue | undefined;
}

/** An answer in one line. */
export function AnswerWords({ question, answer }: AnswerWordsProps) {
  const { lang } = useWords();
  return isAnswered(answer) ? <bdi lang={lang}>{answerName(question, answer)}</bdi> : "No answer provided";
}
