import { z } from "zod";
import { attemptId } from "./common";

export const watchRecommendations = z.object({ attemptId });

/**
 * Events while recommendations are written: `draft` is the full text so far and replaces what is shown, `delta` is
 * appended, and `ready` or `failed` comes last.
 */
export const recommendationEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draft"), text: z.string() }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("failed") }),
]);
export type RecommendationEvent = z.output<typeof recommendationEvent>;
