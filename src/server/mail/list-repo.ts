import { sql } from "kysely";
import type { MailsQuery } from "#shared/contracts/list-options";
import type { MailId } from "#shared/domain/ids";
import type { MailSort } from "#shared/domain/list-options";
import type { MailState } from "#shared/domain/mail";
import type { Db } from "../db/database";
import type { SearchWorker } from "../db/engine";
import { findPage, orderByKeys } from "../db/find-page";
import { BATCH_SIZE } from "../db/keyset-batches";
import { contains, lineFeed } from "../db/search-predicate";
import { shownMail } from "./repo";

const mailText = (db: Db) => sql<string>`recipient || ${lineFeed(db)} || subject`;

interface Order {
  /** Order by recipient; undefined orders only by time. */
  direction?: "ascending" | "descending";
  /** Order by time, within the same recipient. */
  createdOrder: "asc" | "desc";
}

const ORDERS: Record<MailSort, Order> = {
  newest: { createdOrder: "desc" },
  oldest: { createdOrder: "asc" },
  recipient: { direction: "ascending", createdOrder: "desc" },
  "recipient-desc": { direction: "descending", createdOrder: "asc" },
};

/** One page of the emails in a state whose recipient or subject contains the text. */
export async function listMailsPage(
  db: Db,
  searchWorker: SearchWorker,
  { q, state, sort, page, size }: MailsQuery,
) {
  const { direction, createdOrder } = ORDERS[sort];
  let query = db.selectFrom("mail_outbox").select(["id", "recipient"]);
  if (state !== "all") query = query.where("state", "=", state);
  // The plus sign makes the planner run the search once, on its index, instead of row by row.
  if (q !== "") {
    query = query.where(
      sql<boolean>`+id in (select id from mail_outbox where ${contains(db, mailText(db), q)})`,
    );
  }
  const isIndexed = q === "" && !direction;
  const found = await findPage<MailId>(searchWorker, {
    query: (direction) => query.orderBy("createdAt", direction).orderBy("id", direction),
    direction: createdOrder,
    count: isIndexed ? await countMails(db, state) : undefined,
    page,
    size,
    byText: direction,
  });
  const rows = await shownMail(db).where("id", "in", found.ids).execute();
  return { ...found, rows: orderByKeys(found.ids, rows) };
}

export async function countMails(db: Db, state: MailState | "all"): Promise<number> {
  let mails = db.selectFrom("mail_outbox");
  if (state !== "all") mails = mails.where("state", "=", state);
  const { count } = await mails
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A batch of emails older than `last`, newest first; the first batch without `last`. */
export function mailsAfter(db: Db, last: { id: MailId } | undefined) {
  let query = shownMail(db).orderBy("id", "desc").limit(BATCH_SIZE);
  if (last) query = query.where("id", "<", last.id);
  return query.execute();
}
