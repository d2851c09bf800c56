import { rejectionOf } from "../../kernel/rejection-of";
import { resultOf } from "../../kernel/result-of";
import { createLeakGuard } from "../leak-guard";
import type { AssistantLog } from "../log";
import type { Meter } from "../meter";
import { AssistantError, CrowdedError, ProvokedError } from "../port";
import type { Call } from "./call";
import type { Places } from "./places";
import { FormError, Reply } from "./reply";
import { ProviderError, type Repair, type Transport } from "./transport";

interface ConversationParts {
  transport: Transport;
  meter: Pick<Meter, "record" | "hasBudget">;
  places: Places;
  log?: AssistantLog | undefined;
}

/** One way to talk with a model, whoever provides it: what is guarded, counted, limited and put right. */
export interface Conversation {
  /**
   * Streams what may be shown, then gives what the call comes to. Every call that was sent enters the receipt. Throws
   * AssistantError, or the signal's reason when it aborts.
   */
  ask<Output, Result>(call: Call<Output, Result>, signal: AbortSignal): AsyncGenerator<string, Result>;
}

/** What one reply came to: what it was asked for, or what has to be put right in it. */
type Outcome<Result> = { result: Result } | { repair: Repair; error: AssistantError; hasShown: boolean };

export function createConversation({ transport, meter, places, log }: ConversationParts): Conversation {
  async function* ask<Output, Result>(
    call: Call<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Result> {
    const whose = String(call.receipt?.attemptId ?? "house");
    const leave = await places({ whose, onWaiting: call.onWaiting, signal });
    const ending = new AbortController();
    const end = () => ending.abort(signal.reason);
    signal.addEventListener("abort", end, { once: true });
    const timer = setTimeout(() => ending.abort(), call.milliseconds);
    try {
      signal.throwIfAborted();
      // Those before it may have spent meanwhile what was left when it began to wait.
      if (!(await meter.hasBudget(call.payer)))
        throw new CrowdedError("The day's budget was spent meanwhile.");
      return yield* twice(call, ending.signal);
    } catch (error) {
      signal.throwIfAborted();
      throw asAssistantError(error, ending.signal.aborted);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      leave();
    }
  }

  /** A reply that cannot be used is put right once. Nothing more is shown then, if anything was: the result counts. */
  async function* twice<Output, Result>(
    call: Call<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Result> {
    const first = yield* once(call, signal);
    if ("result" in first) return first.result;
    const again = once({ ...call, repair: first.repair }, signal);
    const second = first.hasShown ? await resultOf(again) : yield* again;
    if ("result" in second) return second.result;
    throw second.error;
  }

  async function* once<Output, Result>(
    call: Call<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Outcome<Result>> {
    const reply = new Reply(call);
    const guard = createLeakGuard(call.prompt.secrets, call.prompt.known);
    const text = call.shown();
    let shown = "";
    let isUsed = false;
    try {
      for await (const event of untilAborted(transport.send(call, signal), signal)) {
        const piece = text.push(reply.take(event));
        if (piece === "") continue;
        guard.push(piece);
        shown += piece;
        yield piece;
      }
      const rest = text.end();
      guard.push(`${rest} `);
      if (rest !== "") yield rest;
      reply.assertWhole();
      const outcome = concluded(call, reply, shown + rest);
      isUsed = "result" in outcome;
      return outcome;
    } finally {
      await count(call, reply, isUsed);
    }
  }

  function asAssistantError(error: unknown, tooLate: boolean): AssistantError {
    if (tooLate) return new AssistantError("The model took too long.");
    if (error instanceof AssistantError) return error;
    log?.warn(error instanceof ProviderError ? error.known : {}, "The model could not be used.");
    return new AssistantError("The model could not be reached or gave no usable reply.");
  }

  /** A count that cannot be written must not cost the participant the reply. */
  async function count<Output, Result>(call: Call<Output, Result>, reply: Reply, isUsed: boolean) {
    const { receipt, payer, model, prompt, onUsed } = call;
    const usage = reply.usage();
    onUsed?.(usage);
    await meter
      .record({ receipt, payer, model, isUsed, sent: prompt.sent, ...usage })
      .catch(() => log?.warn({}, "The use of the model could not be counted."));
  }

  return { ask };
}

/**
 * Passes on what comes until the signal aborts, whether what it comes from listens or not: once a response has begun,
 * what would end its body can be collected (Node 20), and nothing but its silence tells of that.
 */
async function* untilAborted<T>(source: AsyncGenerator<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = rejectionOf(signal);
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const step = await Promise.race([source.next(), aborted]);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // Not waited for: it may never end.
    source.return(undefined).catch(() => undefined);
  }
}

/** What a participant's words can bring about is no fault to be put right: asked again, a model would do it again. */
function concluded<Output, Result>(call: Call<Output, Result>, reply: Reply, shown: string): Outcome<Result> {
  try {
    return { result: call.conclude(reply.parse(call.output), shown) };
  } catch (error) {
    if (!(error instanceof AssistantError) || error instanceof ProvokedError) throw error;
    const fault = error instanceof FormError ? error.fault : error.message;
    return { repair: { reply: reply.shownAgain, fault }, error, hasShown: shown !== "" };
  }
}
