import { type Cell, type Column, NOT_SHOWN, SKIPPED } from "./columns";
import type { ExportedAttempt } from "./views";

/** Programs that open CSV files take them for UTF-8 only with this in front. */
const BOM = "\uFEFF";
const LINE_END = "\r\n";

/** A table of attempts as CSV (RFC 4180). */
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
  return quoted(typeof cell === "string" ? guarded(cell) : cell.mark);
}

const SPECIAL = /[",\r\n]|^\s|\s$/;

const quoted = (text: string) => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * What a spreadsheet may take for a formula, also behind quotes and what can't be seen: LibreOffice drops a NUL before it
 * looks. Wide forms are formulas in some languages.
 */
const FORMULA = /^(['\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|'*[\t\r\n])/u;
const NUMBER = /^-?\d+(\.\d+)?$/;
const MARKS = [SKIPPED, NOT_SHOWN].map(({ mark }) => mark);

/**
 * Puts ' before what a spreadsheet would run as a formula, and before what reads like one of our marks. Plain numbers stay
 * as they are. To undo it, remove the first ' where what follows it, behind any other ', is one of these.
 */
function guarded(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  return isFormula || MARKS.includes(text.replace(/^'+/, "")) ? `'${text}` : text;
}
