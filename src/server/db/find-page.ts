import type { Compilable } from "kysely";
import type { Finder, Found, Wanted } from "./finder";

/** So many rows of an index are passed over in a millisecond or two; from here on the finder does it. */
const NEAR = 10_000;

interface Ids<Id> extends Compilable<{ id: Id }> {
  limit(rows: number): Ids<Id>;
  offset(rows: number): Ids<Id>;
  execute(): Promise<{ id: Id }[]>;
}

interface Listing<Id> extends Wanted {
  /** The list in its order: ids, and second the text that it is sorted by, if any. */
  query: Ids<Id>;
  /** How many rows it has, where an index has them in this order; else undefined. */
  count?: number | undefined;
}

/** One page of a list: from here where an index makes it short, by the finder where it may take long. */
export async function findPage<Id extends number>(
  finder: Finder,
  { query, count, page, size, byText }: Listing<Id>,
): Promise<Found<Id>> {
  if (count === undefined) return finder.find(query, { page, size, byText });
  const shown = Math.min(page, Math.max(1, Math.ceil(count / size)));
  const offset = (shown - 1) * size;
  const part = query.limit(size).offset(offset);
  const ids =
    offset <= NEAR
      ? (await part.execute()).map(({ id }) => id)
      : (await finder.find(part, { page: 1, size })).ids;
  return { ids, page: shown, matching: count };
}

/** Rows in the order of these ids; what is gone meanwhile is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const known = new Map<number, Row>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
