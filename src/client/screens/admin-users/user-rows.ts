import { displayName, initials } from "#shared/domain/person";
import type { Outputs } from "../../data/trpc";

export type User = Outputs["admin"]["users"]["page"]["rows"][number];

/** A user with what its row shows. */
export interface UserRow {
  readonly user: User;
  readonly name: string;
  readonly initials: string;
}

export const toRow = (user: User): UserRow => ({
  user,
  name: displayName(user),
  initials: initials(user),
});
