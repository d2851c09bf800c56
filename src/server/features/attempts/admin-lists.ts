import type { AttemptCounts, AttemptsQuery } from "#shared/contracts/list-options";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { QUIET_DAYS } from "#shared/domain/list-options";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { inBatches } from "../../db/keyset-batches";
import type { Clock } from "../../lib/clock";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import { countAttention, removeUnread, unreadAmong } from "./attention-repo";
import {
  attemptCountsOf,
  attemptsAfter,
  bandsInUse,
  countAttempts,
  findAdjacentAttempts,
  isStatus,
  type ListedAttemptRow,
  latestCompleted,
  listAttemptsPage,
  scoringsOf,
} from "./list-repo";
import { listStatuses } from "./repo";
import { adminListView } from "./views";

/** Attempts that the participant can still work on come first. */
const OPEN_FIRST: readonly AttemptStatus[] = ["in_progress", "not_started", "completed"];

const byOpenness = (a: { status: AttemptStatus }, b: { status: AttemptStatus }) =>
  OPEN_FIRST.indexOf(a.status) - OPEN_FIRST.indexOf(b.status);

/** In milliseconds. */
const DAY = 86_400_000;

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  clock: Clock;
}

/** Lists of all participants' attempts for admins. */
export function createAdminLists({ db, searchWorker, clock }: Parts) {
  const quietSince = () => new Date(clock.now().getTime() - QUIET_DAYS * DAY);

  /** All attempts, newest first, in chunks to bound memory. */
  async function* list(_admin: AdminIdentity) {
    const chunks = inBatches<ListedAttemptRow>((last) => attemptsAfter(db, last));
    for await (const rows of chunks) yield await listViews(rows);
  }

  /** List rows, each with the band from its version's scoring. */
  async function listViews(rows: readonly ListedAttemptRow[]) {
    const scorings = await scoringsOf(db, rows);
    return rows.map((row) => adminListView(row, row.score, scorings.get(row.versionId) ?? null));
  }

  const counts = (_by: Staff) => countAttempts(db);

  async function page(_admin: AdminIdentity, pageQuery: AttemptsQuery) {
    const counts = await countAttempts(db);
    const all = counts.not_started + counts.in_progress + counts.completed;
    const { status } = pageQuery;
    const statusCount = isStatus(status) ? counts[status] : undefined;
    const count = status === "all" ? all : statusCount;
    const found = await listAttemptsPage(db, searchWorker, pageQuery, count, quietSince());
    const { rows, page: current, matching } = found;
    const hasAssigned = counts.not_started > 0;
    const bands = await bandsInUse(db);
    return { rows: await listViews(rows), page: current, matching, all, hasAssigned, bands };
  }

  /** How many attempts need an admin's attention, by reason. */
  const attention = (_admin: AdminIdentity) => countAttention(db, quietSince());

  /** The most recently completed attempts, and whether they are unread. */
  async function latest(_admin: AdminIdentity, limit: number) {
    const rows = await latestCompleted(db, limit);
    const unread = await unreadAmong(
      db,
      rows.map(({ id }) => id),
    );
    return (await listViews(rows)).map((row) => ({ ...row, isUnread: unread.has(row.id) }));
  }

  /** Marks a result as read. */
  const markRead = (_admin: AdminIdentity, id: AttemptId) => removeUnread(db, id);

  /** The next newer and next older attempt. */
  const beside = (_admin: AdminIdentity, id: AttemptId) => findAdjacentAttempts(db, id);

  /** Returns a lookup of attempt counts by participant: open, then assigned, then completed. */
  async function countsByUser(_admin: AdminIdentity, ids: readonly ParticipantId[]) {
    const byUser = new Map<ParticipantId, AttemptCounts[]>();
    for (const { userId, ...statusCounts } of (await attemptCountsOf(db, ids)).sort(byOpenness)) {
      byUser.set(userId, [...(byUser.get(userId) ?? []), statusCounts]);
    }
    return (id: ParticipantId) => byUser.get(id) ?? [];
  }

  /** The most open status of each participant's attempts on one template. Participants without attempts are absent. */
  async function statuses(
    _admin: AdminIdentity,
    on: Db,
    templateId: TemplateId,
    ids: readonly ParticipantId[],
  ) {
    const found = (await listStatuses(on, templateId, ids)).sort(byOpenness).reverse();
    return new Map(found.map(({ userId, status }) => [userId, status]));
  }

  return { list, counts, page, attention, latest, markRead, beside, countsByUser, statuses };
}
