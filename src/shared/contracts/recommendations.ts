import { z } from "zod";
import { attemptId } from "./common";

export const watchRecommendations = z.object({ attemptId });

/**
 * Recommendations as they are written: `draft` is everything so far and replaces what was shown, `delta` is what came
 * next, and the last event says how it ended.
 */
export const recommendationEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draft"), text: z.string() }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("failed") }),
]);
export type RecommendationEvent = z.output<typeof recommendationEvent>;
