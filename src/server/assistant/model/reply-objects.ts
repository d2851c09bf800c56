import { ProviderError } from "./provider-error";
import { refusalOf } from "./provider-fetch";

/** How much of a reply is read, in characters. */
const MAX_REPLY_LENGTH = 1_000_000;

/**
 * Yields the JSON objects of a reply, sent as server-sent events, as a whole or one per line. Content types are
 * ignored, because they are often wrong. Skips comments and lines without JSON. Throws ProviderError for an error with
 * status 200, or if it's no reply at all.
 */
export async function* replyObjects(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const events = createEventReader();
  let text = "";
  let isStream: boolean | undefined;
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    isStream ??= kindOf(text);
    if (isStream) {
      yield* withoutErrors(events.push(text));
      if (events.isDone()) return;
      text = "";
    } else if (text.length > MAX_REPLY_LENGTH) throw new ProviderError();
  }
  if (isStream) yield* withoutErrors(events.push("\n\n"));
  else yield* withoutErrors(parseWhole(text));
  if (isStream && !events.hasData())
    throw new ProviderError({ status: response.status }, { isForeign: true });
}

/** Whether it's a stream of events; undefined until the first character. */
function kindOf(text: string): boolean | undefined {
  const first = text.trimStart()[0];
  return first === undefined ? undefined : /[a-z:]/.test(first);
}

function parseWhole(text: string): unknown[] {
  if (text.trim() === "") return [];
  const value = parsed(text);
  if (value !== undefined) return Array.isArray(value) ? value : [value];
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parsed);
  if (lines.includes(undefined)) throw new ProviderError({}, { isForeign: true });
  return lines;
}

/** Throws ProviderError for an error object in place of a reply or within one. */
function* withoutErrors(objects: Iterable<unknown>): Generator<unknown> {
  for (const object of objects) {
    if (isFailure(object)) throw refusalOf(undefined, JSON.stringify(object));
    yield object;
  }
}

const isFailure = (object: unknown) =>
  typeof object === "object" && object !== null && "error" in object && Boolean(object.error);

/** Reads server-sent events, also from servers that omit the blank line between them. */
function createEventReader() {
  let rest = "";
  let data = "";
  let isError = false;
  let hasData = false;
  let isDone = false;

  function* line(text: string): Generator<unknown> {
    if (text === "") {
      if (isError && data !== "") throw refusalOf(undefined, data);
      data = "";
      isError = false;
      return;
    }
    const [, field, value = ""] = /^(\w+):? ?(.*)$/s.exec(text) ?? [];
    if (field === "event") isError = value.trim() === "error";
    if (field !== "data") return;
    hasData = true;
    if (value.trim() === "[DONE]") {
      isDone = true;
      return;
    }
    const joined = data === "" ? value : `${data}\n${value}`;
    const object = parsed(value) ?? parsed(joined);
    data = object === undefined ? joined.slice(0, MAX_REPLY_LENGTH) : "";
    if (object !== undefined) yield object;
  }

  return {
    *push(text: string): Generator<unknown> {
      rest += text;
      // A CRLF may be split between two pieces.
      const complete = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
      const lines = complete.split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? "") + rest.slice(complete.length);
      if (rest.length > MAX_REPLY_LENGTH) throw new ProviderError();
      for (const entry of lines) {
        if (isDone) return;
        yield* line(entry);
      }
    },
    isDone: () => isDone,
    hasData: () => hasData,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
