import type { z } from "zod";
import type { AiCall, Usage } from "../meter";
import type { Payer } from "../payer";
import type { ShownText } from "../shown-text";
import type { Prompt } from "./prompts/prompt";
import type { Asked } from "./transport";

/** One call of the model, and what becomes of its reply. */
export interface Call<Output, Result> extends Asked {
  /** What the receipt says of it. */
  receipt: AiCall["receipt"];
  payer: Payer;
  prompt: Prompt;
  output: z.ZodType<Output>;
  /** Makes of the checked output, and of all that was shown, what the caller gets. Throws AssistantError. */
  conclude: (output: Output, shown: string) => Result;
  /** What of the reply may be shown while it is written; anew for each reply. */
  shown: () => ShownText;
  onWaiting?: (() => void) | undefined;
  /** Told what each reply used. */
  onUsed?: ((usage: Usage) => void) | undefined;
}

/** What a call is made with. */
export interface Made {
  model: string;
  /** Random letters and digits, new for each call. */
  boundary: string;
  milliseconds: number;
}
