/** What the log may say of a request that failed. */
export interface FailureFacts {
  status?: number | undefined;
  /** The provider's name for it, such as `rate_limit_error`. */
  type?: string | undefined;
  /** Node's code of a connection that failed, such as `ECONNREFUSED`. */
  code?: string | undefined;
  requestId?: string | null | undefined;
}

/** What only the admin who tests the model may see, and what decides what happens next. */
interface FailureDetails {
  /** The provider's own words, without secrets; they may quote what was sent. */
  words?: string;
  /** How long the server asks to be left alone, in milliseconds. */
  retryAfter?: number | undefined;
  /** Whether a web page or another text came in place of JSON. */
  isForeign?: boolean;
}

/** The provider could not be reached, or refused. Its own words are not in the message. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly known: FailureFacts;
  readonly words: string;
  readonly retryAfter: number | undefined;
  readonly isForeign: boolean;
  /** Whether the request was already repeated in another form. */
  wasRepeated = false;

  constructor(known: FailureFacts = {}, { words = "", retryAfter, isForeign = false }: FailureDetails = {}) {
    super("The model could not be reached.");
    this.known = known;
    this.words = words;
    this.retryAfter = retryAfter;
    this.isForeign = isForeign;
  }
}

/** No chain of causes is longer. */
const DEEPEST = 6;

/** Finds what failed behind an error of a client library: a refusal of the server, or the connection's code. */
export function toProviderError(error: unknown): ProviderError {
  let code: string | undefined;
  let current = error;
  for (let depth = 0; depth < DEEPEST && current instanceof Error; depth += 1) {
    if (current instanceof ProviderError) return current;
    code = codeOf(current) ?? code;
    current = current.cause;
  }
  return new ProviderError({ code });
}

function codeOf(error: Error): string | undefined {
  if ("code" in error && typeof error.code === "string" && /^[A-Z_0-9]{3,60}$/.test(error.code))
    return error.code;
  if (error.message.includes("redirect")) return "REDIRECT";
  return undefined;
}
