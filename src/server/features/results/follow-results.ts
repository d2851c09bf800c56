import { setTimeout as wait } from "node:timers/promises";
import type { TemplateId } from "#shared/domain/ids";
import { anySignal } from "../../lib/any-signal";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";

/** In milliseconds. */
const SECOND = 1_000;

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
  async function* changes(
    by: AdminIdentity,
    id: TemplateId,
    signal: AbortSignal,
  ): AsyncGenerator<{ revision: string }> {
    const leave = limiter.enter(LIMITS.followByAdmin, by.id);
    const { ends, release } = anySignal([signal, draining]);
    try {
      const events = attempts.templateChanges(by, id, ends);
      let told = attempts.revisionOf(by, id);
      yield { revision: told };
      for await (const _ of events) {
        const revision = attempts.revisionOf(by, id);
        // What came while it waited is told already.
        if (revision === told) continue;
        told = revision;
        yield { revision };
        await wait(SECOND, undefined, { signal: ends }).catch(() => undefined);
      }
    } finally {
      release();
      leave();
    }
  }

  return { changes };
}
