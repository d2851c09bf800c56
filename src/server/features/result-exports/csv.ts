import { type Cell, type Column, readsLikeMark } from "./columns";
import type { ExportedAttempt } from "./views";

/** Byte order mark: spreadsheet programs need it to recognize UTF-8. */
const BOM = "\uFEFF";
const LINE_END = "\r\n";

/** Attempts as CSV (RFC 4180), in chunks. */
export async function* csvOf(
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedAttempt[]>,
): AsyncGenerator<string> {
  yield BOM + lineOf(columns.map(({ header }) => header));
  for await (const attempts of batches)
    yield attempts.map((attempt) => lineOf(columns.map(({ cellOf }) => cellOf(attempt)))).join("");
}

const lineOf = (cells: readonly Cell[]) => cells.map(fieldOf).join(",") + LINE_END;

function fieldOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return quoteCell(typeof cell === "string" ? guarded(cell) : cell.mark);
}

const SPECIAL = /[",\r\n]|^\s|\s$/;

const quoteCell = (text: string) => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Text that a spreadsheet may run as a formula. LibreOffice drops invisible characters such as NUL before it checks,
 * and full-width signs start formulas in some languages.
 */
const FORMULA = /^(['\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|'*[\t\r\n])/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Prefixes formulas and text that equals a mark with '. Plain numbers stay unchanged. To undo it, remove the first ' if
 * the rest, after any other ', is one of these.
 */
function guarded(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  return isFormula || readsLikeMark(text) ? `'${text}` : text;
}
