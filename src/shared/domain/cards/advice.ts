import { type CardKind, type Degree, HORIZONS, type Horizon } from "./card";

/** An answer that a statement rests on. */
export interface Evidence {
  /** Attempt-question id. */
  readonly question: number;
  /** Words of that very answer; null: all of it, or that there is none. */
  readonly quote: string | null;
}

/** A sentence of advice and the answers that it rests on, at least one (decision 0070). */
export interface Statement {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

export interface AdviceStep extends Statement {
  readonly horizon: Horizon;
}

/** A sentence of an open answer, word for word. */
export interface OwnWords extends Statement {
  /** The place among the items of the one that is about that answer; undefined for none. */
  readonly item?: number | undefined;
}

/** One piece of advice: a card that held, in its author's words or in those of a model. */
export interface AdviceItem {
  /** The card's key; null: a model's own, where the template has no cards. */
  readonly card: string | null;
  readonly kind: CardKind;
  readonly dimension: string | null;
  readonly title: Statement;
  readonly why: readonly Statement[];
  readonly steps: readonly AdviceStep[];
  readonly effort: Degree;
  readonly impact: Degree;
}

/**
 * What recommendations were made from: pieces of advice, from cards as a rule; nothing because none of the author's
 * advice applies ("unmet"); without any, values or the answers alone.
 */
export const BASES = ["cards", "values", "answers", "unmet"] as const;

/** Recommendations before they become markdown. What was written before there were cards has another form. */
export interface Advice {
  readonly version: 2;
  readonly basis: (typeof BASES)[number];
  /** Urgent sentences of open answers, word for word; missing in advice written before there were any. */
  readonly ownWords?: readonly OwnWords[] | undefined;
  /** Where one stands. */
  readonly standing: readonly Statement[];
  /** The lowest answers; none where there are items. */
  readonly lookFirst: readonly Statement[];
  /** Risks first, then what is weak, then what could be, then what is strong. */
  readonly items: readonly AdviceItem[];
  /** Answers that seem to conflict. Only in stored advice: authors now declare conflicts on cards (decision 0070). */
  readonly contradictions: readonly Statement[];
  /** What to leave for now, and what the answers do not say; only a model writes these. */
  readonly notes: readonly Statement[];
  /** Questions whose answers are repeated as they were given: open ones that nothing else rests on. */
  readonly alsoWrote: readonly number[];
}

/** The most steps to start with. */
const MAX_FIRST_STEPS = 3;

/**
 * The steps to start with: the first step of up to three pieces of advice, the soonest first. Risks about an urgent
 * sentence are chosen first. If none of the three is about an urgent sentence, the first advice that is replaces the
 * last. Strengths have no steps to start with.
 */
export function firstActions({ items, ownWords = [] }: Pick<Advice, "items" | "ownWords">): PlannedStep[] {
  const quoted = ownWords.flatMap(({ item: place }) => (place === undefined ? [] : items[place]));
  const isQuoted = ({ item }: PlannedStep) => quoted.includes(item);
  const isUrgent = (one: PlannedStep) => isQuoted(one) && one.item.kind === "risk";
  const steps = items.flatMap((item) =>
    item.kind === "strength" ? [] : item.steps.slice(0, 1).map((step) => ({ item, step })),
  );
  const ranked = [...steps.filter(isUrgent), ...steps.filter((one) => !isUrgent(one))];
  const first = ranked.slice(0, MAX_FIRST_STEPS);
  const missing = first.some(isQuoted) ? undefined : ranked.find(isQuoted);
  const shown = missing ? [...first.slice(0, -1), missing] : first;
  const timeOf = ({ step }: PlannedStep) => HORIZONS.indexOf(step.horizon);
  return shown.toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** A step to start with and the advice that it comes from. */
interface PlannedStep {
  readonly item: AdviceItem;
  readonly step: AdviceStep;
}

/** Every statement of a piece of advice. */
export const statementsOf = ({ title, why, steps }: AdviceItem): Statement[] => [title, ...why, ...steps];

/** Each question and each passage once. */
export const distinctEvidence = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((entry) => [`${entry.question} ${entry.quote}`, entry])).values(),
];

/** The id that a page gives to the answer to a question, so that advice can link to it. */
export const answerAnchor = (questionId: number) => `question-${questionId}`;

/** Who wrote a text: a model, or Askwell's built-in assistant. */
export const AUTHORS = ["ai", "built-in"] as const;
export type Author = (typeof AUTHORS)[number];
