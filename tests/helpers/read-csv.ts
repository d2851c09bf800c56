/** Reads CSV as RFC 4180 says. Throws for a quote where none may be. */
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

/** A cell without the ' that guards it, as docs/api.md says. */
export const unguarded = (cell: string) =>
  /^'(['\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|'*[\t\r\n]|'*\((skipped|not shown)\)$)/u.test(cell)
    ? cell.slice(1)
    : cell;
