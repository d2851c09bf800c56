import { z } from "zod";
import { AssistantError, ProvokedError } from "../assistant";
import type { Usage } from "../token-usage";
import { safeParseFitted } from "./fit-to-schema";
import { createJsonObjectExtractor } from "./json-object-extractor";
import { objectsIn } from "./lenient-json";
import type { Ending, ModelEvent, TransportRequest } from "./transport";

/** Limit on a reply including thoughts, in characters, for servers that ignore the token limit. */
const MAX_OUTPUT_LENGTH = 100_000;
/** More than any token contains: limits the object by the number of requested tokens. */
const MAX_TOKEN_LENGTH = 10;
/** How much of a faulty reply is sent back to the model, in characters. */
const MAX_REPAIR_LENGTH = 8_000;

/** How much of the description of a fault is sent to the model, in characters. */
const MAX_FAULT_LENGTH = 1_000;

/** A complete reply without the requested format. */
export class ReplyFormatError extends AssistantError {
  /** For the model. It may quote what the model wrote, so it isn't logged. */
  readonly fault: string;

  constructor(fault: string) {
    super("The model's reply doesn't have the requested format.");
    this.fault = fault;
  }
}

export interface ReadReply<Output> {
  output: Output;
  /** Whether it's the object whose pieces `take` returned. */
  isAsStreamed: boolean;
}

/** A model's message while it arrives. */
export class ModelReply {
  readonly #request: TransportRequest;
  readonly #object = createJsonObjectExtractor();
  #text = "";
  #thoughts = "";
  #ending: Ending | undefined;
  #usage: Partial<Usage> = {};

  constructor(request: TransportRequest) {
    this.#request = request;
  }

  /** Returns what the event adds to the JSON object; "" for other events. */
  take(event: ModelEvent): string {
    if (event.kind === "usage") this.#usage = { ...this.#usage, ...event.usage };
    if (event.kind === "end") this.#ending = event.ending;
    if (event.kind === "thought") this.#think(event.text);
    return event.kind === "text" ? this.#add(event.text) : "";
  }

  #add(text: string): string {
    this.#text += text;
    const added = this.#object.push(text);
    const longest = this.#request.maxTokens * MAX_TOKEN_LENGTH;
    if (this.#text.length > MAX_OUTPUT_LENGTH || this.#object.found.length > longest)
      throw new AssistantError("The model's reply was too long.");
    return added;
  }

  #think(text: string): void {
    this.#thoughts += text;
    if (this.#thoughts.length > MAX_OUTPUT_LENGTH)
      throw new AssistantError("The model's reply was too long.");
  }

  /**
   * Throws AssistantError if the model didn't finish, which asking again wouldn't change. If the server doesn't say how
   * the reply ended, a complete object is a complete reply.
   */
  assertWhole(): void {
    if (this.#ending === undefined && this.#candidates().length === 0)
      throw new AssistantError("The model's reply ended early.");
    if (this.#ending === "refused") throw new ProvokedError("The model refused to reply.");
    if (this.#ending === "cut") throw new AssistantError("The model did not finish its reply.");
  }

  /** The object in the requested format. Throws ReplyFormatError if there is none. */
  read<Output>(schema: z.ZodType<Output>): ReadReply<Output> {
    const [first, ...others] = this.#candidates();
    if (!first) throw new ReplyFormatError("It contains no complete JSON object.");
    const parsed = safeParseFitted(schema, first.value);
    if (parsed.success) return { output: parsed.data, isAsStreamed: first.isAsStreamed };
    for (const { value } of others) {
      const alternative = safeParseFitted(schema, value);
      if (alternative.success) return { output: alternative.data, isAsStreamed: false };
    }
    throw new ReplyFormatError(z.prettifyError(parsed.error).slice(0, MAX_FAULT_LENGTH));
  }

  /** Objects that may be the reply: the streamed one, then those of the text and the thoughts, last first. */
  #candidates(): { value: unknown; isAsStreamed: boolean }[] {
    const streamed = objectsIn(this.#object.found).slice(0, 1);
    const inText = objectsIn(withoutThoughts(this.#text)).toReversed();
    const inThoughts = this.#text.trim() === "" ? objectsIn(this.#thoughts).toReversed() : [];
    return [
      ...streamed.map((value) => ({ value, isAsStreamed: true })),
      ...[...inText, ...inThoughts].map((value) => ({ value, isAsStreamed: false })),
    ];
  }

  /** The reply as it's sent back for a repair; never empty. */
  get textForRepair(): string {
    return (this.#object.found || this.#text).slice(0, MAX_REPAIR_LENGTH).trim() || "(nothing)";
  }

  /** The provider's token counts, or an estimate of four characters per token. */
  usage(): Usage {
    const { system, stable, own } = this.#request.prompt;
    const {
      inputTokens,
      cachedTokens = 0,
      outputTokens = tokensOf(this.#text + this.#thoughts),
    } = this.#usage;
    const inputEstimate = this.#text + this.#thoughts === "" ? 0 : tokensOf(system + stable + own);
    return { inputTokens: inputTokens ?? inputEstimate, cachedTokens, outputTokens };
  }
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** Removes thoughts within the reply. Some models leave out the opening mark. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf("</think>");
  const after = end === -1 ? text : text.slice(end);
  const begin = after.indexOf("<think>");
  return begin === -1 ? after : after.slice(0, begin);
}
