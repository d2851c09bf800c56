import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import type { AttemptAskedQuestion } from "./rules";

/** A message as stored, without text that equals its question or its answer (decision 0049). */
export type StoredMessage = Omit<ChatMessage, "content"> & {
  /** Null if it equals the text of its question. */
  content: string | null;
};

type Questions = readonly AttemptAskedQuestion[];

const questionText = (questions: Questions, { questionId }: MessageMetadata) =>
  questions.find(({ id }) => id === questionId)?.questionText;

type MessageParts = Pick<ChatMessage, "content" | "metadata">;

/** The content to store, or null if it equals the question's text. */
export const encodeContent = (questions: Questions, { content, metadata }: MessageParts) =>
  content === questionText(questions, metadata) ? null : content;

/** The metadata to store. An accepted message without `answer` is itself the answer. */
export function encodeMetadata({ content, metadata }: MessageParts): MessageMetadata {
  if (!isAccepted(metadata) || metadata.answer !== content) return metadata;
  const { answer: _, ...rest } = metadata;
  return rest;
}

/** Restores the content and answer that encoding left out. */
export function decodeMessage(
  questions: Questions,
  { content, metadata, ...rest }: StoredMessage,
): ChatMessage {
  const text = content ?? questionText(questions, metadata) ?? "";
  const isOwnAnswer = isAccepted(metadata) && metadata.answer === undefined;
  return { ...rest, content: text, metadata: isOwnAnswer ? { ...metadata, answer: text } : metadata };
}

const isAccepted = ({ kind, isValid }: MessageMetadata) => kind === "answer" && isValid === true;
