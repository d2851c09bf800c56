import type { Duty } from "#shared/domain/model-test";
import type { CircuitBreaker } from "../lib/circuit-breaker";
import { generatorResult } from "../lib/generator-result";
import {
  type Assistant,
  AssistantError,
  CrowdedError,
  PausedError,
  ProvokedError,
  type Turn,
  type Verdict,
} from "./assistant";
import type { AssistantLog } from "./assistant-log";
import { type BudgetOwner, ORGANIZATION } from "./budget-owner";
import type { TokenUsage } from "./token-usage";

interface FallbackOptions {
  model: Assistant;
  builtIn: Assistant;
  /** Whether the model has passed the test for a duty (decision 0076). */
  mayServe: (duty: Duty) => Promise<boolean>;
  breaker: CircuitBreaker;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
  log?: AssistantLog;
}

/**
 * Uses the model while it works and the budget lasts, and the built-in assistant otherwise, so that participants can
 * always continue. If the model fails after it streamed text, the built-in result replaces the text without streaming.
 */
export function createFallbackAssistant(options: FallbackOptions): Assistant {
  const { model, builtIn, mayServe, breaker, tokenUsage, log } = options;

  const canAskModel = async (duty: Duty, budgetOwner: BudgetOwner) =>
    !breaker.isOpen() && (await mayServe(duty)) && (await tokenUsage.hasBudget(budgetOwner));

  /** Reports the outcome to the circuit breaker. Throws AssistantError if there is no usable result. */
  async function* askModel<Result>(
    ask: (assistant: Assistant) => AsyncGenerator<string, Result>,
  ): AsyncGenerator<string, Result> {
    try {
      const result = yield* ask(model);
      breaker.succeeded();
      return result;
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      const isOurs = error instanceof CrowdedError || error instanceof PausedError;
      if (!(isOurs || error instanceof ProvokedError)) breaker.failed();
      log?.warn({ reason: error.message }, "The built-in assistant is used instead of the model.");
      throw error;
    }
  }

  async function* serve<Result>(
    duty: Duty,
    budgetOwner: BudgetOwner,
    ask: (assistant: Assistant) => AsyncGenerator<string, Result>,
  ): AsyncGenerator<string, Result> {
    if (!(await canAskModel(duty, budgetOwner))) return yield* ask(builtIn);
    let hasShown = false;
    const markShown = () => {
      hasShown = true;
    };
    try {
      return yield* withNotice(askModel(ask), markShown);
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
    }
    return hasShown ? await generatorResult(ask(builtIn)) : yield* ask(builtIn);
  }

  /** Has no fallback: if this throws AssistantError, the turn continues with the parser. */
  async function* judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict> {
    const canAsk = await canAskModel("judge", turn.budgetOwner);
    return yield* canAsk
      ? askModel((assistant) => assistant.judge(turn, signal))
      : builtIn.judge(turn, signal);
  }

  return {
    hasModel: true,
    authorFor: async (budgetOwner) =>
      ((await canAskModel("judge", budgetOwner)) ? model : builtIn).authorFor(budgetOwner),
    wake() {
      mayServe("judge")
        .then((isApproved) => isApproved && model.wake?.())
        .catch((err: unknown) => log?.warn({ err }, "Couldn't check whether the model has passed its test."));
    },
    judge,
    recommend: (request, signal) =>
      serve("advise", request.budgetOwner, (assistant) => assistant.recommend(request, signal)),
    draftTemplate: (description, signal) =>
      serve("advise", ORGANIZATION, (assistant) => assistant.draftTemplate(description, signal)),
    proposeCards: (request, signal) =>
      serve("advise", ORGANIZATION, (assistant) => assistant.proposeCards(request, signal)),
  };
}

/** Passes the stream on and calls `notice` before each piece. */
async function* withNotice<Result>(
  source: AsyncGenerator<string, Result>,
  notice: () => void,
): AsyncGenerator<string, Result> {
  for (;;) {
    const step = await source.next();
    if (step.done) return step.value;
    notice();
    yield step.value;
  }
}
