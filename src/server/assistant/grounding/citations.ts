import type { AdviceItem, Evidence } from "#shared/domain/cards/advice";
import { answerTexts, type Sources, sourceTexts } from "./sources";

/** What a statement cites, and so may repeat. */
export interface SourceCitation {
  /** Answers, scores and the card. Their numbers may be repeated too. */
  readonly texts: readonly string[];
  /** Question texts and names, which may also be quoted. */
  readonly names: readonly string[];
  /** The ends of the cited scales, such as 5 in "2 of 5". */
  readonly ends: readonly number[];
}

/** What a statement may repeat from its evidence and from `own`, its card in the author's words. */
export function citedBy(
  evidence: readonly Evidence[],
  { request: { context }, values }: Sources,
  own?: AdviceItem,
): SourceCitation {
  const ids = new Set(evidence.map(({ question }) => question));
  const questions = context.questions.filter(({ id }) => ids.has(id));
  const known = values.filter(
    ({ questions: made }) => made.length > 0 && made.every((question) => ids.has(question)),
  );
  const answers = questions.flatMap((question) => {
    const answer = context.answers.get(question.id);
    return answer === undefined ? [] : answerTexts(question, answer);
  });
  const isRated = questions.some(({ questionType }) => questionType === "rating");
  return {
    texts: [
      ...answers,
      ...known.flatMap(({ shown, band }) => [String(shown), band?.name ?? "", band?.text ?? ""]),
      ...(own ? sourceTexts(own) : []),
    ],
    names: [
      ...questions.flatMap(({ questionText, shortName }) => [questionText, shortName ?? ""]),
      ...known.map(({ name }) => name),
    ],
    ends: [
      ...(isRated ? [5] : []),
      ...(known.length > 0 && context.scoring ? [context.scoring.scale.max] : []),
    ],
  };
}
