/** Parses CSV (RFC 4180) with a byte order mark. Throws for a misplaced quote or without the mark. */
export function readCsv(text: string): string[][] {
  if (!text.startsWith("\uFEFF")) throw new Error("There is no byte order mark");
  const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  FIELD.lastIndex = 1;
  const rows: string[][] = [[]];
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex;
    const match = FIELD.exec(text);
    if (!match) throw new Error(`No field at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") rows.push([]);
  }
  rows.pop();
  return rows;
}

/** Removes the ' that guards a cell against formulas (docs/api.md). */
export const withoutFormulaGuard = (cell: string) =>
  /^'(['\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|'*[\t\r\n]|'*\((skipped|not shown)\)$)/u.test(cell)
    ? cell.slice(1)
    : cell;
