import { z } from "zod";
import { MAX_MESSAGE } from "../domain/answer";
import { AUTHORS } from "../domain/cards/advice";
import { QUESTION_TYPES } from "../domain/questions/question";
import { answerValue, attempt, attemptQuestion, savedAnswers } from "./attempts";
import { attemptId, attemptQuestionId, messageId, storedAnswerSchema } from "./common";

/** What a stored message is: the kinds a transcript consists of. */
const MESSAGE_KINDS = ["welcome", "question", "answer", "reply", "note"] as const;

export const messageMetadata = z.object({
  kind: z.enum(MESSAGE_KINDS),
  /** Attempt question that the message belongs to. */
  questionId: attemptQuestionId.optional(),
  /** On a participant's message and on the reply to it: whether it counted as an answer. */
  isValid: z.boolean().optional(),
  /** What was stored for it. */
  answer: storedAnswerSchema.optional(),
  /** Set when it was not taken word for word: "4" for "a solid four". */
  understoodAs: z.string().optional(),
  /** Set on a reply that asks for more about the answer that was just given and stored. */
  followUp: z.boolean().optional(),
  /**
   * Set on a reply that a yes accepts: the suggested answer to the current question, or the change of an earlier answer;
   * null opens the editor of that answer.
   */
  offer: z.object({ questionId: attemptQuestionId, answer: answerValue.nullable() }).optional(),
  /** Set on a reply that asks which of these readings of the message is meant, because a model and the parser differ. */
  readings: z.array(answerValue).optional(),
  /** Options to show first, the most likely ones in front. */
  closest: z.array(z.string()).optional(),
  /** Read only: older versions set it on a reply that asks which answer to change. */
  asksWhich: z.boolean().optional(),
  /** Set on a reply that offers to skip the question or to use the form, after several retries. */
  isStuck: z.boolean().optional(),
  /** Set on a reply that a model did not write: it is shown as the plain text it is. */
  isPlain: z.boolean().optional(),
});
export type MessageMetadata = z.output<typeof messageMetadata>;

const chatMessage = z.object({
  id: messageId,
  role: z.enum(["user", "bot"]),
  content: z.string(),
  metadata: messageMetadata,
  /** The id the sender gave its message; its replies carry it too. */
  clientMessageId: z.string().nullable(),
  createdAt: z.date(),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const openChat = z.object({ attemptId });

/** Everything the chat screen shows. */
const chatState = z.object({
  attempt,
  questions: z.array(attemptQuestion),
  messages: z.array(chatMessage),
  /** The question to answer now; null when all are done. */
  currentQuestionId: attemptQuestionId.nullable(),
  /** Who will answer: a model, or the built-in assistant. */
  assistant: z.enum(AUTHORS),
  /** The template's own suggestions to start an open answer with; null is the server's list. */
  suggestions: z.array(z.string()).nullable(),
});
export type ChatState = z.output<typeof chatState>;

/** What opening it answers: the questions are an attempt's for ever, and whoever opens it has them, or asks for them. */
export const openedChat = chatState.omit({ questions: true });
export type OpenedChat = z.output<typeof openedChat>;

/** A conversation that was only read. */
export const chatSnapshot = chatState.extend({
  /** False where opening it is yet to store what it begins or goes on with. */
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
  /** Chosen by the sender; a repeat gives the stored outcome and stores nothing. */
  clientMessageId: z.string().min(8).max(64),
  /** The reply with an offer that was on screen when the message was typed: a yes accepts that offer only. */
  offeredBy: messageId.optional(),
});
export type AnswerTurn = z.output<typeof answerTurn>;

/** How one turn ended. */
export const turnOutcome = z.object({
  response: z.string(),
  isValid: z.boolean(),
  answer: storedAnswerSchema.nullable(),
  /** The messages the turn added, in order: the participant's, the reply, the next question. */
  messages: z.array(chatMessage),
  /** The question to answer now; null when all are done. */
  next: attemptQuestionId.nullable(),
  progress: z.number().int(),
  responses: attempt.shape.responses,
});
export type TurnOutcome = z.output<typeof turnOutcome>;

/** A turn as it happens: that it has to wait for a model, pieces of the reply, the outcome last. */
export const turnEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("waiting") }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), outcome: turnOutcome }),
]);
export type TurnEvent = z.output<typeof turnEvent>;

export const watchAttempt = z.object({ attemptId });

/** How an attempt stands, for screens that follow it. */
export const attemptStatus = attempt
  .pick({ status: true, progress: true, completedAt: true, responses: true })
  .extend({
    /** Null while nothing has been said. */
    lastMessageId: messageId.nullable(),
    revision: savedAnswers.shape.revision,
  });
export type LiveAttemptStatus = z.output<typeof attemptStatus>;

/** Changing an earlier answer from the chat. */
export const editAnswerInput = z.object({
  attemptId,
  questionId: attemptQuestionId,
  answer: answerValue,
  /** The reply that offered it; CONFLICT once another has come. */
  offeredBy: answerTurn.shape.offeredBy,
});

/** The documented payload of POST /api/chat/process; what the server can know itself, it ignores. */
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

/** A message with the attempt it belongs to, as the documented calls give it. */
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
