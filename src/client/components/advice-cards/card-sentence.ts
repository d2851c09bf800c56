import {
  type CardConditions,
  type CardRule,
  dimensionOf,
  filled,
  isScoreRule,
  type ScoreRule,
} from "#shared/domain/cards/card";
import { isTextRule, type TextRule } from "#shared/domain/cards/text-rule";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import {
  answerRuleText,
  joinedRules,
  joinWithOr,
  type NamedQuestion,
  namedQuestion,
} from "../condition-builder/rule-sentence";

export interface CalledQuestion extends NamedQuestion {
  readonly questionText: string;
  readonly shortName: string | null;
}

/** Longer question texts are truncated. */
const MAX_LABEL_LENGTH = 40;

/** The name of a question: "3 (Cash reserve)". @param place its position from 1 */
export function calledQuestion(
  { shortName, questionText }: Omit<CalledQuestion, "id" | "selection">,
  place: number,
) {
  const letters = [...questionText];
  const shortened =
    letters.length > MAX_LABEL_LENGTH
      ? `${letters
          .slice(0, MAX_LABEL_LENGTH - 1)
          .join("")
          .trimEnd()}…`
      : questionText;
  return `${place} (${shortName ?? shortened})`;
}

/** A card's conditions as a sentence: "If 2 (Team size) is Just me and Team is at most 40". */
export function cardSentence(
  when: CardConditions,
  questions: readonly CalledQuestion[],
  scoring: Scoring | null,
): string {
  const textOf = (rule: CardRule) => {
    if (isScoreRule(rule)) return valueRuleText(rule, scoring);
    const { name } = namedQuestion(rule.question, questions, calledQuestion);
    return isTextRule(rule)
      ? `${name} ${textRuleText(rule)}`
      : answerRuleText(rule, questions, calledQuestion);
  };
  return `If ${joinedRules(when, textOf)}`;
}

/** A card's reason or step with its placeholders readable: "You said [answer to 2 (Team size)]". */
export const cardText = (text: string, questions: readonly CalledQuestion[]): string =>
  filled(text, ({ question }) => {
    const at = questions.findIndex(({ id }) => id === question);
    const asked = questions[at];
    return asked ? `[answer to ${calledQuestion(asked, at + 1)}]` : "[deleted answer]";
  });

function textRuleText(rule: TextRule): string {
  switch (rule.op) {
    case "mentions":
      if (rule.value === "amount") return "mentions an amount of money";
      if (rule.value === "date") return "mentions a date";
      return `mentions ${joinWithOr(rule.value.map((word) => `“${word}”`))}`;
    case "numberAtLeast":
      return `is at least ${numberText(rule.value)}`;
    case "numberAtMost":
      return `is at most ${numberText(rule.value)}`;
    case "numberBetween":
      return `is between ${rule.value.map(numberText).join(" and ")}`;
  }
}

/** NaN is a number that hasn't been entered yet. */
const numberText = (value: number) => (Number.isFinite(value) ? value.toLocaleString("en-US") : "…");

function valueRuleText(rule: ScoreRule, scoring: Scoring | null): string {
  const name = valueName(dimensionOf(rule), scoring);
  if ("band" in rule) return `${name} is in the band “${rule.value}”`;
  return `${name} is at ${rule.op === "atLeast" ? "least" : "most"} ${rule.value}`;
}

const valueName = (key: string, scoring: Scoring | null): string =>
  key === OVERALL
    ? "the overall score"
    : (scoring?.dimensions.find((dimension) => dimension.key === key)?.name ?? "a deleted area");
