import type { TemplateId } from "#shared/domain/ids";
import { followRevision } from "../../lib/follow-revision";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";

interface Parts {
  attempts: AttemptsService;
  limiter: Limiter;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

/** Keeps the screens with a template's results in step. */
export function createFollowResults({ attempts, limiter, draining }: Parts) {
  /**
   * Says once, and again after changes of a template's attempts, that there are other results; once a second at most, for
   * five minutes. TOO_MANY_REQUESTS past twenty screens.
   */
  const changes = (by: AdminIdentity, id: TemplateId, signal: AbortSignal) =>
    followRevision(
      {
        enter: () => limiter.enter(LIMITS.followByAdmin, by.id),
        events: (ends) => attempts.templateChanges(by, id, ends),
        revision: () => attempts.revisionOf(by, id),
      },
      [signal, draining],
    );

  return { changes };
}
