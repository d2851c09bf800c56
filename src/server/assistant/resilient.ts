import type { Duty } from "#shared/domain/model-test";
import type { Breaker } from "../kernel/breaker";
import { resultOf } from "../kernel/result-of";
import type { AssistantLog } from "./log";
import type { Meter } from "./meter";
import { HOUSE, type Payer } from "./payer";
import { type Assistant, AssistantError, CrowdedError, ProvokedError, type Turn, type Verdict } from "./port";

const CROWDED =
  "Many people are answering right now and the AI model had no time for this one, so I read it by myself.";

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

  async function* serve<Result>(
    duty: Duty,
    payer: Payer,
    ask: (assistant: Assistant) => AsyncGenerator<string, Result>,
    onCrowd?: () => void,
  ): AsyncGenerator<string, Result> {
    if (!(await canAskModel(duty, payer))) return yield* ask(builtIn);
    const kept: { result?: { value: Result } } = {};
    let hasShown = false;
    try {
      for await (const text of keepResult(ask(model), kept)) {
        hasShown = true;
        yield text;
      }
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      const isCrowd = error instanceof CrowdedError;
      if (isCrowd) onCrowd?.();
      else if (!(error instanceof ProvokedError)) breaker.failed();
      log?.warn({ reason: error.message }, "The built-in assistant answers in place of the model.");
    }
    if (kept.result) {
      breaker.succeeded();
      return kept.result.value;
    }
    return hasShown ? await resultOf(ask(builtIn)) : yield* ask(builtIn);
  }

  /** Nobody is served by another than they were told without a word about it. */
  async function* judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict> {
    let isCrowd = false;
    const ask = (assistant: Assistant) => assistant.judge(turn, signal);
    const verdict = yield* serve("judge", turn.payer, ask, () => {
      isCrowd = true;
    });
    return isCrowd ? { ...verdict, response: `${CROWDED} ${verdict.response}` } : verdict;
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

/** Passes the text on and keeps what is returned in the end, which `for await` would drop. */
async function* keepResult<Result>(
  source: AsyncGenerator<string, Result>,
  kept: { result?: { value: Result } },
): AsyncGenerator<string> {
  kept.result = { value: yield* source };
}
