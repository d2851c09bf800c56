import type { Db } from "../../db/database";
import type { AdminIdentity } from "../admin-auth/service";
import { countAttemptsByStatus, countUsers } from "./repo";

export type StatsService = ReturnType<typeof createStats>;

/** The numbers of the dashboard (spec section 3). */
export function createStats({ db }: { db: Db }) {
  async function read(_by: AdminIdentity) {
    const totalUsers = await countUsers(db);
    const counts = new Map((await countAttemptsByStatus(db)).map((row) => [row.status, row.count]));
    return {
      totalUsers,
      completed: counts.get("completed") ?? 0,
      inProgress: counts.get("in_progress") ?? 0,
      notStarted: counts.get("not_started") ?? 0,
    };
  }

  return { read };
}
