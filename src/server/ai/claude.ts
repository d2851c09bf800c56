import { randomBytes } from "node:crypto";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { z } from "zod";
import type { AiConfig } from "../config";
import { createSemaphore, type Semaphore } from "../semaphore";
import { type Assistant, AssistantError } from "./assistant";
import type { AssistantLog } from "./log";
import type { Meter } from "./meter";
import { adviceOutput, cleanAdvice, verdictOutput } from "./outputs";
import { ADVICE_SYSTEM, adviceMessage } from "./prompts/advice";
import { JUDGE_SYSTEM, judgeMessage } from "./prompts/judge";
import { DRAFT_SYSTEM, draftMessage } from "./prompts/template-draft";
import { settle } from "./settle";
import { type ShownText, shownAdvice, shownReply } from "./shown-text";
import { draftOutput, draftTwice, shownNothing } from "./template-draft";

interface ClaudeOptions {
  meter: Pick<Meter, "record">;
  log?: AssistantLog;
  /** The longest a whole call may take, waiting in the queue and the retry included, in milliseconds. */
  limits?: { judge: number; advice: number };
  slots?: Semaphore;
}

interface Call<Output> {
  model: string;
  system: string;
  message: string;
  output: z.ZodType<Output>;
  shown: ShownText;
  maxTokens: number;
  effort: "low" | "medium";
  milliseconds: number;
}

const LIMITS = { judge: 20_000, advice: 90_000 };
const MODEL_CALLS = 8;
const WAITING_CALLS = 100;
/** Far above what max_tokens allows: a server that does not keep to it is cut off. */
const MAX_OUTPUT = 100_000;
/** For servers that want no key; the SDK would look for one elsewhere on the machine if it got none. */
const NO_KEY = "none";

/** Claude, or a server that speaks its Messages API, as the assistant (design section 6). */
export function createClaude(config: AiConfig, options: ClaudeOptions): Assistant {
  const {
    meter,
    log,
    limits = LIMITS,
    slots = createSemaphore(MODEL_CALLS, WAITING_CALLS, tooMany),
  } = options;
  const client = new Anthropic({
    apiKey: config.apiKey ?? NO_KEY,
    baseURL: config.baseUrl ?? null,
    maxRetries: 1,
    logLevel: "off",
  });

  /** Streams what may be shown, then gives the checked output and all that was shown. */
  async function* ask<Output>(call: Call<Output>, signal: AbortSignal) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), call.milliseconds);
    const either = AbortSignal.any([signal, timeout.signal]);
    const reply = new Reply();
    let leave: (() => void) | undefined;
    let shown = "";
    try {
      leave = await slots.acquire(either);
      const stream = await client.messages.create(request(call), {
        signal: either,
        timeout: call.milliseconds / 2,
      });
      for await (const event of stream) {
        const text = call.shown.push(reply.take(event));
        if (text === "") continue;
        shown += text;
        yield text;
      }
      const rest = call.shown.end();
      if (rest !== "") yield rest;
      return { output: reply.parse(call.output), shown: shown + rest };
    } catch (error) {
      signal.throwIfAborted();
      throw asAssistantError(error, timeout.signal.aborted);
    } finally {
      clearTimeout(timer);
      leave?.();
      await count(reply);
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
  async function count(reply: Reply): Promise<void> {
    if (!reply.began) return;
    await meter
      .record(reply.usage())
      .catch(() => log?.warn({}, "The use of the model could not be counted."));
  }

  return {
    kind: "ai",
    async *judge(turn, signal) {
      const { output, shown } = yield* ask(
        {
          model: config.chatModel,
          system: JUDGE_SYSTEM,
          message: judgeMessage(turn, newBoundary()),
          output: verdictOutput,
          shown: shownReply(),
          maxTokens: 400,
          effort: "low",
          milliseconds: limits.judge,
        },
        signal,
      );
      const answer = settle(turn, output);
      const response = shown.trim();
      if (response === "") throw new AssistantError("The model had nothing to say.");
      return { isValid: answer !== null, answer, response, by: "ai" };
    },
    async *recommend(advice, signal) {
      const { output } = yield* ask(
        {
          model: config.adviceModel,
          system: ADVICE_SYSTEM,
          message: adviceMessage(advice, newBoundary()),
          output: adviceOutput,
          shown: shownAdvice(),
          maxTokens: 4_000,
          effort: "medium",
          milliseconds: limits.advice,
        },
        signal,
      );
      return { advice: cleanAdvice(output), by: "ai" };
    },
    draftTemplate: (description, signal) =>
      draftTwice(() =>
        ask(
          {
            model: config.adviceModel,
            system: DRAFT_SYSTEM,
            message: draftMessage(description, newBoundary()),
            output: draftOutput,
            shown: shownNothing,
            maxTokens: 4_000,
            effort: "medium",
            milliseconds: limits.advice / 2,
          },
          signal,
        ),
      ),
  };
}

const newBoundary = () => randomBytes(12).toString("hex");

function request<Output>(call: Call<Output>) {
  return {
    model: call.model,
    max_tokens: call.maxTokens,
    stream: true as const,
    system: [{ type: "text" as const, text: call.system, cache_control: { type: "ephemeral" as const } }],
    messages: [{ role: "user" as const, content: call.message }],
    output_config: { effort: call.effort, format: zodOutputFormat(call.output) },
  };
}

/** One message of the model while it arrives. */
class Reply {
  /** Whether the provider took the request, and so counts it. */
  began = false;
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
        this.began = true;
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

const tooMany = () => new AssistantError("Too many model calls are waiting.");
