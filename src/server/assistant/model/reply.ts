import { z } from "zod";
import type { Usage } from "../meter";
import { AssistantError, ProvokedError } from "../port";
import { createObjectFinder } from "./object-finder";
import type { Asked, Ending, ModelEvent } from "./transport";

/** The most that a model may write, thoughts and all: a server that does not keep to it is cut off. In characters. */
const MAX_OUTPUT = 100_000;
/** Far more than a token ever stands for: what the object may come to, by the tokens that were asked for. */
const CHARACTERS_A_TOKEN = 10;
/** As much of a reply as it is worth to show a model what is wrong with it. */
const MOST_SHOWN_AGAIN = 8_000;

/** As much as a model is told of what is wrong. In characters. */
const MOST_TOLD = 1_000;

/** A whole reply that does not have the form that was asked for. */
export class FormError extends AssistantError {
  /** For the model: it may name what the model wrote, so it goes into no log. */
  readonly fault: string;

  constructor(fault: string) {
    super("The model's reply does not have the form that was asked for.");
    this.fault = fault;
  }
}

/** One message of a model while it arrives. */
export class Reply {
  readonly #asked: Asked;
  readonly #object = createObjectFinder();
  #text = "";
  #ending: Ending | undefined;
  #usage: Partial<Usage> = {};

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** Gives the part of the JSON object that the event adds; "" for every other event. */
  take(event: ModelEvent): string {
    if (event.kind === "usage") this.#usage = { ...this.#usage, ...event.usage };
    if (event.kind === "end") this.#ending = event.ending;
    return event.kind === "text" ? this.#add(event.text) : "";
  }

  #add(text: string): string {
    this.#text += text;
    const added = this.#object.push(text);
    const longest = this.#asked.maxTokens * CHARACTERS_A_TOKEN;
    if (this.#text.length > MAX_OUTPUT || this.#object.found.length > longest)
      throw new AssistantError("The model wrote far too much.");
    return added;
  }

  /** Throws AssistantError when the model could not say all it wanted, which asking again would not mend. */
  assertWhole(): void {
    if (this.#ending === undefined) throw new AssistantError("The model's reply broke off.");
    if (this.#ending === "refused") throw new ProvokedError("The model refused to reply.");
    if (this.#ending === "cut") throw new AssistantError("The model did not finish its reply.");
  }

  /** The object in the form that was asked for. Throws FormError for anything else. */
  parse<Output>(schema: z.ZodType<Output>): Output {
    const object = parsed(this.#object.found);
    if (object === undefined) throw new FormError("It holds no whole JSON object.");
    const read = schema.safeParse(object);
    if (!read.success) throw new FormError(z.prettifyError(read.error).slice(0, MOST_TOLD));
    return read.data;
  }

  /** What it said, to show it once more. */
  get shownAgain(): string {
    return (this.#object.found || this.#text).slice(0, MOST_SHOWN_AGAIN).trim() || "(nothing)";
  }

  /** Without the provider's own count, about four characters are one token. */
  usage(): Usage {
    const { system, stable, own } = this.#asked.prompt;
    const { inputTokens, cachedTokens = 0, outputTokens = tokensOf(this.#text) } = this.#usage;
    const sent = this.#text === "" ? 0 : tokensOf(system + stable + own);
    return { inputTokens: inputTokens ?? sent, cachedTokens, outputTokens };
  }
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
