import { z } from "zod";
import { AssistantError, ProvokedError } from "../assistant";
import type { Usage } from "../token-usage";
import { safeParseFitted } from "./fit-to-schema";
import { createJsonObjectExtractor } from "./json-object-extractor";
import { objectsIn } from "./lenient-json";
import type { Ending, ModelEvent, TransportRequest } from "./transport";

/** The most that a model may write, thoughts and all: a server that does not keep to it is cut off. In characters. */
const MAX_OUTPUT = 100_000;
/** Far more than a token ever stands for: what the object may come to, by the tokens that were asked for. */
const CHARACTERS_A_TOKEN = 10;
/** As much of a reply as it is worth to show a model what is wrong with it. */
const MOST_SHOWN_AGAIN = 8_000;

/** As much as a model is told of what is wrong. In characters. */
const MOST_TOLD = 1_000;

/** A whole reply that does not have the form that was asked for. */
export class ReplyFormatError extends AssistantError {
  /** For the model: it may name what the model wrote, so it goes into no log. */
  readonly fault: string;

  constructor(fault: string) {
    super("The model's reply doesn't have the requested format.");
    this.fault = fault;
  }
}

/** A reply in the form that was asked for. */
export interface ReadReply<Output> {
  output: Output;
  /** Whether it is the object whose pieces `take` gave. */
  isAsStreamed: boolean;
}

/** One message of a model while it arrives. */
export class ModelReply {
  readonly #asked: TransportRequest;
  readonly #object = createJsonObjectExtractor();
  #text = "";
  #thoughts = "";
  #ending: Ending | undefined;
  #usage: Partial<Usage> = {};

  constructor(asked: TransportRequest) {
    this.#asked = asked;
  }

  /** Gives the part of the JSON object that the event adds; "" for every other event. */
  take(event: ModelEvent): string {
    if (event.kind === "usage") this.#usage = { ...this.#usage, ...event.usage };
    if (event.kind === "end") this.#ending = event.ending;
    if (event.kind === "thought") this.#think(event.text);
    return event.kind === "text" ? this.#add(event.text) : "";
  }

  #add(text: string): string {
    this.#text += text;
    const added = this.#object.push(text);
    const longest = this.#asked.maxTokens * CHARACTERS_A_TOKEN;
    if (this.#text.length > MAX_OUTPUT || this.#object.found.length > longest)
      throw new AssistantError("The model's reply was too long.");
    return added;
  }

  #think(text: string): void {
    this.#thoughts += text;
    if (this.#thoughts.length > MAX_OUTPUT) throw new AssistantError("The model's reply was too long.");
  }

  /**
   * Throws AssistantError when the model could not say all it wanted, which asking again would not mend. Where a server
   * does not say how a reply ended, a whole object is a whole reply.
   */
  assertWhole(): void {
    if (this.#ending === undefined && this.#candidates().length === 0)
      throw new AssistantError("The model's reply ended early.");
    if (this.#ending === "refused") throw new ProvokedError("The model refused to reply.");
    if (this.#ending === "cut") throw new AssistantError("The model did not finish its reply.");
  }

  /** The object in the form that was asked for. Throws ReplyFormatError for anything else. */
  read<Output>(schema: z.ZodType<Output>): ReadReply<Output> {
    const [first, ...others] = this.#candidates();
    if (!first) throw new ReplyFormatError("It contains no complete JSON object.");
    const read = safeParseFitted(schema, first.value);
    if (read.success) return { output: read.data, isAsStreamed: first.isAsStreamed };
    for (const { value } of others) {
      const other = safeParseFitted(schema, value);
      if (other.success) return { output: other.data, isAsStreamed: false };
    }
    throw new ReplyFormatError(z.prettifyError(read.error).slice(0, MOST_TOLD));
  }

  /** The objects that may be the reply: the one that was streamed, then the last of the text, then of the thoughts. */
  #candidates(): { value: unknown; isAsStreamed: boolean }[] {
    const streamed = objectsIn(this.#object.found).slice(0, 1);
    const written = objectsIn(withoutThoughts(this.#text)).toReversed();
    const thought = this.#text.trim() === "" ? objectsIn(this.#thoughts).toReversed() : [];
    return [
      ...streamed.map((value) => ({ value, isAsStreamed: true })),
      ...[...written, ...thought].map((value) => ({ value, isAsStreamed: false })),
    ];
  }

  /** What it said, to show it once more. */
  get shownAgain(): string {
    return (this.#object.found || this.#text).slice(0, MOST_SHOWN_AGAIN).trim() || "(nothing)";
  }

  /** Without the provider's own count, about four characters are one token. */
  usage(): Usage {
    const { system, stable, own } = this.#asked.prompt;
    const {
      inputTokens,
      cachedTokens = 0,
      outputTokens = tokensOf(this.#text + this.#thoughts),
    } = this.#usage;
    const sent = this.#text + this.#thoughts === "" ? 0 : tokensOf(system + stable + own);
    return { inputTokens: inputTokens ?? sent, cachedTokens, outputTokens };
  }
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** Thoughts that are written into the reply; some models leave out the mark they begin with. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf("</think>");
  const after = end === -1 ? text : text.slice(end);
  const begin = after.indexOf("<think>");
  return begin === -1 ? after : after.slice(0, begin);
}
