import { type Cell, readsLikeMark } from "./columns";

/** Spreadsheet parts as XML (Office Open XML), with only what Excel and LibreOffice require. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE_NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indexes into `cellXfs` below. */
const STYLES = { date: 1, header: 2 } as const;

/** All parts except the sheets, by path. */
export const bookParts = (sheets: readonly string[]): Record<string, string> => ({
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets.map((_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${TYPE}.worksheet+xml"/>`).join("")}</Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_NAMESPACE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${OFFICE_NAMESPACE}"><sheets>${sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE_NAMESPACE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join("")}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE_NAMESPACE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** The header row is frozen. */
export const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const SHEET_END = "</sheetData></worksheet>";

/** @param row from 1; the first one is the header */
export function rowXml(cells: readonly Cell[], row: number): string {
  const cellsXml = cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`, row === 1));
  return `<row r="${row}">${cellsXml.join("")}</row>`;
}

function cellXml(cell: Cell, reference: string, isHeader: boolean): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${reference}" s="${STYLES.date}"><v>${dayNumber(cell)}</v></c>`;
  const style = isHeader ? ` s="${STYLES.header}"` : "";
  const text = textXml(typeof cell === "string" ? guarded(cell) : cell.mark);
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const names: string[] = [];

/** "A" for 0, "AA" for 26. */
function columnName(index: number): string {
  const before = Math.floor(index / 26) - 1;
  names[index] ??= (before < 0 ? "" : columnName(before)) + String.fromCharCode(65 + (index % 26));
  return names[index];
}

const DAY = 86_400_000;
/** Excel's serial number for January 1, 1970. */
const UNIX_EPOCH_SERIAL = 25_569;
const dayNumber = (date: Date) => UNIX_EPOCH_SERIAL + date.getTime() / DAY;

/** Control characters and lone surrogates, which XML can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** Excel decodes _xHHHH_ as a character, so its underscore is escaped. */
const ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/** Prefixes an answer that would read like a mark. */
function guarded(text: string): string {
  const writable = text.replace(UNWRITABLE, "");
  return readsLikeMark(writable) ? `'${writable}` : writable;
}

const textXml = (text: string) =>
  text.replace(ESCAPED, "_x005F_").replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? "");
