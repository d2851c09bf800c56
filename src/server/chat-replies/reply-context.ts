import type { AnswerValue } from "#shared/domain/answer";
import type { Author } from "#shared/domain/cards/advice";
import type {
  AnswerableQuestion,
  ExplainedQuestion,
  WeighedQuestion,
} from "#shared/domain/questions/question";

/** A question as the chat asks it, with what its author wrote to explain it and which end of its scale is better. */
export type ChatQuestion = AnswerableQuestion &
  Pick<ExplainedQuestion, "help" | "whyAsked"> &
  Pick<WeighedQuestion, "highIs">;

/** What participants may know about the organization. */
export interface Organization {
  readonly name: string;
  readonly privacyUrl: string | undefined;
  readonly supportEmail: string | undefined;
}

/** What is left of an attempt, and who replies. */
export interface ReplyProgress {
  /** Visible questions without an answer; later answers may change which are visible. */
  readonly questionsLeft: number;
  readonly minutesLeft: number;
  readonly assistant: Author;
}

/** A question with its number among the visible ones, from 1. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: AnswerableQuestion;
}

/** The suggestion in the newest reply: an answer to the current question, or a change of an earlier answer. */
export interface PendingText extends NumberedQuestion {
  /** Null when the participant has not said what the answer should become. */
  readonly answer: AnswerValue | null;
  readonly isEdit: boolean;
}

/** What a reply depends on besides the question and the parsed message. */
export interface ReplyContext {
  readonly organization: Organization;
  /** Null outside an attempt. */
  readonly progress: ReplyProgress | null;
  /** The template's language; null is English. */
  readonly language: string | null;
  /** The participant's message. Help is given in its language when that is clear. */
  readonly message: string;
  /** The language of the participant's earlier messages; null when unclear. */
  readonly writtenLanguage: string | null;
  /** The assistant's messages so far, newest last, so that no sentence comes twice in a row. */
  readonly earlierReplies: readonly string[];
  /** How often this question was asked again. */
  readonly refusals: number;
  readonly pending: PendingText | null;
}

/** The context of a message outside a conversation. */
export const standaloneContext = (
  message: string,
  organization: Organization,
  language: string | null = null,
): ReplyContext => ({ ...NO_CONVERSATION, message, organization, language });

const NO_CONVERSATION = {
  progress: null,
  writtenLanguage: null,
  earlierReplies: [],
  refusals: 0,
  pending: null,
};
