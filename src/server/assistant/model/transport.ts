import type { z } from "zod";
import type { Usage } from "../meter";
import type { Prompt } from "./prompts/prompt";

/** What a model is asked: one message, answered by one JSON object. */
export interface Asked {
  model: string;
  prompt: Pick<Prompt, "system" | "stable" | "own">;
  /** The form of the object. */
  output: z.ZodType;
  maxTokens: number;
  effort: "low" | "medium";
  /** The longest that the whole may take; the server is asked a second time after half of it without a word. */
  milliseconds: number;
  /** What came back before, when this asks for it to be put right. */
  repair?: Repair | undefined;
}

export interface Repair {
  /** The reply as far as it is worth showing; never empty. */
  reply: string;
  /** What is wrong with it. */
  fault: string;
}

/** whole: the model said all it wanted. cut: it reached the limit of tokens. refused: it does not want to reply. */
export type Ending = "whole" | "cut" | "refused";

/** What comes back, piece by piece. Without an ending the reply broke off. */
export type ModelEvent =
  | { kind: "text"; text: string }
  | { kind: "usage"; usage: Partial<Usage> }
  | { kind: "end"; ending: Ending };

/** A provider's wire format: takes one message to a model, and its reply back. */
export interface Transport {
  /** Throws ProviderError, or whatever the aborted signal makes it throw. */
  send(asked: Asked, signal: AbortSignal): AsyncGenerator<ModelEvent>;
}

/** For servers that want no key; a client library would look for one elsewhere on the machine if it got none. */
export const NO_KEY = "none";

/** No server may hand on what it is told: an address is checked, where it sends one to is not. */
export const NO_REDIRECTS = { redirect: "error" } as const;

/** How a model is asked to put a reply right. */
export const repairRequest = ({ fault }: Repair): string =>
  `That reply cannot be used: ${fault}\nReply again with the corrected JSON object alone, nothing before or after it.`;

/** The provider could not be reached, or refused. Its own words are not in it. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** What the log may say of it. */
  readonly known: { status?: number | undefined; type?: string | undefined; requestId?: unknown };

  constructor(known: ProviderError["known"] = {}) {
    super("The model could not be reached.");
    this.known = known;
  }
}
