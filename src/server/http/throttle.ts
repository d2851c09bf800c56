import type { FastifyRequest } from "fastify";
import type { Limiter } from "../rate-limits/limiter";
import { LIMITS } from "../rate-limits/limits";
import { networkOf } from "../rate-limits/network";

/** Counts calls per session or network (decision 0033). Throws TOO_MANY_REQUESTS above the limit. */
export function throttleCalls(limiter: Limiter, request: FastifyRequest, calls = 1): Promise<void> {
  const { admin, participant, sessionId } = request.session;
  if (admin || participant) return limiter.hit(LIMITS.callsBySession, sessionId, calls);
  return limiter.hit(LIMITS.callsByNetwork, networkOf(request.ip), calls);
}
