const MINUTE = 60_000;

/**
 * How long an attempt took, or has taken so far: "N minutes" under an hour, else "Nh Mm" (spec section 4).
 * A clock that went backwards gives 0 minutes; a single minute reads in the singular.
 */
export function durationText(startedAt: Date, endedAt: Date): string {
  const minutes = Math.max(0, Math.floor((endedAt.getTime() - startedAt.getTime()) / MINUTE));
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
