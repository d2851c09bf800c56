import { type Conditions, mapRules, type Rule, rulesOf } from "../questions/conditions";
import type { TextRule } from "./text-rule";

/** The kinds of advice, in the order displayed. */
export const CARD_KINDS = ["risk", "weakness", "opportunity", "strength"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** How soon a step can be done. */
export const HORIZONS = ["week", "month", "quarter"] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Effort and impact of a card's steps: low, medium, high. */
export const DEGREES = [1, 2, 3] as const;
export type Degree = (typeof DEGREES)[number];

export const MAX_CARDS = 200;
export const MAX_STEPS = 5;

/** A rule about a score in the units displayed, or about the name of its band; "" is the overall score. */
export type ScoreRule =
  | { readonly score: string; readonly op: "atLeast" | "atMost"; readonly value: number }
  | { readonly band: string; readonly op: "is"; readonly value: string };

export type CardRule = Rule | TextRule | ScoreRule;

/** When a card applies; the rules may use any question of the template. */
export type CardConditions = Conditions<CardRule>;

export interface CardStep {
  readonly text: string;
  readonly horizon: Horizon;
}

/** An author's advice for certain answers (decision 0070). */
export interface Card {
  /** Identifies the card in files, calls and advice; never changes. */
  readonly key: string;
  readonly when: CardConditions;
  readonly kind: CardKind;
  /** Key of the dimension that the card is about; null for none. */
  readonly dimension: string | null;
  readonly title: string;
  /** May contain placeholders, as may the steps. */
  readonly why: string;
  readonly steps: CardStep[];
  readonly effort: Degree;
  readonly impact: Degree;
}

export const CARD_FIELDS = [
  "key",
  "when",
  "kind",
  "dimension",
  "title",
  "why",
  "steps",
  "effort",
  "impact",
] as const satisfies readonly (keyof Card)[];

/** A placeholder for an answer: `{{answer:3}}`, or `{{quote:3}}` in quotation marks. */
export interface Placeholder {
  readonly as: "answer" | "quote";
  readonly question: number;
}

const PLACEHOLDER = /\{\{(answer|quote):(\d{1,15})\}\}/g;

/** The text with each placeholder replaced by the result of `textOf`. */
export const filled = (text: string, textOf: (placeholder: Placeholder) => string): string =>
  text.replace(PLACEHOLDER, (_, as: "answer" | "quote", id: string) => textOf({ as, question: Number(id) }));

/** The placeholders of a text, in order. */
export function placeholdersIn(text: string): Placeholder[] {
  const found: Placeholder[] = [];
  filled(text, (placeholder) => {
    found.push(placeholder);
    return "";
  });
  return found;
}

/** The texts of a card that can contain placeholders. */
export const cardTexts = ({ why, steps }: Pick<Card, "why" | "steps">): string[] => [
  why,
  ...steps.map(({ text }) => text),
];

export const isScoreRule = (rule: CardRule): rule is ScoreRule => "score" in rule || "band" in rule;

/** The dimension key of a score rule. */
export const dimensionOf = (rule: ScoreRule): string => ("score" in rule ? rule.score : rule.band);

/** Whether a score meets a rule. @param shown the score in the units displayed */
export function valueMeets(
  rule: ScoreRule,
  shown: number,
  band: { readonly name: string } | undefined,
): boolean {
  if ("band" in rule) return band?.name === rule.value;
  return rule.op === "atLeast" ? shown >= rule.value : shown <= rule.value;
}

/** The questions that a card uses in its rules and texts. */
export function questionsNamed(card: Pick<Card, "when" | "why" | "steps">): Set<number> {
  const inRules = rulesOf(card.when).flatMap((rule) => (isScoreRule(rule) ? [] : [rule.question]));
  const inTexts = cardTexts(card).flatMap((text) => placeholdersIn(text).map(({ question }) => question));
  return new Set([...inRules, ...inTexts]);
}

/** The card with its question ids replaced: by those of a version, or by positions in a file. */
export function renamedCard(card: Card, names: ReadonlyMap<number, number>): Card {
  const nameOf = (question: number) => names.get(question) ?? question;
  const rename = (rule: CardRule): CardRule =>
    isScoreRule(rule) ? rule : { ...rule, question: nameOf(rule.question) };
  const inText = (text: string) => filled(text, ({ as, question }) => `{{${as}:${nameOf(question)}}}`);
  return {
    ...card,
    when: mapRules(card.when, rename),
    why: inText(card.why),
    steps: card.steps.map((step) => ({ ...step, text: inText(step.text) })),
  };
}
