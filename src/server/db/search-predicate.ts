import { type RawBuilder, sql } from "kysely";
import { type Db, isSqlite } from "./database";

const ASCII = /^\p{ASCII}*$/u;

/**
 * Whether a text, in lower case as JavaScript makes it, contains `needle`, which is in lower case. PostgreSQL asks ICU.
 * What SQLite's own `lower` leaves alone is not ASCII, before and after, but for two characters: so a needle in ASCII
 * needs no more, and an index over that expression (migration 0007). For any other, the search worker's `fold` does the
 * rest, where there is any.
 */
export function contains(db: Db, text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  if (!isSqlite(db)) return sql<boolean>`strpos(lower((${text}) collate "und-x-icu"), ${needle}) > 0`;
  const folded = sql`lower(replace(replace(${text}, char(8490), 'k'), char(304), 'i' || char(775)))`;
  if (ASCII.test(needle)) return sql<boolean>`instr(${folded}, ${needle})`;
  return sql<boolean>`octet_length(${folded}) > length(${folded}) and instr(fold(${folded}), ${needle})`;
}

/** The end of a line: in SQLite as the indexes of migration 0007 have it. */
export const lineFeed = (db: Db): RawBuilder<string> => (isSqlite(db) ? sql`char(10)` : sql`chr(10)`);
