import { type RawBuilder, sql } from "kysely";
import { type Db, isSqlite } from "./database";

const ASCII = /^\p{ASCII}*$/u;

/**
 * Whether a text, in lower case as JavaScript makes it, contains `needle`, which is in lower case. What the engines' own
 * `lower` leaves alone is not ASCII, before and after, but for two characters: so a needle in ASCII needs no more, and on
 * SQLite an index over that expression (migration 0007). For any other, the search worker's `fold` does the rest, or
 * ICU on PostgreSQL, where there is any.
 */
export function contains(db: Db, text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  if (!isSqlite(db)) return containsOnPostgres(text, needle);
  const folded = sql`lower(replace(replace(${text}, char(8490), 'k'), char(304), 'i' || char(775)))`;
  if (ASCII.test(needle)) return sql<boolean>`instr(${folded}, ${needle})`;
  return sql<boolean>`octet_length(${folded}) > length(${folded}) and instr(fold(${folded}), ${needle})`;
}

function containsOnPostgres(text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  if (!ASCII.test(needle)) {
    const folded = sql`lower((${text}) collate "und-x-icu")`;
    return sql<boolean>`(octet_length(${text}) > length(${text}) and strpos(${folded}, ${needle}) > 0)`;
  }
  const folded = sql`lower(replace(replace(${text}, chr(8490), 'k'), chr(304), 'i' || chr(775)))`;
  return sql<boolean>`strpos(${folded}, ${needle}) > 0`;
}

/** The end of a line: in SQLite as the indexes of migration 0007 have it. */
export const lineFeed = (db: Db): RawBuilder<string> => (isSqlite(db) ? sql`char(10)` : sql`chr(10)`);
