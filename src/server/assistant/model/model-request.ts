import type { z } from "zod";
import type { BudgetOwner } from "../budget-owner";
import type { StreamedTextExtractor } from "../streamed-text-extractor";
import type { AiCall, Usage } from "../token-usage";
import type { Prompt } from "./prompts/prompt";
import type { TransportRequest } from "./transport";

export interface ModelRequest<Output, Result> extends TransportRequest {
  receipt: AiCall["receipt"];
  budgetOwner: BudgetOwner;
  prompt: Prompt;
  output: z.ZodType<Output>;
  /** Converts the checked output and the text that was shown into the result. Throws AssistantError. */
  conclude: (output: Output, streamedText: string) => Result;
  /** Creates the extractor of the text that may be shown while the reply is written; called once for each reply. */
  createExtractor: () => StreamedTextExtractor;
  /** The text of the result that people will read, if it isn't streamed; it's checked for repeated prompts too. */
  readable?: ((result: Result) => string) | undefined;
  onWaiting?: (() => void) | undefined;
  /** The longest pause of a busy server to wait for, in milliseconds. At a longer one the call fails. */
  longestPause: number;
  /** Whether the call may take as long as the model needs to load. Other calls don't ask the model until then. */
  mayLoad?: boolean;
  onUsed?: ((usage: Usage) => void) | undefined;
}

export interface RequestSettings {
  model: string;
  /** Random letters and digits, new for each call. */
  boundary: string;
  milliseconds: number;
}
