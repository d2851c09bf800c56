import { TRPCClientError } from "@trpc/client";

interface Failure {
  readonly code: string | undefined;
  readonly httpStatus: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Identifies the request in the server's log; only for unexpected errors. */
  readonly requestId: string | undefined;
}

/** The server's error data of a failed call; undefined if there was no response, or for other errors. */
function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null) return undefined;
  const code = "code" in data && typeof data.code === "string" ? data.code : undefined;
  const httpStatus =
    "httpStatus" in data && typeof data.httpStatus === "number" ? data.httpStatus : undefined;
  const fields = "fields" in data && typeof data.fields === "object" ? textEntries(data.fields) : {};
  const requestId = "requestId" in data && typeof data.requestId === "string" ? data.requestId : undefined;
  return { code, httpStatus, fields, requestId };
}

function textEntries(value: object | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])),
  );
}

/** The error code, such as "UNAUTHORIZED" or "CONFLICT"; undefined if the server didn't respond. */
export function errorCode(error: unknown): string | undefined {
  return failureOf(error)?.code;
}

/** Whether the object doesn't exist (any more), so that retrying is useless. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === "NOT_FOUND" || code === "BAD_REQUEST";
}

export function isUnauthorized(error: unknown): boolean {
  return errorCode(error) === "UNAUTHORIZED";
}

/**
 * The server's message if it rejected the call, otherwise the fallback, with the log reference of unexpected errors.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (isRefusal(error) && error instanceof Error && error.message) return error.message;
  return [fallback, referenceText(error)].filter(Boolean).join("\n");
}

/** Adds a sentence to a message, before the line with the reference. */
export const withSentence = (message: string, sentence: string): string =>
  message.replace(/(?=\n|$)/, ` ${sentence}`);

/** "Reference: 7F3K-2Q9M" for an unexpected server error; otherwise undefined. */
export function referenceText(error: unknown): string | undefined {
  const id = failureOf(error)?.requestId;
  return id && `Reference: ${id}`;
}

/** Whether the server rejected the call. Otherwise it didn't respond or had an internal error, and a retry may work. */
export function isRefusal(error: unknown): boolean {
  const status = failureOf(error)?.httpStatus;
  return status !== undefined && status < 500;
}

/** The message to show for a call; undefined if there is no error. */
export function failureMessage(error: unknown, fallback: string): string | undefined {
  return error ? errorMessage(error, fallback) : undefined;
}

/** The server's messages by form field; empty if there are none. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return failureOf(error)?.fields ?? {};
}
