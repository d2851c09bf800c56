import type { Duty } from "#shared/domain/model-test";
import type { Breaker } from "../kernel/breaker";
import { resultOf } from "../kernel/result-of";
import type { AssistantLog } from "./log";
import type { Meter } from "./meter";
import { HOUSE, type Payer } from "./payer";
import { type Assistant, AssistantError, CrowdedError, ProvokedError, type Turn, type Verdict } from "./port";

interface ResilientOptions {
  model: Assistant;
  builtIn: Assistant;
  /** Whether the model may do that at all (decision 0076). */
  mayServe: (duty: Duty) => Promise<boolean>;
  breaker: Breaker;
  meter: Pick<Meter, "hasBudget">;
  log?: AssistantLog;
}

/**
 * Asks the model while it answers and the budget lasts for who is served, and the built-in assistant otherwise, so that a participant
 * can always go on (security R7). When the model fails after some of its text was already passed on, nothing more is
 * streamed: what is returned comes from the built-in assistant and replaces what was shown.
 */
export function createResilientAssistant(options: ResilientOptions): Assistant {
  const { model, builtIn, mayServe, breaker, meter, log } = options;

  const canAskModel = async (duty: Duty, payer: Payer) =>
    !breaker.isOpen() && (await mayServe(duty)) && (await meter.hasBudget(payer));

  /** Asks the model, and minds how that went. Throws AssistantError where nothing usable came. */
  async function* askModel<Result>(
    ask: (assistant: Assistant) => AsyncGenerator<string, Result>,
  ): AsyncGenerator<string, Result> {
    try {
      const result = yield* ask(model);
      breaker.succeeded();
      return result;
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      if (!(error instanceof CrowdedError || error instanceof ProvokedError)) breaker.failed();
      log?.warn({ reason: error.message }, "The built-in assistant answers in place of the model.");
      throw error;
    }
  }

  async function* serve<Result>(
    duty: Duty,
    payer: Payer,
    ask: (assistant: Assistant) => AsyncGenerator<string, Result>,
  ): AsyncGenerator<string, Result> {
    if (!(await canAskModel(duty, payer))) return yield* ask(builtIn);
    let hasShown = false;
    const shown = () => {
      hasShown = true;
    };
    try {
      return yield* noticing(askModel(ask), shown);
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
    }
    return hasShown ? await resultOf(ask(builtIn)) : yield* ask(builtIn);
  }

  /** Without a model nobody judges here: the rules do, where the turn is taken. */
  async function* judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict> {
    const canAsk = await canAskModel("judge", turn.payer);
    return yield* canAsk
      ? askModel((assistant) => assistant.judge(turn, signal))
      : builtIn.judge(turn, signal);
  }

  return {
    authorFor: async (payer) => ((await canAskModel("judge", payer)) ? model : builtIn).authorFor(payer),
    judge,
    recommend: (request, signal) =>
      serve("advise", request.payer, (assistant) => assistant.recommend(request, signal)),
    draftTemplate: (description, signal) =>
      serve("advise", HOUSE, (assistant) => assistant.draftTemplate(description, signal)),
    proposeCards: (request, signal) =>
      serve("advise", HOUSE, (assistant) => assistant.proposeCards(request, signal)),
  };
}

/** Passes everything on, and says so when there is some. */
async function* noticing<Result>(
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
