import { TRPCClientError } from "@trpc/client";

interface Failure {
  readonly code: string | undefined;
  readonly httpStatus: number | undefined;
  readonly fields: Readonly<Record<string, string>>;
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
  return { code, httpStatus, fields };
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
 * What to tell the person: the server's own words when it refused, else the fallback
 * (spec section 8). A fault of the server's has nothing better to say than the fallback.
 */
export function errorMessage(error: unknown, fallback: string): string {
  return isRefusal(error) && error instanceof Error && error.message ? error.message : fallback;
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
