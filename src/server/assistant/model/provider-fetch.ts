import { z } from "zod";
import type { Clock } from "../../lib/clock";
import { ProviderError } from "./provider-error";

/** How much of a refusal is read, in characters. */
const MAX_REFUSAL_LENGTH = 20_000;
/** How much of a provider's words an admin sees, in characters. */
const MAX_QUOTE_LENGTH = 300;
/** The longest pause that is believed, in milliseconds. */
const MAX_PAUSE = 7 * 24 * 60 * 60_000;

/** `fetch` for the client libraries. Throws ProviderError for every error status, with the server's words. */
export const createProviderFetch =
  (clock: Clock) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init);
    if (response.ok) return response;
    const text = await beginningOf(response);
    throw refusalOf(response.status, text, { headers: response.headers, now: clock.now() });
  };

interface RefusalContext {
  headers: Headers;
  now: Date;
}

/** The error for a refusal. */
export function refusalOf(status: number | undefined, text: string, context?: RefusalContext): ProviderError {
  const headers = context?.headers;
  const body = jsonOf(text);
  const { message, type, code } = readFault(body);
  const isForeign = body === undefined && /^\s*</.test(text);
  return new ProviderError(
    {
      status: status ?? (typeof code === "number" && code >= 400 && code < 600 ? code : undefined),
      type: nameOf(type),
      requestId: headers?.get("x-request-id") ?? headers?.get("request-id"),
    },
    {
      words: isForeign ? "" : withoutSecrets(message ?? (body === undefined ? text : "")),
      retryAfter: context && pauseIn(context),
      isForeign,
    },
  );
}

/** A provider's name for a failure. Anything longer may quote what was sent, so it isn't logged. */
const nameOf = (type: string | undefined) => (type && /^[\w.-]{1,60}$/.test(type) ? type : undefined);

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MAX_REFUSAL_LENGTH) break;
  }
  return text.slice(0, MAX_REFUSAL_LENGTH);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const texts = z.string().min(1);
const fault = z.union([
  texts.transform((message) => ({ message, type: undefined, code: undefined })),
  z.object({
    message: texts.optional().catch(undefined),
    type: texts.optional().catch(undefined),
    code: z.union([texts, z.number()]).optional().catch(undefined),
    /** OpenRouter: the words of the provider behind it. */
    metadata: z.object({ raw: texts }).optional().catch(undefined),
  }),
]);
/** Error formats: OpenAI's and Anthropic's, FastAPI's, and a bare message. */
const refusal = z.object({
  error: fault.optional().catch(undefined),
  message: texts.optional().catch(undefined),
  detail: z
    .union([
      texts,
      z.array(z.object({ msg: texts })).transform((details) => details.map(({ msg }) => msg).join("; ")),
    ])
    .optional()
    .catch(undefined),
});

function readFault(body: unknown): {
  message?: string | undefined;
  type?: string | undefined;
  code?: string | number | undefined;
} {
  const { data } = refusal.safeParse(Array.isArray(body) ? body[0] : body);
  if (!data) return {};
  const { error, message, detail } = data;
  const raw = error && "metadata" in error ? error.metadata?.raw : undefined;
  const mainText = error?.message ?? message ?? detail;
  const fullText = raw && mainText && !mainText.includes(raw) ? `${mainText}: ${raw}` : mainText;
  // OpenAI's code is more exact than its type.
  const type = typeof error?.code === "string" ? error.code : error?.type;
  return { message: fullText, type, code: error?.code };
}

/** Removes keys, tokens, passwords in addresses, and characters that could disturb a screen. */
function withoutSecrets(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replaceAll(/\/\/[^/\s@]*@/g, "//")
    .replaceAll(/\b(?:Bearer|Basic)\s+\S+/gi, "…")
    .replaceAll(/\b(?:sk|pk|rk|gsk|xai|hf|nvapi|pplx|key|AIza)[-_*][-\w*.]{3,}|\bAIza[-\w*]{8,}/gi, "…")
    .replaceAll(/\b(?=[A-Za-z+*]*\d)[A-Za-z0-9+*]{24,}={0,2}/g, "…")
    .trim()
    .slice(0, MAX_QUOTE_LENGTH);
}

/** Milliseconds that the server asks to wait: from seconds, or from a date by its own clock. */
function pauseIn({ headers, now }: RefusalContext): number | undefined {
  const exact = Number(headers.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return Math.min(exact, MAX_PAUSE);
  const retryAfter = headers.get("retry-after")?.trim();
  if (!retryAfter) return undefined;
  if (/^\d+(\.\d+)?$/.test(retryAfter)) return Math.min(Number(retryAfter) * 1_000, MAX_PAUSE);
  const date = Date.parse(retryAfter);
  if (Number.isNaN(date)) return undefined;
  const byServer = date - Date.parse(headers.get("date") ?? "");
  const remaining = byServer > 0 ? byServer : date - now.getTime();
  return Math.min(Math.max(remaining, 0), MAX_PAUSE);
}
