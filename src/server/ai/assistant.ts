import type { Advice, Author } from "#shared/domain/advice";
import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import type { WrittenTemplate } from "./template-suggestion";

/** How often a question may be sent back; after that a text reply is taken as it is (design section 6). */
export const MAX_REFUSALS = 2;

/** One reply to judge. Nothing in it says who the participant is. */
export interface Turn {
  templateTitle: string;
  question: AnswerableQuestion & { analysisPrompt: string | null };
  /** The reply as typed. */
  message: string;
  /** How often this question was already sent back; at MAX_REFUSALS a text reply must be taken. */
  refusals: number;
}

export interface Verdict {
  isValid: boolean;
  /** What to store; null when the reply is no answer. */
  answer: AnswerValue | null;
  /** What the assistant says to the participant. It replaces the text that was streamed, and mostly equals it. */
  response: string;
  by: Author;
}

/** A question with the answer given to it. */
export interface AnsweredQuestion {
  id: number;
  order: number;
  question: AnswerableQuestion & { analysisPrompt: string | null };
  /** Null when skipped or unanswered. */
  answer: AnswerValue | null;
}

/** What recommendations are written from. Nothing in it says who the participant is. */
export interface AdviceRequest {
  templateTitle: string;
  templateDescription: string | null;
  resultsAnalysisPrompt: string | null;
  /** In the order they were asked. */
  answers: readonly AnsweredQuestion[];
}

export interface WrittenAdvice {
  advice: Advice;
  by: Author;
}

/**
 * Who talks with the participant, writes the recommendations and drafts templates (design section 6).
 * The methods stream text as it comes and then return the whole result. They throw AssistantError when no usable
 * result can be had; that is never the participant's fault, so the caller goes on without. When `signal` aborts they
 * throw its reason. What they return counts: it replaces whatever was streamed before.
 */
export interface Assistant {
  readonly kind: Author;
  judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict>;
  recommend(request: AdviceRequest, signal: AbortSignal): AsyncGenerator<string, WrittenAdvice>;
  /** A template from what an admin wants to find out. Streams nothing. */
  draftTemplate(description: string, signal: AbortSignal): AsyncGenerator<string, WrittenTemplate>;
}

/** The model refused, was cut off, answered garbage, or could not be reached. */
export class AssistantError extends Error {
  override readonly name = "AssistantError";
}
