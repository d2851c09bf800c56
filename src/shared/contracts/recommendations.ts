import { z } from "zod";
import { attemptId } from "./common";

export const watchRecommendations = z.object({ attemptId });

/** Recommendations as they are written: the text so far, then how it ended. */
export type RecommendationEvent = { type: "writing"; text: string } | { type: "ready" } | { type: "failed" };
