import { z } from "zod";
import type { Usage } from "../token-usage";
import type { Prompt } from "./prompts/prompt";

/** A request to a model: one message, answered by one JSON object. */
export interface TransportRequest {
  model: string;
  prompt: Pick<Prompt, "system" | "stable" | "own">;
  output: z.ZodType;
  maxTokens: number;
  effort: "low" | "medium";
  milliseconds: number;
  /** The faulty reply, if this request asks for its repair. */
  repair?: Repair | undefined;
}

export interface Repair {
  /** The reply, possibly cut; never empty. */
  reply: string;
  fault: string;
}

/** whole: the model finished. cut: it reached the token limit. refused: it won't reply. */
export type Ending = "whole" | "cut" | "refused";

/** The events of a reply. Without an ending, the reply broke off. */
export type ModelEvent =
  | { kind: "text"; text: string }
  /** A model's thoughts, if its server sends them separately. */
  | { kind: "thought"; text: string }
  | { kind: "usage"; usage: Partial<Usage> }
  | { kind: "end"; ending: Ending };

/** A provider's wire format: sends a message to a model and receives the reply. */
export interface Transport {
  /** @throws ProviderError (`provider-error.ts`), or an abort error */
  send(request: TransportRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>;
}

/** For servers that need no key. Without one, a client library would look for a key elsewhere on the machine. */
export const NO_KEY = "none";

/** No redirects: the configured address is checked, but the target of a redirect isn't. */
export const NO_REDIRECTS = { redirect: "error" } as const;

/** The message that asks a model to repair its reply. */
export const repairRequest = ({ fault }: Repair): string =>
  `That reply cannot be used: ${fault}\nReply again with the corrected JSON object alone, nothing before or after it.`;

/** The schema as an instruction, for servers that can't enforce it. */
export const schemaInstruction = (output: z.ZodType) =>
  `Reply with one JSON object and nothing else: no prose round it, no code fence, its fields in the order of this schema.\n${JSON.stringify(z.toJSONSchema(output))}`;
