import { randomBytes } from "node:crypto";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { z } from "zod";
import type { AiConfig } from "../../config";
import { materialOf } from "../evidence/material";
import { saidAdvice } from "../evidence/said";
import { settledAdvice } from "../evidence/settle";
import { shownAdvice } from "../evidence/shown-advice";
import { createLeakGuard } from "../leak-guard";
import type { AssistantLog } from "../log";
import type { AiCall, Meter } from "../meter";
import type { Payer } from "../payer";
import { type Assistant, AssistantError, ProvokedError } from "../port";

import { type ShownText, shownReply } from "../shown-text";
import { draftTwice } from "../template-draft";
import { correctionIn, settle, verdictOutput } from "./answer-check";
import { cardsCall, draftCall } from "./drafting";

import { createPlaces, type Places } from "./places";
import { advicePrompt } from "./prompts/advice";
import { judgePrompt } from "./prompts/judge";
import type { Prompt } from "./prompts/prompt";

interface ClaudeOptions {
  meter: Pick<Meter, "record">;
  log?: AssistantLog;
  /** The longest a whole call may take, the retry included, in milliseconds. */
  limits?: { judge: number; advice: number };
  places?: Places;
}

/** What the receipt says of a call. */
interface Counted {
  receipt: AiCall["receipt"];
  payer: Payer;
  model: string;
  prompt: Prompt;
}

/** One call of the model, and what becomes of its reply. */
export interface Call<Output, Result> extends Counted {
  output: z.ZodType<Output>;
  /** Makes of the checked output, and of all that was shown, what the caller gets. Throws AssistantError. */
  conclude: (output: Output, shown: string) => Result;
  shown: ShownText;
  maxTokens: number;
  effort: "low" | "medium";
  milliseconds: number;
  onWaiting?: (() => void) | undefined;
}

/** A reply is promised within 20 s (security R7); a second is left for all that is round the model. */
const LIMITS = { judge: 19_000, advice: 90_000 };
/** Far above what max_tokens allows: a server that does not keep to it is cut off. */
const MAX_OUTPUT = 100_000;
/** For servers that want no key; the SDK would look for one elsewhere on the machine if it got none. */
const NO_KEY = "none";

/** Claude, or a server that speaks its Messages API, as the assistant (design section 6). */
export function createClaude(config: AiConfig, options: ClaudeOptions): Assistant {
  const { meter, log, limits = LIMITS, places = createPlaces(config.callsAtOnce) } = options;
  const client = new Anthropic({
    apiKey: config.apiKey ?? NO_KEY,
    baseURL: config.baseUrl ?? null,
    maxRetries: 1,
    logLevel: "off",
  });

  /** Streams what may be shown, then gives what the call comes to. Every call that was sent enters the receipt. */
  async function* ask<Output, Result>(
    call: Call<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Result> {
    const whose = String(call.receipt?.attemptId ?? "house");
    const leave = await places({ whose, onWaiting: call.onWaiting, signal });
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), call.milliseconds);
    const either = AbortSignal.any([signal, timeout.signal]);
    const reply = new Reply();
    const guard = createLeakGuard(call.prompt.secrets, call.prompt.known);
    let shown = "";
    let isUsed = false;
    try {
      const stream = await client.messages.create(request(call), {
        signal: either,
        timeout: call.milliseconds / 2,
      });
      for await (const event of stream) {
        const text = call.shown.push(reply.take(event));
        if (text === "") continue;
        guard.push(text);
        shown += text;
        yield text;
      }
      const rest = call.shown.end();
      guard.push(`${rest} `);
      if (rest !== "") yield rest;
      const result = call.conclude(reply.parse(call.output), shown + rest);
      isUsed = true;
      return result;
    } catch (error) {
      signal.throwIfAborted();
      throw asAssistantError(error, timeout.signal.aborted);
    } finally {
      clearTimeout(timer);
      leave();
      await count(call, reply, isUsed);
    }
  }

  function asAssistantError(error: unknown, tooLate: boolean): AssistantError {
    if (tooLate) return new AssistantError("The model took too long.");
    if (error instanceof AssistantError) return error;
    const known = error instanceof APIError ? error : undefined;
    log?.warn(
      { status: known?.status, type: known?.type, requestId: known?.requestID },
      "The model could not be used.",
    );
    return new AssistantError("The model could not be reached or gave no usable reply.");
  }

  /** A count that cannot be written must not cost the participant the reply. */
  async function count(call: Counted, reply: Reply, isUsed: boolean): Promise<void> {
    const { receipt, payer, model, prompt } = call;
    await meter
      .record({ receipt, payer, model, isUsed, sent: prompt.sent, ...reply.usage() })
      .catch(() => log?.warn({}, "The use of the model could not be counted."));
  }

  const forAdmin = () => ({
    model: config.adviceModel,
    boundary: newBoundary(),
    milliseconds: 2 * Math.round(limits.advice / 3),
  });

  return {
    authorFor: async () => "ai",
    judge: (turn, signal) =>
      ask(
        {
          receipt: { attemptId: turn.attemptId, purpose: "judge" },
          payer: turn.payer,
          model: config.chatModel,
          prompt: judgePrompt(turn, newBoundary()),
          output: verdictOutput,
          conclude(output, shown) {
            const answer = settle(turn, output);
            const response = shown.trim();
            if (response === "") throw new AssistantError("The model had nothing to say.");
            return {
              kind: output.kind,
              answer,
              correction: correctionIn(turn, output),
              response,
              by: "ai" as const,
            };
          },
          shown: shownReply(),
          maxTokens: 400,
          effort: "low",
          milliseconds: limits.judge,
          onWaiting: turn.onWaiting,
        },
        signal,
      ),
    recommend(request, signal) {
      const material = materialOf(request);
      return ask(
        {
          receipt: { attemptId: request.attemptId, purpose: "recommend" },
          payer: request.payer,
          model: config.adviceModel,
          prompt: advicePrompt(material, newBoundary()),
          output: saidAdvice,
          conclude: (output) => ({ advice: settledAdvice(output, material), by: "ai" as const }),
          shown: shownAdvice(material),
          maxTokens: 6_000,
          effort: "medium",
          milliseconds: limits.advice,
        },
        signal,
      );
    },
    draftTemplate: (description, signal) => draftTwice(() => ask(draftCall(description, forAdmin()), signal)),
    proposeCards: (request, signal) => ask(cardsCall(request, forAdmin()), signal),
  };
}

const newBoundary = () => randomBytes(12).toString("hex");

/**
 * One request. A provider caches what stands before the mark when it is long enough for the model (1,024 to 4,096
 * tokens); when it is not, the mark costs nothing (decision 0024).
 */
function request<Output, Result>({ model, maxTokens, prompt, effort, output }: Call<Output, Result>) {
  const mark = { cache_control: { type: "ephemeral" as const } };
  return {
    model,
    max_tokens: maxTokens,
    stream: true as const,
    system: prompt.system,
    messages: [
      {
        role: "user" as const,
        content: [
          { type: "text" as const, text: prompt.stable, ...mark },
          { type: "text" as const, text: prompt.own },
        ],
      },
    ],
    output_config: { effort, format: zodOutputFormat(output) },
  };
}

/** One message of the model while it arrives. */
class Reply {
  #text = "";
  #stopReason: string | null = null;
  #isWhole = false;
  #inputTokens = 0;
  #cachedTokens = 0;
  #outputTokens: number | undefined;

  /** Gives the text that the event adds; "" for every other event. */
  take(event: Anthropic.RawMessageStreamEvent): string {
    switch (event.type) {
      case "message_start": {
        const { usage } = event.message;
        this.#inputTokens = usage.input_tokens + (usage.cache_creation_input_tokens ?? 0);
        this.#cachedTokens = usage.cache_read_input_tokens ?? 0;
        return "";
      }
      case "content_block_delta":
        return event.delta.type === "text_delta" ? this.#add(event.delta.text) : "";
      case "message_delta":
        this.#stopReason = event.delta.stop_reason;
        this.#outputTokens = event.usage.output_tokens;
        return "";
      case "message_stop":
        this.#isWhole = true;
        return "";
      default:
        return "";
    }
  }

  #add(text: string): string {
    this.#text += text;
    if (this.#text.length > MAX_OUTPUT) throw new AssistantError("The model wrote far too much.");
    return text;
  }

  /** The whole reply as the model was asked to write it. Throws AssistantError for anything less. */
  parse<Output>(schema: z.ZodType<Output>): Output {
    if (!this.#isWhole) throw new AssistantError("The model's reply broke off.");
    if (this.#stopReason === "refusal") throw new ProvokedError("The model refused to reply.");
    if (this.#stopReason !== "end_turn") throw new AssistantError("The model did not finish its reply.");
    const parsed = schema.safeParse(parseJson(this.#text));
    if (!parsed.success)
      throw new AssistantError("The model's reply does not have the form that was asked for.");
    return parsed.data;
  }

  /** Without the provider's own count, which comes at the end, about four characters are one token. */
  usage() {
    return {
      inputTokens: this.#inputTokens,
      cachedTokens: this.#cachedTokens,
      outputTokens: this.#outputTokens ?? Math.ceil(this.#text.length / 4),
    };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
