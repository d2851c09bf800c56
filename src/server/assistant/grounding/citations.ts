import type { AdviceItem, Evidence } from "#shared/domain/cards/advice";
import { answerTexts, type Sources, sourceTexts } from "./sources";

/** What a statement rests on, as far as it can be repeated. */
export interface SourceCitation {
  /** Answers, values and the card, whose numbers are known. */
  readonly texts: readonly string[];
  /** Questions and names, which may be quoted as well. */
  readonly names: readonly string[];
  /** Where the scales end of what is cited: "2 of 5". */
  readonly ends: readonly number[];
}

/** @param own what the card says that the statement belongs to, in its author's words */
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
