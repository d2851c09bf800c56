import type { Compilable } from "kysely";
import type { FoundPage, PageRequest, SearchWorker } from "./engine";

/** Skipping this many index rows takes one or two milliseconds; more are left to the search worker. */
const MAX_OFFSET = 10_000;

interface Ids<Id> extends Compilable<{ id: Id }> {
  limit(rows: number): Ids<Id>;
  offset(rows: number): Ids<Id>;
  execute(): Promise<{ id: Id }[]>;
}

type Direction = "asc" | "desc";

interface PageQuery<Id> extends PageRequest {
  /** Selects ids, and as second column the text to sort by, if any. */
  query: (direction: Direction) => Ids<Id>;
  direction: Direction;
  /** Total rows, if an index has them in this order; else undefined. */
  count?: number | undefined;
}

/** Returns one page of a list. Uses the search worker only for slow ones, and skips rows from the nearer end. */
export async function findPage<Id extends number>(
  searchWorker: SearchWorker,
  { query, direction, count, page, size, byText }: PageQuery<Id>,
): Promise<FoundPage<Id>> {
  if (count === undefined) return searchWorker.find(query(direction), { page, size, byText });
  const pageNumber = Math.min(page, Math.max(1, Math.ceil(count / size)));
  const rowsBefore = (pageNumber - 1) * size;
  const rows = Math.min(size, count - rowsBefore);
  const rowsAfter = count - rowsBefore - rows;
  const isNearTheEnd = rowsAfter < rowsBefore;
  const offset = isNearTheEnd ? rowsAfter : rowsBefore;
  const part = query(isNearTheEnd ? opposite(direction) : direction)
    .limit(rows)
    .offset(offset);
  const ids =
    offset <= MAX_OFFSET
      ? (await part.execute()).map(({ id }) => id)
      : (await searchWorker.find(part, { page: 1, size })).ids;
  return { ids: isNearTheEnd ? ids.reverse() : ids, page: pageNumber, matching: count };
}

const opposite = (direction: Direction): Direction => (direction === "asc" ? "desc" : "asc");

/** Sorts rows in the order of `ids`. Ids without a row are omitted. */
export function orderByKeys<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rowsById = new Map<number, Row>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
