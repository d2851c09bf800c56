import type { Compilable } from "kysely";
import type { FoundPage, PageRequest, SearchWorker } from "./engine";

/** So many rows of an index are passed over in a millisecond or two; from here on the search worker does it. */
const NEAR = 10_000;

interface Ids<Id> extends Compilable<{ id: Id }> {
  limit(rows: number): Ids<Id>;
  offset(rows: number): Ids<Id>;
  execute(): Promise<{ id: Id }[]>;
}

type Direction = "asc" | "desc";

interface Listing<Id> extends PageRequest {
  /** The list: ids, and second the text that it is sorted by, if any. */
  query: (direction: Direction) => Ids<Id>;
  direction: Direction;
  /** How many rows it has, where an index has them in this order; else undefined. */
  count?: number | undefined;
}

/**
 * One page of a list: from here where an index makes it short, by the search worker where it may take long. Rows are passed
 * over from the end that is nearer.
 */
export async function findPage<Id extends number>(
  searchWorker: SearchWorker,
  { query, direction, count, page, size, byText }: Listing<Id>,
): Promise<FoundPage<Id>> {
  if (count === undefined) return searchWorker.find(query(direction), { page, size, byText });
  const shown = Math.min(page, Math.max(1, Math.ceil(count / size)));
  const before = (shown - 1) * size;
  const rows = Math.min(size, count - before);
  const behind = count - before - rows;
  const isNearTheEnd = behind < before;
  const passed = isNearTheEnd ? behind : before;
  const part = query(isNearTheEnd ? opposite(direction) : direction)
    .limit(rows)
    .offset(passed);
  const ids =
    passed <= NEAR
      ? (await part.execute()).map(({ id }) => id)
      : (await searchWorker.find(part, { page: 1, size })).ids;
  return { ids: isNearTheEnd ? ids.reverse() : ids, page: shown, matching: count };
}

const opposite = (direction: Direction): Direction => (direction === "asc" ? "desc" : "asc");

/** Rows in the order of these ids; what is gone meanwhile is left out. */
export function orderByKeys<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const known = new Map<number, Row>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
