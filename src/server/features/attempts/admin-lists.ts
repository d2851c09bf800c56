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

/** What there is to do for the participant comes first. */
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

/** Everybody's attempts as admins see them beside each other. */
export function createAdminLists({ db, searchWorker, clock }: Parts) {
  const quietSince = () => new Date(clock.now().getTime() - QUIET_DAYS * DAY);

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
    const { status } = pageQuery;
    const kept = isStatus(status) ? counts[status] : undefined;
    const count = status === "all" ? all : kept;
    const found = await listAttemptsPage(db, searchWorker, pageQuery, count, quietSince());
    const { rows, page: current, matching } = found;
    const hasAssigned = counts.not_started > 0;
    const bands = await bandsInUse(db);
    return { rows: await shown(rows), page: current, matching, all, hasAssigned, bands };
  }

  /** How many attempts wait for an admin, and in which way. */
  const attention = (_admin: AdminIdentity) => countAttention(db, quietSince());

  /** The attempts that were completed last, and whether an admin has opened them. */
  async function latest(_admin: AdminIdentity, limit: number) {
    const rows = await latestCompleted(db, limit);
    const unread = await unreadAmong(
      db,
      rows.map(({ id }) => id),
    );
    return (await shown(rows)).map((row) => ({ ...row, isUnread: unread.has(row.id) }));
  }

  /** Notes that an admin has opened a result. */
  const markRead = (_admin: AdminIdentity, id: AttemptId) => removeUnread(db, id);

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

  return { list, counts, page, attention, latest, markRead, beside, standings, statuses };
}
