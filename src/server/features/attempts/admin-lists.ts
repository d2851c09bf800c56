import type { AttemptCounts, AttemptsQuery } from "#shared/contracts/list-options";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { inBatches } from "../../db/keyset-batches";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import {
  attemptCountsOf,
  attemptsAfter,
  bandsInUse,
  countAttempts,
  findAdjacentAttempts,
  type ListedAttemptRow,
  listAttemptsPage,
  scoringsOf,
} from "./list-repo";
import { listStatuses } from "./repo";
import { adminListView } from "./views";

/** What there is to do for the participant comes first. */
const OPEN_FIRST: readonly AttemptStatus[] = ["in_progress", "not_started", "completed"];

const byOpenness = (a: { status: AttemptStatus }, b: { status: AttemptStatus }) =>
  OPEN_FIRST.indexOf(a.status) - OPEN_FIRST.indexOf(b.status);

/** Everybody's attempts as admins see them beside each other. */
export function createAdminLists({ db, searchWorker }: { db: Db; searchWorker: SearchWorker }) {
  /** The newest first, in chunks; never all of them in memory. */
  async function* list(_admin: AdminIdentity) {
    const chunks = inBatches<ListedAttemptRow>((last) => attemptsAfter(db, last));
    for await (const rows of chunks) yield await shown(rows);
  }

  /** Rows as the lists show them, each read by its own version's bands. */
  async function shown(rows: readonly ListedAttemptRow[]) {
    const scorings = await scoringsOf(db, rows);
    return rows.map((row) => adminListView(row, row.score, scorings.get(row.versionId) ?? null));
  }

  const counts = (_by: Staff) => countAttempts(db);

  /** One page of them as the admin's list shows it. */
  async function page(_admin: AdminIdentity, pageQuery: AttemptsQuery) {
    const counts = await countAttempts(db);
    const all = counts.not_started + counts.in_progress + counts.completed;
    const count = pageQuery.status === "all" ? all : counts[pageQuery.status];
    const { rows, page: current, matching } = await listAttemptsPage(db, searchWorker, pageQuery, count);
    const hasAssigned = counts.not_started > 0;
    const bands = await bandsInUse(db);
    return { rows: await shown(rows), page: current, matching, all, hasAssigned, bands };
  }

  /** The ones above and below it in the list of the newest first. */
  const beside = (_admin: AdminIdentity, id: AttemptId) => findAdjacentAttempts(db, id);

  /** What these participants have open, have been given and have completed, in that order. */
  async function standings(_admin: AdminIdentity, ids: readonly ParticipantId[]) {
    const byUser = new Map<ParticipantId, AttemptCounts[]>();
    for (const { userId, ...standing } of (await attemptCountsOf(db, ids)).sort(byOpenness)) {
      byUser.set(userId, [...(byUser.get(userId) ?? []), standing]);
    }
    return (id: ParticipantId) => byUser.get(id) ?? [];
  }

  /** The most open status of their attempts on one template, of those who have any. */
  async function statuses(
    _admin: AdminIdentity,
    on: Db,
    templateId: TemplateId,
    ids: readonly ParticipantId[],
  ) {
    const found = (await listStatuses(on, templateId, ids)).sort(byOpenness).reverse();
    return new Map(found.map(({ userId, status }) => [userId, status]));
  }

  return { list, counts, page, beside, standings, statuses };
}
