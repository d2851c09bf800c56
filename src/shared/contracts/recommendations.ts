import { z } from "zod";
import { attemptId } from "./common";

export const watchRecommendations = z.object({ attemptId });

/**
 * Recommendations as they are written: `draft` is everything so far and replaces what was shown, `delta` is what came
 * next, and the last event says how it ended.
 */
export type RecommendationEvent =
  | { type: "draft"; text: string }
  | { type: "delta"; text: string }
  | { type: "ready" }
  | { type: "failed" };
