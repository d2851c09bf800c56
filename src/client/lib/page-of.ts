/** The rows of one page. A page past the last one gives the last. Pages start at 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): { page: number; rows: Row[] } {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), last);
  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}
