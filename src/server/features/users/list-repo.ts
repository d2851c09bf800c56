import { type RawBuilder, sql } from "kysely";
import type { UsersQuery } from "#shared/contracts/list-options";
import type { User } from "#shared/contracts/users";
import type { ParticipantId } from "#shared/domain/ids";
import type { UserSort } from "#shared/domain/list-options";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { findPage, orderByKeys } from "../../db/find-page";
import { BATCH_SIZE } from "../../db/keyset-batches";
import { contains } from "../../db/search-predicate";
import { personName, personText } from "../../db/user-columns";
import { SHOWN } from "./repo";

interface Order {
  text?: (db: Db) => RawBuilder<string>;
  direction?: "ascending" | "descending";
  /** Tie-break by when users were added. */
  added: "asc" | "desc";
}

const emailText = () => sql<string>`email`;

const ORDERS: Record<UserSort, Order> = {
  newest: { added: "desc" },
  oldest: { added: "asc" },
  name: { text: personName, direction: "ascending", added: "desc" },
  "name-desc": { text: personName, direction: "descending", added: "asc" },
  email: { text: emailText, direction: "ascending", added: "desc" },
  "email-desc": { text: emailText, direction: "descending", added: "desc" },
};

/** One page of users whose name or email contains the text. `count` is the number of all users. */
export async function listUsersPage(
  db: Db,
  searchWorker: SearchWorker,
  pageQuery: UsersQuery,
  count: number,
) {
  const { q, sort, page, size } = pageQuery;
  const { text, direction, added } = ORDERS[sort];
  let query = db.selectFrom("users").select(["id", (text?.(db) ?? sql<string>`null`).as("text")]);
  // The unary plus keeps the planner from using the primary key here, so the search runs once instead of per row.
  if (q !== "") {
    query = query.where(sql<boolean>`+id in (select id from users where ${contains(db, personText(db), q)})`);
  }
  const isIndexed = q === "" && !text;
  const found = await findPage<ParticipantId>(searchWorker, {
    query: (direction) => query.orderBy("createdAt", direction).orderBy("id", direction),
    direction: added,
    count: isIndexed ? count : undefined,
    page,
    size,
    byText: direction,
  });
  const rows = await db.selectFrom("users").select(SHOWN).where("id", "in", found.ids).execute();
  return { ...found, rows: orderByKeys(found.ids, rows) };
}

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The next batch of users, newest first, after `last` or from the start. */
export function usersAfter(db: Db, last: User | undefined): Promise<User[]> {
  let query = db
    .selectFrom("users")
    .select(SHOWN)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(BATCH_SIZE);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(last.createdAt, last.id)));
  }
  return query.execute();
}
