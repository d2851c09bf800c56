import { z } from "zod";
import type { Usage } from "../token-usage";
import type { Prompt } from "./prompts/prompt";

/** What a model is asked: one message, answered by one JSON object. */
export interface TransportRequest {
  model: string;
  prompt: Pick<Prompt, "system" | "stable" | "own">;
  /** The form of the object. */
  output: z.ZodType;
  maxTokens: number;
  effort: "low" | "medium";
  /** The longest that the whole may take. */
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
  /** What a model thinks, where its server sends it apart from the reply. */
  | { kind: "thought"; text: string }
  | { kind: "usage"; usage: Partial<Usage> }
  | { kind: "end"; ending: Ending };

/** A provider's wire format: takes one message to a model, and its reply back. */
export interface Transport {
  /** Throws ProviderError (`provider-error.ts`), or whatever the aborted signal makes it throw. */
  send(asked: TransportRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>;
}

/** For servers that want no key; a client library would look for one elsewhere on the machine if it got none. */
export const NO_KEY = "none";

/** No server may hand on what it is told: an address is checked, where it sends one to is not. */
export const NO_REDIRECTS = { redirect: "error" } as const;

/** How a model is asked to put a reply right. */
export const repairRequest = ({ fault }: Repair): string =>
  `That reply cannot be used: ${fault}\nReply again with the corrected JSON object alone, nothing before or after it.`;

/** How the form of a reply is put into words, for servers that cannot hold a model to it. */
export const schemaInstruction = (output: z.ZodType) =>
  `Reply with one JSON object and nothing else: no prose round it, no code fence, its fields in the order of this schema.\n${JSON.stringify(z.toJSONSchema(output))}`;
