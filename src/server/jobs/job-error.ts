/** A failure whose message was written by us, so that it may be stored and shown: it quotes nobody's data. */
export class JobError extends Error {
  override readonly name: string = "JobError";
}

/** Work that was not tried, because it has to wait: it counts as no try. */
export class PostponedError extends JobError {
  override readonly name = "PostponedError";
  /** For how long, in milliseconds. */
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/**
 * What may be kept of a failure: the message of a JobError, else the error's name and code. A stranger's message may
 * quote an address, a token or an answer.
 */
export function describeJobError(error: unknown): string {
  if (error instanceof JobError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const code = "code" in error && /^\w{1,40}$/.test(String(error.code)) ? ` ${error.code}` : "";
  return `${error.name}${code}`;
}
