import { displayName, initials } from "#shared/domain/person";
import { byText } from "../../lib/by-text";
import { reversed } from "../../lib/reversed";
import type { Outputs } from "../../lib/trpc";

export type User = Outputs["admin"]["users"]["list"][number];

/** A user with what the table asks for on every key press, made once. */
export interface UserRow {
  readonly user: User;
  readonly name: string;
  readonly initials: string;
  /** Lower case, for the search: name and email. */
  readonly key: string;
}

export function toRows(users: readonly User[]): UserRow[] {
  return users.map((user) => ({
    user,
    name: displayName(user),
    initials: initials(user),
    key: `${user.name ?? ""}\n${user.email}`.toLowerCase(),
  }));
}

const newest = (a: UserRow, b: UserRow) =>
  b.user.createdAt.getTime() - a.user.createdAt.getTime() || b.user.id - a.user.id;
const name = (a: UserRow, b: UserRow) => byText(a.name, b.name) || newest(a, b);
const email = (a: UserRow, b: UserRow) => byText(a.user.email, b.user.email);

export const ORDERS = {
  newest,
  oldest: reversed(newest),
  name,
  "name-desc": reversed(name),
  email,
  "email-desc": reversed(email),
};

/** The rows whose name or email contains `filter`, which is lower case (spec section 5). */
export function matching(rows: readonly UserRow[], filter: string): readonly UserRow[] {
  return filter === "" ? rows : rows.filter(({ key }) => key.includes(filter));
}
