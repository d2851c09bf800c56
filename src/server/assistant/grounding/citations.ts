import type { AdviceItem, Evidence } from "#shared/domain/cards/advice";
import { answerTexts, type Sources, sourceTexts } from "./sources";

/** The sources that a statement cites, which it may repeat. */
export interface SourceCitation {
  /** Answers, scores and the card. Their numbers may be repeated too. */
  readonly texts: readonly string[];
  /** Question texts and names, which may also be quoted. */
  readonly names: readonly string[];
  /** The ends of the cited scales, such as 5 in "2 of 5". */
  readonly ends: readonly number[];
}

/** The sources that a statement may repeat: its evidence and `card`, its card in the author's words. */
export function citedBy(
  evidence: readonly Evidence[],
  { request: { context }, values }: Sources,
  card?: AdviceItem,
): SourceCitation {
  const ids = new Set(evidence.map(({ question }) => question));
  const questions = context.questions.filter(({ id }) => ids.has(id));
  const citedScores = values.filter(
    ({ questions: scoreQuestions }) =>
      scoreQuestions.length > 0 && scoreQuestions.every((question) => ids.has(question)),
  );
  const answers = questions.flatMap((question) => {
    const answer = context.answers.get(question.id);
    return answer === undefined ? [] : answerTexts(question, answer);
  });
  const isRated = questions.some(({ questionType }) => questionType === "rating");
  return {
    texts: [
      ...answers,
      ...citedScores.flatMap(({ shown, band }) => [String(shown), band?.name ?? "", band?.text ?? ""]),
      ...(card ? sourceTexts(card) : []),
    ],
    names: [
      ...questions.flatMap(({ questionText, shortName }) => [questionText, shortName ?? ""]),
      ...citedScores.map(({ name }) => name),
    ],
    ends: [
      ...(isRated ? [5] : []),
      ...(citedScores.length > 0 && context.scoring ? [context.scoring.scale.max] : []),
    ],
  };
}
