import type { FastifyBaseLogger } from "fastify";
import type { AiConfig } from "../config";
import { createBreaker } from "../kernel/breaker";
import type { Clock } from "../kernel/clock";
import { createBuiltIn } from "./built-in/built-in";
import type { Meter } from "./meter";
import { createClaude } from "./model/anthropic";
import type { Assistant } from "./port";
import { createResilientAssistant } from "./resilient";

interface AssistantParts {
  meter: Meter;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** A model with the built-in assistant behind it; without settings for one, the built-in assistant alone. */
export function chooseAssistant(ai: AiConfig | undefined, { meter, clock, log }: AssistantParts): Assistant {
  const builtIn = createBuiltIn();
  if (!ai) return builtIn;
  const claude = createClaude(ai, { meter, log });
  return createResilientAssistant({ claude, builtIn, breaker: createBreaker(clock), meter, log });
}
