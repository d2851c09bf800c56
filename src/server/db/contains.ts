import { type RawBuilder, sql } from "kysely";

/** Printable ASCII only. */
const ASCII = /^[ -~]*$/;

/**
 * Whether a text, in lower case as JavaScript makes it, contains `needle`, which is in lower case. What SQLite's own
 * `lower` leaves alone is not ASCII, before and after, but for two characters: so a needle in ASCII needs no more, and
 * an index over that expression (migration 0008). For any other the finder's `fold` does it.
 */
export function contains(text: RawBuilder<string>, needle: string): RawBuilder<boolean> {
  const folded = ASCII.test(needle)
    ? sql`lower(replace(replace(${text}, char(8490), 'k'), char(304), 'i' || char(775)))`
    : sql`fold(${text})`;
  return sql<boolean>`instr(${folded}, ${needle})`;
}
