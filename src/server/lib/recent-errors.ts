import type { Clock } from "./clock";

/** Number of errors in memory. The log has all. */
const MAX_ERRORS = 50;
/** Format of codes such as SQLITE_FULL, ECONNREFUSED and 42P01. */
const CODE = /^[A-Z0-9][A-Z0-9_]{2,39}$/;

/** A request that failed unexpectedly. The error's message is left out, since it may contain personal data. */
export interface RecentError {
  at: Date;
  requestId: string;
  /** Procedure or route pattern. */
  where: string;
  /** Error class, such as "TypeError". */
  kind: string;
  /** Error code, such as "SQLITE_FULL"; null without one. */
  code: string | null;
}

export type RecentErrors = ReturnType<typeof createRecentErrors>;

/** Keeps the last unexpected errors in memory, newest first, for the support file. */
export function createRecentErrors(clock: Clock) {
  const errors: RecentError[] = [];

  function note(requestId: string, where: string, error: unknown): void {
    errors.unshift({ at: clock.now(), requestId, where, ...kindOf(error) });
    errors.length = Math.min(errors.length, MAX_ERRORS);
  }

  return { note, list: (): readonly RecentError[] => [...errors] };
}

function kindOf(error: unknown): Pick<RecentError, "kind" | "code"> {
  if (!(error instanceof Error)) return { kind: typeof error, code: null };
  const code = "code" in error && typeof error.code === "string" && CODE.test(error.code) ? error.code : null;
  return { kind: error.constructor.name, code };
}
