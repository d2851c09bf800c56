import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerName, isAnswered } from "#shared/domain/answer";
import { useTemplateLanguage } from "../../template/template-language";

interface AnswerLineProps {
  question: Pick<AttemptQuestion, "questionType" | "scaleLabels">;
  answer: AnswerValue | undefined;
}

/** An answer in one line, or "No answer provided". */
export function AnswerLine({ question, answer }: AnswerLineProps) {
  const { lang } = useTemplateLanguage();
  return isAnswered(answer) ? <bdi lang={lang}>{answerName(question, answer)}</bdi> : "No answer provided";
}
