import type { Clock } from "./clock";

/** How many errors are remembered; the log has all of them. */
const KEPT = 50;
/** The form of codes such as SQLITE_FULL, ECONNREFUSED and 42P01. */
const CODE = /^[A-Z0-9][A-Z0-9_]{2,39}$/;

/** A request that failed unexpectedly: the kind of error, never its message. */
export interface RecentError {
  at: Date;
  requestId: string;
  /** The procedure, or the route's pattern. */
  where: string;
  /** The error's class, such as "TypeError". */
  kind: string;
  /** The error's code, such as "SQLITE_FULL"; null without one. */
  code: string | null;
}

export type RecentErrors = ReturnType<typeof createRecentErrors>;

/** Remembers the last unexpected errors in memory, newest first, for the support file. */
export function createRecentErrors(clock: Clock) {
  const errors: RecentError[] = [];

  function note(requestId: string, where: string, error: unknown): void {
    errors.unshift({ at: clock.now(), requestId, where, ...kindOf(error) });
    errors.length = Math.min(errors.length, KEPT);
  }

  return { note, list: (): readonly RecentError[] => [...errors] };
}

function kindOf(error: unknown): Pick<RecentError, "kind" | "code"> {
  if (!(error instanceof Error)) return { kind: typeof error, code: null };
  const code = "code" in error && typeof error.code === "string" && CODE.test(error.code) ? error.code : null;
  return { kind: error.constructor.name, code };
}
