import { TRPCClientError } from "@trpc/client";

interface Failure {
  readonly code: string | undefined;
  readonly httpStatus: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Names the request in the server's log; only where the error was unexpected. */
  readonly requestId: string | undefined;
}

/** What the server said about a failed call; undefined when it said nothing (no network, not a call). */
function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null) return undefined;
  const code = "code" in data && typeof data.code === "string" ? data.code : undefined;
  const httpStatus =
    "httpStatus" in data && typeof data.httpStatus === "number" ? data.httpStatus : undefined;
  const fields = "fields" in data && typeof data.fields === "object" ? texts(data.fields) : {};
  const requestId = "requestId" in data && typeof data.requestId === "string" ? data.requestId : undefined;
  return { code, httpStatus, fields, requestId };
}

function texts(value: object | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])),
  );
}

/** The error's code, such as "UNAUTHORIZED" or "CONFLICT"; undefined when no server answered. */
export function errorCode(error: unknown): string | undefined {
  return failureOf(error)?.code;
}

/** Whether there is nothing at this address, which no further try would bring: it was deleted, or never was. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === "NOT_FOUND" || code === "BAD_REQUEST";
}

export function isUnauthorised(error: unknown): boolean {
  return errorCode(error) === "UNAUTHORIZED";
}

/**
 * What to tell the person: the server's own words if it refused, else the fallback. An unexpected error adds a line with
 * the reference that finds it in the log.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (isRefusal(error) && error instanceof Error && error.message) return error.message;
  return [fallback, referenceText(error)].filter(Boolean).join("\n");
}

/** Adds a sentence to a message, before the line with the reference. */
export const withSentence = (message: string, sentence: string): string =>
  message.replace(/(?=\n|$)/, ` ${sentence}`);

/** "Reference: 7F3K-2Q9M" for an unexpected server error; undefined for others. */
export function referenceText(error: unknown): string | undefined {
  const id = failureOf(error)?.requestId;
  return id && `Reference: ${id}`;
}

/** Whether the server has said no; else there was no answer, or a fault of its own, and the same may work next time. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus;
  return status !== undefined && status < 500;
}

/** What to tell the person of a call that may have failed; undefined as long as it has not. */
export function failureMessage(error: unknown, fallback: string): string | undefined {
  return error ? errorMessage(error, fallback) : undefined;
}

/** The server's messages by field, for forms; empty when there are none. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return failureOf(error)?.fields ?? {};
}
