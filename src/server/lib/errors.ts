/** Error codes that clients may act on, with their HTTP status. */
const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** An expected failure with a code for programs and a sentence for people. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

export const notFound = (subject: string) => new AppError("NOT_FOUND", `${subject} not found.`);

/** The error for requests while the server shuts down. */
export const restarting = () =>
  new AppError("UNAVAILABLE", "The server is restarting. Please try again in a moment.", { retryAfter: 5 });
