import { z } from "zod";
import { AI_STATES, SENT_KINDS } from "../domain/ai-call";
import { attemptId } from "./common";

export const receiptOf = z.object({ id: attemptId });

const counts = z.object({
  calls: z.number().int(),
  /** All input tokens, including cached ones. */
  inputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
});

/** How much models were asked about one attempt and which kinds of data they got, but not the data itself. */
export const aiReceipt = counts.extend({
  isConfigured: z.boolean(),
  /** Calls without a usable reply. */
  failed: z.number().int(),
  /** In order of first use. */
  models: z.array(z.string()),
  sent: z.array(z.enum(SENT_KINDS)),
});

/** Today's token use against the budget. Days begin at midnight UTC. */
export const aiToday = counts.extend({
  state: z.enum(AI_STATES),
  /** Tokens per day. */
  budget: z.number().int(),
  /** Tokens used by all people without a confirmed email together, and their share of the budget. */
  unverified: z.object({ tokens: z.number().int(), budget: z.number().int() }),
});
