import type { z } from "zod";
import type { BudgetOwner } from "../budget-owner";
import type { StreamedTextExtractor } from "../streamed-text-extractor";
import type { AiCall, Usage } from "../token-usage";
import type { Prompt } from "./prompts/prompt";
import type { TransportRequest } from "./transport";

/** One call of the model, and what becomes of its reply. */
export interface ModelRequest<Output, Result> extends TransportRequest {
  /** What the receipt says of it. */
  receipt: AiCall["receipt"];
  budgetOwner: BudgetOwner;
  prompt: Prompt;
  output: z.ZodType<Output>;
  /** Makes of the checked output, and of all that was shown, what the caller gets. Throws AssistantError. */
  conclude: (output: Output, shown: string) => Result;
  /** What of the reply may be shown while it is written; anew for each reply. */
  shown: () => StreamedTextExtractor;
  /** What people will read of the result, if it is not shown while it is written; it must not repeat the prompt either. */
  readable?: ((result: Result) => string) | undefined;
  onWaiting?: (() => void) | undefined;
  /** The longest that a busy server may make it wait, in milliseconds; past that it fails right away. */
  longestPause: number;
  /** Whether it may take as long as the model needs to load; others do not ask the model meanwhile. */
  mayLoad?: boolean;
  /** Told what each reply used. */
  onUsed?: ((usage: Usage) => void) | undefined;
}

/** What a call is made with. */
export interface RequestResult {
  model: string;
  /** Random letters and digits, new for each call. */
  boundary: string;
  milliseconds: number;
}
