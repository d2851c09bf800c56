import type { FastifyBaseLogger } from "fastify";
import type { AiConfig } from "../config";
import { createBreaker } from "../kernel/breaker";
import type { Clock } from "../kernel/clock";
import { createBuiltIn } from "./built-in/built-in";
import type { Meter } from "./meter";
import { createAnthropic } from "./model/anthropic";
import { type Conversation, createConversation } from "./model/conversation";
import { createModelAssistant } from "./model/model-assistant";
import { createOpenAiCompatible } from "./model/openai-compatible";
import { createPlaces } from "./model/places";
import type { Assistant } from "./port";
import { createResilientAssistant } from "./resilient";
import type { Permission } from "./trial/permission";

interface AssistantParts {
  meter: Meter;
  clock: Clock;
  log: FastifyBaseLogger;
  permission: Permission;
}

/** The way to talk with the model that is set up. */
export function openConversation(
  ai: AiConfig,
  { meter, log }: Pick<AssistantParts, "meter" | "log">,
): Conversation {
  const transport = ai.provider === "anthropic" ? createAnthropic(ai) : createOpenAiCompatible(ai);
  return createConversation({ transport, meter, log, places: createPlaces(ai.callsAtOnce) });
}

/** The built-in assistant, and where there is a model the two together: it does what it may, and what it can. */
export function chooseAssistant(
  model: { ai: AiConfig; conversation: Conversation } | undefined,
  { meter, clock, log, permission: { mayServe } }: AssistantParts,
): Assistant {
  const builtIn = createBuiltIn();
  if (!model) return builtIn;
  return createResilientAssistant({
    model: createModelAssistant(model.conversation, model.ai),
    builtIn,
    mayServe,
    breaker: createBreaker(clock),
    meter,
    log,
  });
}
