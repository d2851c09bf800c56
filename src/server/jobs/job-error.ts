/** A failure with a message of ours, which contains no personal data and may be stored and shown. */
export class JobError extends Error {
  override readonly name: string = "JobError";
}

/** Work that must wait. It doesn't count as a try. */
export class PostponedError extends JobError {
  override readonly name = "PostponedError";
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** Failure text for storage. Only our own messages are used; others may contain an address, a token or an answer. */
export function describeJobError(error: unknown): string {
  if (error instanceof JobError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const code = "code" in error && /^\w{1,40}$/.test(String(error.code)) ? ` ${error.code}` : "";
  return `${error.name}${code}`;
}
