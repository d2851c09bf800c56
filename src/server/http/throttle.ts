import type { FastifyRequest } from "fastify";
import type { Limiter } from "../limits/limiter";
import { networkOf } from "../limits/network";
import { LIMITS } from "../limits/rules";

/**
 * Counts calls of whoever sent the request against the general limits (security, status map; decision 0030).
 * TOO_MANY_REQUESTS past them.
 */
export function countCalls(limiter: Limiter, request: FastifyRequest, calls = 1): Promise<void> {
  const { admin, participant, sessionId } = request.session;
  if (admin || participant) return limiter.hit(LIMITS.callsBySession, sessionId, calls);
  return limiter.hit(LIMITS.callsByNetwork, networkOf(request.ip), calls);
}
