import { createStreamingJsonField } from "./model/streaming-json-field";
import { createPlaceholderRemover } from "./redaction-placeholders";
import { createStreamSanitizer } from "./sanitize";

/** Turns a model's JSON, as it is written, into the text a person may see of it. */
export interface StreamedTextExtractor {
  push(piece: string): string;
  /** What is left once the JSON has ended. */
  end(): string;
}

/** What the assistant says in a turn, as it is written. */
export function extractReply(): StreamedTextExtractor {
  const reader = createStreamingJsonField("response");
  const sanitiser = createStreamSanitizer();
  const marks = createPlaceholderRemover();
  return {
    push: (piece) => marks.push(sanitiser.push(reader.push(piece))),
    end: () => marks.push(sanitiser.end()) + marks.end(),
  };
}

/** What is shown only when it is whole. */
export const extractNothing = (): StreamedTextExtractor => ({ push: () => "", end: () => "" });
