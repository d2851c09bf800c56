import { displayName, initials } from "#shared/domain/person";
import type { Outputs } from "../../api/trpc";

export type ListedUser = Outputs["admin"]["users"]["page"]["rows"][number];

export interface UserRow {
  readonly user: ListedUser;
  readonly name: string;
  readonly initials: string;
}

export const toUserRow = (user: ListedUser): UserRow => ({
  user,
  name: displayName(user),
  initials: initials(user),
});
