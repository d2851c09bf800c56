import type { Rule } from "#shared/domain/questions/conditions";
import { answerScore, COUNTED } from "#shared/domain/score";
import { bandsOf, type Scoring } from "#shared/domain/scoring";
import type { AdviceQuestion } from "../advice-types";
import { type CardValues, NEW_CARD } from "./card-values";

/** From which worth on, of 0 to 1, an answer is rather a strength. */
const GOOD = 0.75;

/** A card for one answer to a closed question, as it begins. @param place of the question, from 1 */
export function cardForAnswer(question: AdviceQuestion, place: number, answer: string): CardValues {
  const { questionType, selection, dimension } = question;
  const list = selection === "several" ? [answer] : answer;
  const worth = answerScore({ ...question, ...COUNTED }, list);
  const rule: Rule =
    selection === "several"
      ? { question: place, op: "includes", value: answer }
      : { question: place, op: "is", value: questionType === "rating" ? Number(answer) : answer };
  return {
    ...NEW_CARD,
    when: { version: 1, match: "all", rules: [rule] },
    kind: worth === null ? "opportunity" : worth >= GOOD ? "strength" : "weakness",
    dimension: dimension ?? "",
  };
}

/** A card for the lowest band of a dimension that no risk speaks of, as it begins. */
export function riskFor(dimension: string, scoring: Scoring): CardValues {
  const [lowest] = bandsOf(scoring, dimension);
  return {
    ...NEW_CARD,
    when: { version: 1, match: "all", rules: [{ band: dimension, op: "is", value: lowest?.name ?? "" }] },
    kind: "risk",
    dimension,
  };
}
