import { isMostlyCited } from "#server/assistant/grounding/content-words";
import { contradictsAnswer } from "#server/assistant/grounding/contradicts-answer";
import type { Sources } from "#server/assistant/grounding/sources";

/** Which checks alone reject a sentence that cites these questions. */
export function rejectingChecks(
  text: string,
  cites: readonly number[],
  { request: { context }, reading }: Sources,
) {
  const cited = context.questions.filter(({ id }) => cites.includes(id));
  const answerTo = (id: number) => context.answers.get(id) ?? "";
  const texts = cited.flatMap(({ id, questionText }) => [questionText, ...[answerTo(id)].flat()]);
  return {
    isUncited: !isMostlyCited(text, texts, reading),
    isContradicting: cited.some((question) =>
      contradictsAnswer(text, question, answerTo(question.id), reading),
    ),
  };
}
