/** A failure whose message was written by us, so that it may be stored and shown: it quotes nobody's data. */
export class JobError extends Error {
  override readonly name: string = "JobError";
}

/**
 * What may be kept of a failure: the message of a JobError, else the error's name and code. A stranger's message may
 * quote an address, a token or an answer.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof JobError) return error.message;
  if (!(error instanceof Error)) return "unknown error";
  const code = "code" in error && /^\w{1,40}$/.test(String(error.code)) ? ` ${error.code}` : "";
  return `${error.name}${code}`;
}
