import { Zip, ZipDeflate } from "fflate";
import type { Cell, Column } from "./columns";
import { bookParts, rowXml, SHEET_END, SHEET_START, sheetPath } from "./sheet-xml";
import type { ExportedAttempt } from "./views";

/** Excel's limits for a sheet. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** Compression level, 0 to 9. Higher levels take longer than they save. */
const COMPRESSION_LEVEL = 3;

const SHEETS = ["Answers", "Code book"];
const CODE_BOOK = ["Column", "Question", "Type", "Options", "Scale labels", "Versions", "Key"];

/** Attempts as an Excel file, in chunks. Cells are typed as text, number or date. A second sheet describes columns. */
export async function* xlsxOf(
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedAttempt[]>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => Buffer.concat(chunks.splice(0));
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: COMPRESSION_LEVEL });
    file.mtime = now;
    zip.add(file);
    return (text: string, isLast = false) => file.push(Buffer.from(text), isLast);
  };

  for (const [path, text] of Object.entries(bookParts(SHEETS))) add(path)(text, true);
  const answers = add(sheetPath(0));
  const headers = columns.map(({ header }) => header);
  answers(SHEET_START + rowXml(headers, 1));
  let row = 1;
  for await (const attempts of batches) {
    answers(
      attempts
        .map((attempt) => {
          row += 1;
          const cells = columns.map(({ cellOf }) => cellOf(attempt));
          return rowXml(cells, row);
        })
        .join(""),
    );
    yield takeChunks();
  }
  answers(SHEET_END, true);
  const codeBook = [CODE_BOOK, ...columns.map(codeBookRow)].map((cells, index) => rowXml(cells, index + 1));
  add(sheetPath(1))(SHEET_START + codeBook.join("") + SHEET_END, true);
  zip.end();
  yield takeChunks();
}

const codeBookRow = ({ header, entry }: Column): Cell[] => {
  const { question, type, options, labels, versions, key } = entry;
  return [header, question, type, options, labels, versions, key].map((text) => text || null);
};
