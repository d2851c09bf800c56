import type { DashboardOverview, DashboardTemplates } from "#shared/contracts/dashboard";
import { isStartable } from "#shared/domain/template";
import type { Db } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { followRevision } from "../../lib/follow-revision";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { ResultsService } from "../results/service";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";
import { changesOf, resultView, templateView, weeksOf } from "./views";

/** In milliseconds. */
const CHANGE_SPAN = 7 * 86_400_000;
const SHOWN_WEEKS = 12;
const SHOWN_RESULTS = 7;
const SHOWN_TEMPLATES = 8;

interface Parts {
  db: Db;
  clock: Clock;
  attempts: AttemptsService;
  results: ResultsService;
  templates: TemplatesService;
  limiter: Limiter;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

/** The admin's first page, except its four numbers. */
export function createDashboard(parts: Parts) {
  const { db, clock, attempts, results, templates, limiter, draining } = parts;

  /** Changes, attention counts, latest results and weekly counts. The cost doesn't grow with old attempts. */
  async function overview(by: AdminIdentity): Promise<DashboardOverview> {
    const now = clock.now();
    const last = repo.weekOf(now);
    const first = last - SHOWN_WEEKS + 1;
    // Read first, so a change in between shows up as a newer revision.
    const revision = await revisionNow(by);
    const [since, attention, latest, weeks] = await Promise.all([
      repo.countSince(db, new Date(now.getTime() - CHANGE_SPAN)),
      attempts.attention(by),
      attempts.latest(by, SHOWN_RESULTS),
      repo.countByWeek(db, repo.mondayOf(first)),
    ]);
    return {
      changes: changesOf(since),
      attention,
      latest: latest.map(resultView),
      weeks: weeksOf(weeks, first, last),
      revision,
    };
  }

  /** The Results page figures of the most used templates. UNAVAILABLE while facts are calculated. */
  async function templateFigures(by: AdminIdentity): Promise<DashboardTemplates> {
    const startable = (await templates.list(by)).filter(isStartable);
    const topTemplates = startable.toSorted((a, b) => b.usageCount - a.usageCount).slice(0, SHOWN_TEMPLATES);
    const rows = await Promise.all(
      topTemplates.map(async (template) =>
        templateView(template, await results.ofTemplate(by, { id: template.id, filter: {} })),
      ),
    );
    return { rows, all: startable.length };
  }

  /** Changes when an attempt is started, completed, assigned or deleted, but not with an answer. */
  const revisionNow = async (by: AdminIdentity): Promise<string> => {
    const { not_started, in_progress, completed } = await attempts.counts(by);
    return [not_started, in_progress, completed].join("-");
  };

  /** Emits initially and after such changes, at most once a second. TOO_MANY_REQUESTS past twenty screens. */
  const changes = (by: AdminIdentity, signal: AbortSignal) =>
    followRevision(
      {
        enter: () => limiter.enter(LIMITS.followByAdmin, by.id),
        events: (ends) => attempts.allChanges(by, ends),
        revision: () => revisionNow(by),
      },
      [signal, draining],
    );

  return { overview, templates: templateFigures, changes };
}
