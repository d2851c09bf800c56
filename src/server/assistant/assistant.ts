import type { AnswerValue } from "#shared/domain/answer";
import type { Advice, Author } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import type { AttemptId } from "#shared/domain/ids";
import type { ScoredQuestion } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import type { AdviceContext, AdvisedQuestion } from "../advice/advice-context";
import type { EditRequest } from "../answer-parser/parse-result";
import type { ChatQuestion, Organization, ReplyProgress } from "../chat-replies/reply-context";
import type { CardProposals, ProposableQuestion } from "../template-library/proposals";
import type { BudgetOwner } from "./budget-owner";
import type { Redactor } from "./pii-redactor";
import type { WrittenTemplate } from "./template-suggestion";

/** How often a question is asked again before a vague answer to an open question is accepted. */
export const MAX_REFUSALS = 2;

/** A reply to judge. It doesn't identify the participant, except through what they typed. */
export interface Turn {
  /** The attempt whose receipt lists the call; not sent. */
  attemptId: AttemptId;
  /** The person whose share of the daily budget the call uses; not sent. */
  budgetOwner: BudgetOwner;
  templateTitle: string;
  question: ChatQuestion & { analysisPrompt: string | null };
  /** The reply as typed. */
  message: string;
  /** How often this question was already asked again. */
  refusals: number;
  /** Answers to other questions, newest last, to understand "same as before". */
  before: readonly EarlierAnswer[];
  organization: Organization;
  progress: ReplyProgress | null;
  /** The answer before a follow-up; null unless this reply answers a follow-up. */
  earlier: string | null;
  /** Whether one follow-up may be asked if the answer stays vague. */
  mayAskMore: boolean;
  /** Applied to the participant's words before they leave the server. */
  redactor: Redactor;
  /** Called when the call has been queued for seconds. */
  onWaiting?: () => void;
}

export interface EarlierAnswer {
  /** The question's number as people see it, from 1. */
  number: number;
  questionText: string;
  /** As text, with the label of a rating. */
  answer: string;
}

/** Whether to accept a vague answer: the question was asked often enough, or a follow-up was. */
export function mustAccept({ refusals, earlier }: Pick<Turn, "refusals" | "earlier">): boolean {
  return refusals >= MAX_REFUSALS || earlier !== null;
}

/** The kind of a reply, with which a model's verdict starts (decision 0077). */
export const REPLY_KINDS = [
  "answer",
  /** An answer that is too vague to learn from. A follow-up may be asked. */
  "partly",
  "question-back",
  "about-assessment",
  "correction",
  "cannot-say",
  "off-topic",
  "abuse",
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export interface Verdict {
  kind: ReplyKind;
  /** The answer to store, which passed the question's rules; it can be a skip. Null if the reply is no answer. */
  answer: AnswerValue | null;
  /** The requested change; null unless the kind is "correction". */
  correction: EditRequest | null;
  /** The final reply. It replaces the streamed text, which it usually equals. */
  response: string;
  by: Author;
}

/** A question with its author's instructions for the advice. */
export type AssistantQuestion = AdvisedQuestion & { readonly analysisPrompt: string | null };

/** The input for recommendations. It doesn't identify the participant, except through what they wrote. */
export interface AdviceRequest {
  /** The attempt whose receipt lists the call; not sent. */
  attemptId: AttemptId;
  /** The person whose share of the daily budget the call uses; not sent. */
  budgetOwner: BudgetOwner;
  templateTitle: string;
  templateDescription: string | null;
  resultsAnalysisPrompt: string | null;
  context: AdviceContext<AssistantQuestion>;
  /** Applied to the answers before they leave the server. */
  redactor: Redactor;
}

/** A template to propose cards for. Questions and cards are named by position, from 1. */
export interface CardsRequest {
  title: string;
  description: string | null;
  resultsAnalysisPrompt: string | null;
  /** Null is English. */
  language: string | null;
  questions: readonly (ScoredQuestion & ProposableQuestion)[];
  /** Position of the question to propose cards for; null for all. */
  about: number | null;
  scoring: Scoring | null;
  /** All existing cards, including those about other questions. */
  cards: readonly Pick<Card, "key" | "title">[];
}

export interface WrittenCards extends CardProposals {
  by: Author;
}

export interface AssistantAdvice {
  advice: Advice;
  by: Author;
}

/**
 * Talks with participants, writes recommendations and drafts templates. Methods stream text and then return the result,
 * which replaces that text. They throw AssistantError if there is none, which is never the participant's fault, so
 * callers continue without it. If `signal` aborts, they throw its reason.
 */
export interface Assistant {
  /** Whether a model may write its own advice. The built-in assistant only uses the author's. */
  readonly hasModel: boolean;
  /** The author of the next chat reply to that person. */
  authorFor(budgetOwner: BudgetOwner): Promise<Author>;
  /** Reloads a model that may have been unloaded, before it's needed. Doesn't wait for it. */
  wake?(): void;
  judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict>;
  recommend(request: AdviceRequest, signal: AbortSignal): AsyncGenerator<string, AssistantAdvice>;
  /** Drafts a template from a description of what an admin wants to find out. Streams nothing. */
  draftTemplate(description: string, signal: AbortSignal): AsyncGenerator<string, WrittenTemplate>;
  /** Proposes cards for an author to review. Streams nothing. */
  proposeCards(request: CardsRequest, signal: AbortSignal): AsyncGenerator<string, WrittenCards>;
}

/** The model refused, was cut off, returned garbage or couldn't be reached. */
export class AssistantError extends Error {
  override readonly name: string = "AssistantError";
}

/** Too many calls at the same moment or on one day. It says nothing about the service's health. */
export class CrowdedError extends AssistantError {
  override readonly name = "CrowdedError";

  constructor(message = "Too many people are waiting for the model.") {
    super(message);
  }
}

/** The model is paused or still loading. It says nothing new about the service's health. */
export class PausedError extends AssistantError {
  override readonly name = "PausedError";
  /** Length of the pause in milliseconds; 0 if unknown. */
  readonly milliseconds: number;

  constructor(message: string, milliseconds = 0) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** A failure that a participant's words can cause. It says nothing about the service's health. */
export class ProvokedError extends AssistantError {
  override readonly name = "ProvokedError";
}
