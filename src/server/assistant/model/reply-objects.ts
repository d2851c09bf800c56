import { ProviderError } from "./provider-error";
import { refusalOf } from "./provider-fetch";

/** A reply is read no further, in characters. */
const LONGEST_BODY = 1_000_000;

/**
 * The JSON objects of a reply, whether it comes as server-sent events, in one piece or a line each: what servers say of
 * its type is often wrong. Comments and lines that hold no JSON are passed over. Throws ProviderError for an error that
 * comes with status 200, and for what is no reply at all.
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
      yield* checked(events.push(text));
      if (events.isDone()) return;
      text = "";
    } else if (text.length > LONGEST_BODY) throw new ProviderError();
  }
  if (isStream) yield* checked(events.push("\n\n"));
  else yield* checked(wholeIn(text));
  if (isStream && !events.hasData())
    throw new ProviderError({ status: response.status }, { isForeign: true });
}

/** Whether it is a stream of events; undefined until a letter of it is there. */
function kindOf(text: string): boolean | undefined {
  const first = text.trimStart()[0];
  return first === undefined ? undefined : /[a-z:]/.test(first);
}

function wholeIn(text: string): unknown[] {
  if (text.trim() === "") return [];
  const whole = parsed(text);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(parsed);
  if (lines.includes(undefined)) throw new ProviderError({}, { isForeign: true });
  return lines;
}

/** An error that comes in place of a reply, or in the middle of one. */
function* checked(objects: Iterable<unknown>): Generator<unknown> {
  for (const object of objects) {
    if (isFailure(object)) throw refusalOf(undefined, JSON.stringify(object));
    yield object;
  }
}

const isFailure = (object: unknown) =>
  typeof object === "object" && object !== null && "error" in object && Boolean(object.error);

/** Reads server-sent events, also those of servers that leave out the blank line between two. */
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
    data = object === undefined ? joined.slice(0, LONGEST_BODY) : "";
    if (object !== undefined) yield object;
  }

  return {
    *push(text: string): Generator<unknown> {
      rest += text;
      // A line end may be cut in two.
      const complete = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
      const lines = complete.split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? "") + rest.slice(complete.length);
      if (rest.length > LONGEST_BODY) throw new ProviderError();
      for (const one of lines) {
        if (isDone) return;
        yield* line(one);
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
