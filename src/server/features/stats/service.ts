import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { UsersService } from "../users/service";

interface Parts {
  users: UsersService;
  attempts: AttemptsService;
}

/** The four numbers of the dashboard. */
export function createStats({ users, attempts }: Parts) {
  async function read(by: AdminIdentity) {
    const { completed, in_progress, not_started } = await attempts.counts(by);
    return {
      totalUsers: await users.count(by),
      completed,
      inProgress: in_progress,
      notStarted: not_started,
    };
  }

  return { read };
}
