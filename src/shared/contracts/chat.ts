import { z } from "zod";
import { MAX_MESSAGE } from "../domain/answer";
import { AUTHORS } from "../domain/cards/advice";
import { QUESTION_TYPES } from "../domain/questions/question";
import { answerValue, attempt, attemptQuestion, savedAnswers } from "./attempts";
import { attemptId, attemptQuestionId, messageId, storedAnswerSchema } from "./common";

const MESSAGE_KINDS = ["welcome", "question", "answer", "reply", "note"] as const;

export const messageMetadata = z.object({
  kind: z.enum(MESSAGE_KINDS),
  questionId: attemptQuestionId.optional(),
  /** Whether the participant's message counted as an answer; set on the message and on the reply to it. */
  isValid: z.boolean().optional(),
  answer: storedAnswerSchema.optional(),
  /** Set if the answer was interpreted rather than taken word for word, such as "4" for "a solid four". */
  understoodAs: z.string().optional(),
  /** Set on a reply that asks for more detail about the answer just stored. */
  followUp: z.boolean().optional(),
  /**
   * Set on a reply that a "yes" accepts: a suggested answer to the current question, or a change of an earlier one. A
   * null answer opens the editor for that question.
   */
  offer: z.object({ questionId: attemptQuestionId, answer: answerValue.nullable() }).optional(),
  /** Set on a reply that asks which of these readings is right, because a model and the parser differ. */
  readings: z.array(answerValue).optional(),
  /** Options to show first, most likely first. */
  closest: z.array(z.string()).optional(),
  /** Read only: older versions set it on a reply that asks which answer to change. */
  asksWhich: z.boolean().optional(),
  /** Set on a reply that offers to skip the question or to use the form, after several retries. */
  isStuck: z.boolean().optional(),
  /** Set on a reply that no model wrote. It is shown as plain text, not as markdown. */
  isPlain: z.boolean().optional(),
});
export type MessageMetadata = z.output<typeof messageMetadata>;

const chatMessage = z.object({
  id: messageId,
  role: z.enum(["user", "bot"]),
  content: z.string(),
  metadata: messageMetadata,
  /** Id chosen by the sender of a message; replies to it carry the same id. */
  clientMessageId: z.string().nullable(),
  createdAt: z.date(),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const openChat = z.object({ attemptId });

const chatState = z.object({
  attempt,
  questions: z.array(attemptQuestion),
  messages: z.array(chatMessage),
  /** The question to answer next; null if all are answered. */
  currentQuestionId: attemptQuestionId.nullable(),
  /** Who replies: a model or the built-in assistant. */
  assistant: z.enum(AUTHORS),
  /** The template's suggestions for starting an open answer; null means the server's list. */
  suggestions: z.array(z.string()).nullable(),
});
export type ChatState = z.output<typeof chatState>;

/** Reply to opening the chat. The questions of an attempt never change, so clients fetch them separately. */
export const openedChat = chatState.omit({ questions: true });
export type OpenedChat = z.output<typeof openedChat>;

export const chatSnapshot = chatState.extend({
  /** False if opening the chat will store messages, such as the welcome or the next question. */
  isOpened: z.boolean(),
});
export type ChatSnapshot = z.output<typeof chatSnapshot>;

export const answerTurn = z.object({
  attemptId,
  questionId: attemptQuestionId,
  message: z
    .string()
    .max(MAX_MESSAGE, {
      error: () => `Please keep your message to ${MAX_MESSAGE.toLocaleString("en-US")} characters or fewer.`,
    })
    .refine((text) => text.trim() !== "", "Please type an answer."),
  /** Chosen by the sender. A repeated id returns the stored outcome and stores nothing. */
  clientMessageId: z.string().min(8).max(64),
  /** The reply with an offer that was on screen when the message was typed; a "yes" accepts only that offer. */
  offeredBy: messageId.optional(),
});
export type AnswerTurn = z.output<typeof answerTurn>;

export const turnOutcome = z.object({
  response: z.string(),
  isValid: z.boolean(),
  answer: storedAnswerSchema.nullable(),
  /** The messages that the turn added, in order: the participant's, the reply, the next question. */
  messages: z.array(chatMessage),
  /** The question to answer next; null if all are answered. */
  next: attemptQuestionId.nullable(),
  progress: z.number().int(),
  responses: attempt.shape.responses,
});
export type TurnOutcome = z.output<typeof turnOutcome>;

/** Events of a turn: waiting for a model, pieces of the reply, and the outcome last. */
export const turnEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("waiting") }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), outcome: turnOutcome }),
]);
export type TurnEvent = z.output<typeof turnEvent>;

export const watchAttempt = z.object({ attemptId });

/** The current state of an attempt, for screens that subscribe to it. */
export const attemptStatus = attempt
  .pick({ status: true, progress: true, completedAt: true, responses: true })
  .extend({
    /** Null before the first message. */
    lastMessageId: messageId.nullable(),
    revision: savedAnswers.shape.revision,
  });
export type LiveAttemptStatus = z.output<typeof attemptStatus>;

export const editAnswerInput = z.object({
  attemptId,
  questionId: attemptQuestionId,
  answer: answerValue,
  /** The reply that offered the edit. CONFLICT if a newer reply exists. */
  offeredBy: answerTurn.shape.offeredBy,
});

/** The documented payload of POST /api/chat/process. Fields that the server knows itself are ignored. */
export const processMessage = z.object({
  userMessage: answerTurn.shape.message,
  question: z.string().max(2_000),
  questionType: z.enum(QUESTION_TYPES).default("text"),
  options: z.array(z.string().max(500)).max(50).nullish(),
  analysisPrompt: z.string().nullish(),
  isLastQuestion: z.boolean().optional(),
  isRequired: z.boolean().default(true),
  userAssessmentId: attemptId.nullish(),
});

/** A message with its attempt, as the documented API returns it. */
export const messageInput = chatMessage.extend({ userAssessmentId: attemptId });

/** A message that another system adds to a conversation (decision 0029). */
export const newMessage = z.object({
  id: attemptId,
  role: chatMessage.shape.role,
  content: answerTurn.shape.message,
});
export type NewMessage = z.output<typeof newMessage>;

export const processedMessage = z.object({
  response: z.string(),
  isValid: z.boolean(),
  answer: storedAnswerSchema.nullable(),
});
