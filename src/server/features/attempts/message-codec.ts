import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import type { AttemptAskedQuestion } from "./rules";

/** A message as it is stored: what its question or its own words say is not stored a second time (decision 0049). */
export type StoredMessage = Omit<ChatMessage, "content"> & {
  /** Null for the text of the question that it names. */
  content: string | null;
};

type Questions = readonly AttemptAskedQuestion[];

const questionText = (questions: Questions, { questionId }: MessageMetadata) =>
  questions.find(({ id }) => id === questionId)?.questionText;

type Said = Pick<ChatMessage, "content" | "metadata">;

/** The words of a message as they are stored. */
export const encodeContent = (questions: Questions, { content, metadata }: Said) =>
  content === questionText(questions, metadata) ? null : content;

/** Metadata as they are stored: an accepted message without an answer is the answer itself. */
export function encodeMetadata({ content, metadata }: Said): MessageMetadata {
  if (!isAccepted(metadata) || metadata.answer !== content) return metadata;
  const { answer: _, ...others } = metadata;
  return others;
}

/** A stored message as it was said. */
export function decodeMessage(
  questions: Questions,
  { content, metadata, ...others }: StoredMessage,
): ChatMessage {
  const said = content ?? questionText(questions, metadata) ?? "";
  const isItself = isAccepted(metadata) && metadata.answer === undefined;
  return { ...others, content: said, metadata: isItself ? { ...metadata, answer: said } : metadata };
}

const isAccepted = ({ kind, isValid }: MessageMetadata) => kind === "answer" && isValid === true;
