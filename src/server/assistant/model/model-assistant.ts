import { randomBytes } from "node:crypto";
import type { AiConfig } from "../../config";
import { materialOf } from "../evidence/material";
import type { Assistant } from "../port";
import { adviceCall, cardsCall, draftCall, judgeCall } from "./calls";
import type { Conversation } from "./conversation";

/** The longest a whole call may take, what is put right included, in milliseconds. */
export interface TimeLimits {
  judge: number;
  advice: number;
}

/** A reply is promised within 20 s (security R7); a second is left for all that is round the model. */
export const TIME_LIMITS: TimeLimits = { judge: 19_000, advice: 90_000 };

/** A model as the assistant (design section 6). */
export function createModelAssistant(
  { ask }: Conversation,
  models: Pick<AiConfig, "chatModel" | "adviceModel">,
  limits = TIME_LIMITS,
): Assistant {
  const made = (milliseconds: number) => ({
    model: models.adviceModel,
    boundary: newBoundary(),
    milliseconds,
  });
  /** Nobody waits for an admin's draft in a chat. */
  const forAdmin = () => made(Math.round((4 * limits.advice) / 3));
  return {
    authorFor: async () => "ai",
    judge: (turn, signal) => ask(judgeCall(turn, { ...made(limits.judge), model: models.chatModel }), signal),
    recommend: (request, signal) => ask(adviceCall(materialOf(request), made(limits.advice)), signal),
    draftTemplate: (description, signal) => ask(draftCall(description, forAdmin()), signal),
    proposeCards: (request, signal) => ask(cardsCall(request, forAdmin()), signal),
  };
}

/** Letters and digits for the name of a block that nobody can guess, new for each call. */
export const newBoundary = () => randomBytes(12).toString("hex");
