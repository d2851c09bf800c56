import type { FastifyRequest } from "fastify";
import type { Clock } from "../kernel/clock";
import { AppError } from "../kernel/errors";
import { networkOf } from "../limits/network";

const MINUTE = 60_000;
/** Calls a minute: of one signed-in session, and of all visitors of one network, who may be a whole workshop. */
const MAX = { session: 300, network: 3_000 };

interface ThrottleParts {
  clock: Clock;
  /** Multiplies both limits; Infinity turns them off. */
  factor: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/**
 * The general limits on calls (security, status map). They are counted in memory: they keep the server answering,
 * guard no secret, and must cost nothing themselves, so a restart may forgive them (decision 0030).
 */
export function createThrottle({ clock, factor }: ThrottleParts) {
  let minute = Number.NaN;
  let hits = new Map<string, number>();

  /** Counts calls of whoever sent the request; TOO_MANY_REQUESTS past the limit, until the minute is over. */
  function count(request: FastifyRequest, calls = 1): void {
    const now = clock.now().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      hits = new Map();
    }
    const { admin, participant, sessionId } = request.session;
    const isSignedIn = admin !== undefined || participant !== undefined;
    const subject = isSignedIn ? `session ${sessionId}` : `network ${networkOf(request.ip)}`;
    const max = (isSignedIn ? MAX.session : MAX.network) * factor;
    const sum = (hits.get(subject) ?? 0) + calls;
    hits.set(subject, sum);
    if (sum <= max) return;
    throw new AppError("TOO_MANY_REQUESTS", "That was a lot at once. Please wait a moment and try again.", {
      retryAfter: Math.ceil(((current + 1) * MINUTE - now) / 1_000),
    });
  }

  return { count };
}
