import { createStreamingJsonField } from "./model/streaming-json-field";
import { createPlaceholderRemover } from "./redaction-placeholders";
import { createStreamSanitizer } from "./sanitize";

/** Extracts the text that people may see from a model's JSON while it's streamed. */
export interface StreamedTextExtractor {
  push(piece: string): string;
  /** Returns the rest after the JSON has ended. */
  end(): string;
}

/** Extracts the assistant's reply of a chat turn. */
export function extractReply(): StreamedTextExtractor {
  const reader = createStreamingJsonField("response");
  const sanitiser = createStreamSanitizer();
  const marks = createPlaceholderRemover();
  return {
    push: (piece) => marks.push(sanitiser.push(reader.push(piece))),
    end: () => marks.push(sanitiser.end()) + marks.end(),
  };
}

/** For results that are shown only when they are complete. */
export const extractNothing = (): StreamedTextExtractor => ({ push: () => "", end: () => "" });
