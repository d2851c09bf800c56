import { type RawBuilder, sql } from "kysely";
import { type Db, isSqlite } from "./database";

const ASCII = /^\p{ASCII}*$/u;

/**
 * SQL condition that `text` in JavaScript's lower case contains `needle`, which must be lowercase. The engines' `lower`
 * leaves non-ASCII characters unchanged, but only two of those have ASCII characters in their lowercase form. Replacing
 * these is enough for an ASCII needle, and on SQLite an index covers that expression (migration 0007). Other needles
 * use the search worker's `fold`, or ICU on PostgreSQL.
 */
export function contains(db: Db, text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  if (!isSqlite(db)) return containsOnPostgres(text, needle);
  const foldedText = sql`lower(replace(replace(${text}, char(8490), 'k'), char(304), 'i' || char(775)))`;
  if (ASCII.test(needle)) return sql<boolean>`instr(${foldedText}, ${needle})`;
  return sql<boolean>`octet_length(${foldedText}) > length(${foldedText}) and instr(fold(${foldedText}), ${needle})`;
}

function containsOnPostgres(text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  if (!ASCII.test(needle)) {
    const foldedText = sql`lower((${text}) collate "und-x-icu")`;
    return sql<boolean>`(octet_length(${text}) > length(${text}) and strpos(${foldedText}, ${needle}) > 0)`;
  }
  const foldedText = sql`lower(replace(replace(${text}, chr(8490), 'k'), chr(304), 'i' || chr(775)))`;
  return sql<boolean>`strpos(${foldedText}, ${needle}) > 0`;
}

/** A line feed; on SQLite written as in the indexes of migration 0007. */
export const lineFeed = (db: Db): RawBuilder<string> => (isSqlite(db) ? sql`char(10)` : sql`chr(10)`);
