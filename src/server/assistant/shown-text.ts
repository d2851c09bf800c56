import { createJsonFieldReader, type FieldText } from "./claude/json-field-reader";
import { createMarkRemover } from "./hidden-marks";
import { createStreamSanitiser } from "./sanitise";

/** Turns a model's JSON, as it is written, into the text a person may see of it. */
export interface ShownText {
  push(piece: string): string;
  /** What is left once the JSON has ended. */
  end(): string;
}

/** What the assistant says in a turn. */
export function shownReply(): ShownText {
  return shown(["response"], (pieces) => pieces.map((piece) => piece.text).join(""));
}

/** Recommendations as they are written: the summary, then each item under its title. */
export function shownAdvice(): ShownText {
  return shown(["summary", "title", "reasoning", "nextSteps"], layOut);
}

const BEFORE: Readonly<Record<string, string>> = { title: "\n\n## ", reasoning: "\n\n", nextSteps: "\n- " };

/** Lays fields of recommendations out as markdown, one after the other. */
export function layOut(pieces: readonly FieldText[]): string {
  return pieces.map(({ field, text, starts }) => (starts ? (BEFORE[field] ?? "") : "") + text).join("");
}

function shown(fields: readonly string[], toText: (pieces: FieldText[]) => string): ShownText {
  const reader = createJsonFieldReader(fields);
  const sanitiser = createStreamSanitiser();
  const marks = createMarkRemover();
  return {
    push: (piece) => marks.push(sanitiser.push(toText(reader.push(piece)))),
    end: () => marks.push(sanitiser.end()) + marks.end(),
  };
}
