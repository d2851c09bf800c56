import { z } from "zod";
import { attemptId } from "./common";

export const watchRecommendations = z.object({ attemptId });

/** `draft` is the full text so far and replaces what is shown, `delta` is appended; `ready` or `failed` is last. */
export const recommendationEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draft"), text: z.string() }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("failed") }),
]);
export type RecommendationEvent = z.output<typeof recommendationEvent>;
