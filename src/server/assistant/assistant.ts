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

/** How often a question may be sent back; after that vague words to an open one are taken. */
export const MAX_REFUSALS = 2;

/** One reply to judge. Nothing in it says who the participant is, but what they typed themselves. */
export interface Turn {
  /** Whose receipt a call stands on; it is not sent. */
  attemptId: AttemptId;
  /** Whose share of the day's budget a call takes; it is not sent. */
  budgetOwner: BudgetOwner;
  templateTitle: string;
  question: ChatQuestion & { analysisPrompt: string | null };
  /** The reply as typed. */
  message: string;
  /** How often this question was already sent back; at MAX_REFUSALS vague words are taken. */
  refusals: number;
  /** What was answered to other questions, the newest last: "same as before" can be understood. */
  before: readonly EarlierAnswer[];
  /** Who asks, and what is left. */
  organization: Organization;
  progress: ReplyProgress | null;
  /** What was answered before more was asked; null unless this reply comes after a follow-up. */
  earlier: string | null;
  /** Whether more may be asked, once, about an answer that stays vague. */
  mayAskMore: boolean;
  /** Applied to the participant's words before they leave the server. */
  redactor: Redactor;
  /** Called when others keep it waiting for seconds. */
  onWaiting?: () => void;
}

/** An answer to another question of the attempt. */
export interface EarlierAnswer {
  /** The question's number as people see it, from 1. */
  number: number;
  questionText: string;
  /** As it is named: with the label of a rating. */
  answer: string;
}

/** Whether vague words are to be taken as they are: they were sent back often enough, or more was asked already. */
export function mustAccept({ refusals, earlier }: Pick<Turn, "refusals" | "earlier">): boolean {
  return refusals >= MAX_REFUSALS || earlier !== null;
}

/** What a reply is, which a model says before all else (decision 0077). */
export const REPLY_KINDS = [
  "answer",
  /** An answer that stays too vague to learn from: more may be asked about it. */
  "partly",
  "question-back",
  "about-assessment",
  /** It changes an answer that was given before. */
  "correction",
  /** They do not know, or do not want to say. */
  "cannot-say",
  "off-topic",
  "abuse",
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export interface Verdict {
  kind: ReplyKind;
  /** What to store, which has passed the question's rule; a skip of "cannot-say"; null when the reply is no answer. */
  answer: AnswerValue | null;
  /** The change that a correction asks for; null for every other kind. */
  correction: EditRequest | null;
  /** What the assistant says to the participant. It replaces the text that was streamed, and mostly equals it. */
  response: string;
  by: Author;
}

/** A question that was asked, with what its author wants the advice to look at. */
export type AssistantQuestion = AdvisedQuestion & { readonly analysisPrompt: string | null };

/** What recommendations are written from. Nothing in it says who the participant is, but what they wrote themselves. */
export interface AdviceRequest {
  /** Whose receipt a call stands on; it is not sent. */
  attemptId: AttemptId;
  /** Whose share of the day's budget a call takes; it is not sent. */
  budgetOwner: BudgetOwner;
  templateTitle: string;
  templateDescription: string | null;
  resultsAnalysisPrompt: string | null;
  /** Questions that applied, answers, values and cards. */
  context: AdviceContext<AssistantQuestion>;
  /** Applied to the answers before they leave the server. */
  redactor: Redactor;
}

/** A template that cards are proposed for. Its questions and cards name questions by their places from 1. */
export interface CardsRequest {
  title: string;
  description: string | null;
  resultsAnalysisPrompt: string | null;
  /** Null is English. */
  language: string | null;
  questions: readonly (ScoredQuestion & ProposableQuestion)[];
  /** The place of the question that they are for; null: for all of them. */
  about: number | null;
  scoring: Scoring | null;
  /** Those that stand already, whatever they name. */
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
 * Who talks with the participant, writes the recommendations and drafts templates.
 * The methods stream text as it comes and then return the whole result. They throw AssistantError when no usable
 * result can be had; that is never the participant's fault, so the caller goes on without. When `signal` aborts they
 * throw its reason. What they return counts: it replaces whatever was streamed before.
 */
export interface Assistant {
  /** Whether a model may write advice of its own. The built-in assistant has only the author's. */
  readonly hasModel: boolean;
  /** Who would read what that caller says in a chat now. */
  authorFor(budgetOwner: BudgetOwner): Promise<Author>;
  /** Has a model that may have been unloaded loaded again, for somebody who is about to need it. Waits for nothing. */
  wake?(): void;
  judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict>;
  recommend(request: AdviceRequest, signal: AbortSignal): AsyncGenerator<string, AssistantAdvice>;
  /** A template from what an admin wants to find out. Streams nothing. */
  draftTemplate(description: string, signal: AbortSignal): AsyncGenerator<string, WrittenTemplate>;
  /** Cards for a template, for its author to look through. Streams nothing. */
  proposeCards(request: CardsRequest, signal: AbortSignal): AsyncGenerator<string, WrittenCards>;
}

/** The model refused, was cut off, answered garbage, or could not be reached. */
export class AssistantError extends Error {
  override readonly name: string = "AssistantError";
}

/** More people asked than the model may serve, at once or today. It says nothing about the service. */
export class CrowdedError extends AssistantError {
  override readonly name = "CrowdedError";

  constructor(message = "Too many people are waiting for the model.") {
    super(message);
  }
}

/** The model is to be left alone for a while, or still loads. It says nothing new about the service. */
export class PausedError extends AssistantError {
  override readonly name = "PausedError";
  /** For how long, in milliseconds; 0 where nobody knows. */
  readonly milliseconds: number;

  constructor(message: string, milliseconds = 0) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** A failure that a participant's words can bring about. It says nothing about the service: others go on using it. */
export class ProvokedError extends AssistantError {
  override readonly name = "ProvokedError";
}
