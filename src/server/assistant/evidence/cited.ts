import type { AdviceItem, Evidence } from "#shared/domain/advice";
import { answerTexts, type Material, textsOf } from "./material";

/** What a statement rests on, as far as it can be repeated. */
export interface Cited {
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
  { request: { ground }, values }: Material,
  own?: AdviceItem,
): Cited {
  const ids = new Set(evidence.map(({ question }) => question));
  const questions = ground.questions.filter(({ id }) => ids.has(id));
  const known = values.filter(
    ({ questions: made }) => made.length > 0 && made.every((question) => ids.has(question)),
  );
  const answers = questions.flatMap((question) => {
    const answer = ground.answers.get(question.id);
    return answer === undefined ? [] : answerTexts(question, answer);
  });
  const isRated = questions.some(({ questionType }) => questionType === "rating");
  return {
    texts: [
      ...answers,
      ...known.flatMap(({ shown, band }) => [String(shown), band?.name ?? "", band?.text ?? ""]),
      ...(own ? textsOf(own) : []),
    ],
    names: [
      ...questions.flatMap(({ questionText, shortName }) => [questionText, shortName ?? ""]),
      ...known.map(({ name }) => name),
    ],
    ends: [
      ...(isRated ? [5] : []),
      ...(known.length > 0 && ground.scoring ? [ground.scoring.scale.max] : []),
    ],
  };
}
