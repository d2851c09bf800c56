import { createMarkRemover } from "./hidden-marks";
import { createJsonFieldReader } from "./model/json-field-reader";
import { createStreamSanitiser } from "./sanitise";

/** Turns a model's JSON, as it is written, into the text a person may see of it. */
export interface ShownText {
  push(piece: string): string;
  /** What is left once the JSON has ended. */
  end(): string;
}

/** What the assistant says in a turn, as it is written. */
export function shownReply(): ShownText {
  const reader = createJsonFieldReader("response");
  const sanitiser = createStreamSanitiser();
  const marks = createMarkRemover();
  return {
    push: (piece) => marks.push(sanitiser.push(reader.push(piece))),
    end: () => marks.push(sanitiser.end()) + marks.end(),
  };
}

/** What is shown only when it is whole. */
export const shownNothing = (): ShownText => ({ push: () => "", end: () => "" });
