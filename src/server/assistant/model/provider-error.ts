/** What the log may contain about a failed request. */
export interface FailureFacts {
  status?: number | undefined;
  /** The provider's name for the failure, such as `rate_limit_error`. */
  type?: string | undefined;
  /** Node's code of a failed connection, such as `ECONNREFUSED`. */
  code?: string | undefined;
  requestId?: string | null | undefined;
}

/** Details that only the admin who tests the model may see, or that decide about retries. */
interface FailureDetails {
  /** The provider's own words, without secrets; they may quote what was sent. */
  words?: string;
  /** How long the server asks to wait, in milliseconds. */
  retryAfter?: number | undefined;
  /** Whether a web page or another text came instead of JSON. */
  isForeign?: boolean;
}

/** The provider couldn't be reached, or refused. The message contains none of its words. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly facts: FailureFacts;
  readonly words: string;
  readonly retryAfter: number | undefined;
  readonly isForeign: boolean;
  /** Whether the request was already repeated without some parts. */
  wasRepeated = false;

  constructor(facts: FailureFacts = {}, { words = "", retryAfter, isForeign = false }: FailureDetails = {}) {
    super("The model could not be reached.");
    this.facts = facts;
    this.words = words;
    this.retryAfter = retryAfter;
    this.isForeign = isForeign;
  }
}

/** The longest chain of causes that is followed. */
const MAX_CAUSES = 6;

/** Finds the failure behind a client library's error: the server's refusal, or the connection's code. */
export function toProviderError(error: unknown): ProviderError {
  let code: string | undefined;
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
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
