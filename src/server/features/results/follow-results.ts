import type { TemplateId } from "#shared/domain/ids";
import { followRevision } from "../../lib/follow-revision";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";

interface Parts {
  attempts: AttemptsService;
  limiter: Limiter;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

/** Streams changes of a template's results. */
export function createFollowResults({ attempts, limiter, draining }: Parts) {
  /** Emits the revision initially and after changes, at most once a second. TOO_MANY_REQUESTS past twenty screens. */
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
