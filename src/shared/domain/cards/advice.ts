import { type CardKind, type Degree, HORIZONS, type Horizon } from "./card";

export interface Evidence {
  readonly question: number;
  /** An exact part of the answer; null means the whole answer, or that the question has none. */
  readonly quote: string | null;
}

/** A sentence of advice with at least one piece of evidence (decision 0070). */
export interface Statement {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

export interface AdviceStep extends Statement {
  readonly horizon: Horizon;
}

export interface OwnWords extends Statement {
  /** Index of the item about that answer; undefined if there is none. */
  readonly item?: number | undefined;
}

/** One piece of advice: a card that applies, in its author's words or a model's. */
export interface AdviceItem {
  /** The card's key; null if a model wrote the advice without a card. */
  readonly card: string | null;
  readonly kind: CardKind;
  readonly dimension: string | null;
  readonly title: Statement;
  readonly why: readonly Statement[];
  readonly steps: readonly AdviceStep[];
  readonly effort: Degree;
  readonly impact: Degree;
}

/** What advice is based on: cards (or a model), scores, answers alone, or "unmet" if none of the cards applies. */
export const BASES = ["cards", "values", "answers", "unmet"] as const;

/** Recommendations before they become markdown. Text stored before cards existed has another form. */
export interface Advice {
  readonly version: 2;
  readonly basis: (typeof BASES)[number];
  /** Missing in advice that was written before urgent sentences existed. */
  readonly ownWords?: readonly OwnWords[] | undefined;
  /** Statements about the scores. */
  readonly standing: readonly Statement[];
  /** The lowest answers; empty if there are items. */
  readonly lookFirst: readonly Statement[];
  /** Risks first, then weaknesses, opportunities and strengths. */
  readonly items: readonly AdviceItem[];
  /** Only in old stored advice: authors now declare conflicts on cards (decision 0070). */
  readonly contradictions: readonly Statement[];
  /** What can wait and what the answers don't say; only written by models. */
  readonly notes: readonly Statement[];
  /** Ids of questions whose answers are repeated in full: uncited open ones or, if there are no items, closed ones too. */
  readonly alsoWrote: readonly number[];
}

const MAX_FIRST_STEPS = 3;

/**
 * The first step of up to three pieces of advice, soonest first. Risks about an urgent sentence come first. If none of
 * the three is about an urgent sentence, the first piece of advice about one replaces the last. Strengths have no first
 * steps.
 */
export function firstActions({ items, ownWords = [] }: Pick<Advice, "items" | "ownWords">): PlannedStep[] {
  const quotedItems = ownWords.flatMap(({ item: place }) => (place === undefined ? [] : items[place]));
  const isQuoted = ({ item }: PlannedStep) => quotedItems.includes(item);
  const isUrgent = (one: PlannedStep) => isQuoted(one) && one.item.kind === "risk";
  const steps = items.flatMap((item) =>
    item.kind === "strength" ? [] : item.steps.slice(0, 1).map((step) => ({ item, step })),
  );
  const ranked = [...steps.filter(isUrgent), ...steps.filter((one) => !isUrgent(one))];
  const first = ranked.slice(0, MAX_FIRST_STEPS);
  const missingQuote = first.some(isQuoted) ? undefined : ranked.find(isQuoted);
  const shownSteps = missingQuote ? [...first.slice(0, -1), missingQuote] : first;
  const timeOf = ({ step }: PlannedStep) => HORIZONS.indexOf(step.horizon);
  return shownSteps.toSorted((a, b) => timeOf(a) - timeOf(b));
}

interface PlannedStep {
  readonly item: AdviceItem;
  readonly step: AdviceStep;
}

/** Title, reasons and steps as one list. */
export const statementsOf = ({ title, why, steps }: AdviceItem): Statement[] => [title, ...why, ...steps];

/** Removes duplicates by question and quote. */
export const distinctEvidence = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((entry) => [`${entry.question} ${entry.quote}`, entry])).values(),
];

/** The HTML id of an answer, which advice links to. */
export const answerAnchor = (questionId: number) => `question-${questionId}`;

/** Who wrote a text: a model or the built-in assistant. */
export const AUTHORS = ["ai", "built-in"] as const;
export type Author = (typeof AUTHORS)[number];
