/** A passage of an answer that a piece of advice rests on. */
export interface Evidence {
  /** Attempt-question id. */
  readonly questionId: number;
  /** An exact substring of the answer; empty when the whole answer is meant. */
  readonly quote: string;
}

/** One recommendation: what to do, why, and which answers say so (design section 6). */
export interface AdviceItem {
  readonly title: string;
  readonly reasoning: string;
  readonly nextSteps: readonly string[];
  readonly evidence: readonly Evidence[];
}

/** Recommendations before they become markdown. */
export interface Advice {
  readonly summary: string;
  readonly items: readonly AdviceItem[];
}

/** The id that a page gives to the answer to a question, so that advice can link to it. */
export const answerAnchor = (questionId: number) => `question-${questionId}`;

/** Who wrote a text: a model, or Askwell's built-in assistant. */
export const AUTHORS = ["ai", "built-in"] as const;
export type Author = (typeof AUTHORS)[number];
