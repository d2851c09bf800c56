import type { ServerCheck, ServerStatus, SupportFile } from "#shared/contracts/server-status";
import type { Engine } from "../../db/engine";
import type { RecentErrors } from "../../lib/recent-errors";
import type { SystemActor } from "../../lib/system-actor";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import { type CheckParts, createChecks } from "./checks";
import { createStatus, NEWEST_SCHEMA, type StatusParts } from "./status";
import { supportFileOf } from "./support-file";

interface Parts extends Omit<StatusParts, "engine">, Omit<CheckParts, "engine"> {
  engine: Engine;
  limiter: Limiter;
  attempts: Pick<AttemptsService, "counts">;
  recentErrors: RecentErrors;
}

export type ServerStatusService = ReturnType<typeof createServerStatus>;

/** The server's status, for admins and for a monitoring system (decision 0126). */
export function createServerStatus(parts: Parts) {
  const { config, clock, limiter, engine, attempts, recentErrors } = parts;
  const status = createStatus(parts);
  const runChecks = createChecks(parts);

  /** The current status with warnings. */
  const get = (by: AdminIdentity): Promise<ServerStatus> => status.read(by);

  /** Runs the checks. TOO_MANY_REQUESTS past thirty an hour, because they call the model. */
  async function check(by: AdminIdentity): Promise<{ at: Date; checks: ServerCheck[] }> {
    await limiter.hit(LIMITS.serverCheckByAdmin, by.id);
    return { checks: await runChecks(), at: clock.now() };
  }

  /** The file that an admin can send to support. */
  async function supportFile(by: AdminIdentity): Promise<SupportFile> {
    return supportFileOf({
      status: await status.read(by),
      settings: config.settings,
      rows: await engine.inspection.countRows(),
      errors: recentErrors.list(),
    });
  }

  /** Metrics for a monitoring system; cheap enough to read every few seconds. */
  async function figures(by: SystemActor) {
    const [found, byStatus] = await Promise.all([status.figures(), attempts.counts(by)]);
    return { ...found, attempts: byStatus, schema: NEWEST_SCHEMA };
  }

  return { get, check, supportFile, figures };
}
