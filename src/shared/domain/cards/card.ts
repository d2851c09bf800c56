import { type Conditions, mapRules, type Rule, rulesOf } from "../questions/conditions";
import type { TextRule } from "./text-rule";

/** What a piece of advice says of who gets it; the order is that in which they are read. */
export const CARD_KINDS = ["risk", "weakness", "opportunity", "strength"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Within what time a step can be done. */
export const HORIZONS = ["week", "month", "quarter"] as const;
export type Horizon = (typeof HORIZONS)[number];

/** How much a card's steps ask for, and how much they change: little, some, much. */
export const DEGREES = [1, 2, 3] as const;
export type Degree = (typeof DEGREES)[number];

export const MAX_CARDS = 200;
export const MAX_STEPS = 5;

/** A rule over a value, in the units that are shown, or over the name of its band; "" is the whole. */
export type ScoreRule =
  | { readonly score: string; readonly op: "atLeast" | "atMost"; readonly value: number }
  | { readonly band: string; readonly op: "is"; readonly value: string };

/** What a card asks: of answers what conditions ask, of open answers what they say, and of values. */
export type CardRule = Rule | TextRule | ScoreRule;

/** When a card holds; it may name any question of its template. */
export type CardConditions = Conditions<CardRule>;

export interface CardStep {
  readonly text: string;
  readonly horizon: Horizon;
}

/** What a template's author knows about some answers, and what to do then (decision 0070). */
export interface Card {
  /** Names it in files, calls and advice; never changes. */
  readonly key: string;
  readonly when: CardConditions;
  readonly kind: CardKind;
  /** Key of the dimension that it speaks of; null: of none. */
  readonly dimension: string | null;
  readonly title: string;
  /** May hold placeholders, as steps may. */
  readonly why: string;
  readonly steps: CardStep[];
  readonly effort: Degree;
  readonly impact: Degree;
}

/** All that a card holds. */
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

/** Where an answer's own words go: `{{answer:3}}`, or `{{quote:3}}` in quotation marks. */
export interface Placeholder {
  readonly as: "answer" | "quote";
  readonly question: number;
}

const PLACEHOLDER = /\{\{(answer|quote):(\d{1,15})\}\}/g;

/** A text with each placeholder replaced by what `words` gives for it. */
export const filled = (text: string, words: (placeholder: Placeholder) => string): string =>
  text.replace(PLACEHOLDER, (_, as: "answer" | "quote", id: string) => words({ as, question: Number(id) }));

/** The placeholders of a text, in their order. */
export function placeholdersIn(text: string): Placeholder[] {
  const found: Placeholder[] = [];
  filled(text, (placeholder) => {
    found.push(placeholder);
    return "";
  });
  return found;
}

/** All that can hold placeholders. */
export const cardTexts = ({ why, steps }: Pick<Card, "why" | "steps">): string[] => [
  why,
  ...steps.map(({ text }) => text),
];

export const isScoreRule = (rule: CardRule): rule is ScoreRule => "score" in rule || "band" in rule;

/** The dimension that a rule over a value is about. */
export const dimensionOf = (rule: ScoreRule): string => ("score" in rule ? rule.score : rule.band);

/** Whether a rule holds over a value in the units that are shown, and the band that it falls into. */
export function valueMeets(
  rule: ScoreRule,
  shown: number,
  band: { readonly name: string } | undefined,
): boolean {
  if ("band" in rule) return band?.name === rule.value;
  return rule.op === "atLeast" ? shown >= rule.value : shown <= rule.value;
}

/** The questions that a card names: in its rules, then in its texts. */
export function questionsNamed(card: Pick<Card, "when" | "why" | "steps">): Set<number> {
  const inRules = rulesOf(card.when).flatMap((rule) => (isScoreRule(rule) ? [] : [rule.question]));
  const inTexts = cardTexts(card).flatMap((text) => placeholdersIn(text).map(({ question }) => question));
  return new Set([...inRules, ...inTexts]);
}

/** The same card with each question by another number: a version's ids, or places in a file. */
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
