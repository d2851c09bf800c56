import { z } from "zod";
import { AI_STATES, SENT_KINDS } from "../domain/ai-call";
import { attemptId } from "./common";

export const receiptOf = z.object({ id: attemptId });

const counts = z.object({
  calls: z.number().int(),
  /** All that was read, from the provider's cache or not. */
  inputTokens: z.number().int(),
  /** How much of it came from the provider's cache. */
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
});

/** What models were asked about one attempt: how much, and which kinds of things; never what was said. */
export const aiReceipt = counts.extend({
  /** Whether this installation has a model now. */
  isConfigured: z.boolean(),
  /** Calls that brought no usable reply; the built-in assistant stepped in. */
  failed: z.number().int(),
  /** In the order they were first asked. */
  models: z.array(z.string()),
  sent: z.array(z.enum(SENT_KINDS)),
});

/** Today's use of models, against the budget. Days begin at midnight UTC. */
export const aiToday = counts.extend({
  state: z.enum(AI_STATES),
  /** Tokens a day. */
  budget: z.number().int(),
  /** What people without a proved address used together, and how much of the budget is theirs, in tokens. */
  unverified: z.object({ tokens: z.number().int(), budget: z.number().int() }),
});
