import { setTimeout as wait } from "node:timers/promises";
import type { TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { anySignal } from "../../lib/any-signal";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import { countAttempts } from "./list-repo";
import type { TemplateChanges } from "./template-changes";

/** In milliseconds. */
const SECOND = 1_000;

interface Parts {
  db: Db;
  templateChanges: TemplateChanges;
  limiter: Limiter;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

interface Followed {
  events: (signal: AbortSignal) => AsyncIterable<unknown>;
  /** Another one means that what a screen shows is no longer up to date. */
  revision: () => string | Promise<string>;
}

/** Keeps the screens with figures about many attempts in step. */
export function createFollowChanges({ db, templateChanges, limiter, draining }: Parts) {
  /**
   * Gives the revision right away, and again after changes; once a second at most, for five minutes. TOO_MANY_REQUESTS
   * past twenty screens.
   */
  async function* follow(by: AdminIdentity, { events, revision }: Followed, signal: AbortSignal) {
    const leave = limiter.enter(LIMITS.followByAdmin, by.id);
    const { ends, release } = anySignal([signal, draining]);
    try {
      const changes = events(ends);
      let told = await revision();
      yield { revision: told };
      for await (const _ of changes) {
        const now = await revision();
        // What came while it waited is told already.
        if (now === told) continue;
        told = now;
        yield { revision: now };
        await wait(SECOND, undefined, { signal: ends }).catch(() => undefined);
      }
    } finally {
      release();
      leave();
    }
  }

  /** Follows what a template's results are counted from. */
  const followTemplate = (by: AdminIdentity, id: TemplateId, signal: AbortSignal) =>
    follow(
      by,
      {
        events: (ends) => templateChanges.listen(by, id, ends),
        revision: () => templateChanges.revisionOf(by, id),
      },
      signal,
    );

  /** How many attempts are in each status, as a revision. */
  const countsRevision = async (_by: AdminIdentity): Promise<string> =>
    Object.values(await countAttempts(db)).join("-");

  /** Follows how many attempts are in each status. */
  const followCounts = (by: AdminIdentity, signal: AbortSignal) =>
    follow(by, { events: templateChanges.listenToAll, revision: () => countsRevision(by) }, signal);

  return { followTemplate, followCounts, countsRevision };
}
