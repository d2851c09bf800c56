import { inflateRawSync } from "node:zlib";

/** The files of a zip by name, read from its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(from, from + size)).toString();
    files.set(zip.toString("utf8", at + 46, at + 46 + name), content);
    at += 46 + name + extra + comment;
  }
  return files;
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#13;": "\r" };

const textOf = (xml: string) =>
  xml
    .replaceAll(/&(amp|lt|gt|#13);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Zero-based column of a cell reference such as "A1". */
const columnOf = (at: string) =>
  [...at.replace(/\d+/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const EPOCH = 25_569;
const DAY = 86_400_000;

/** Parses a number, a date or a text. Throws for any other cell, such as a formula. */
function cellOf(attributes: string, inside: string): string | number | Date {
  const text = /^<is><t xml:space="preserve">([^<]*)<\/t><\/is>$/.exec(inside)?.[1];
  if (attributes.includes('t="inlineStr"') && text !== undefined) return textOf(text);
  const value = /^<v>([\d.-]+)<\/v>$/.exec(inside)?.[1];
  if (value === undefined || attributes.includes("t="))
    throw new Error(`Not a value: ${attributes} ${inside}`);
  if (!attributes.includes('s="1"')) return Number(value);
  return new Date(Math.round((Number(value) - EPOCH) * DAY));
}

/** Reads the sheets of an Excel file by name, row by row; null for an empty cell. */
export function readXlsx(file: Buffer): Record<string, (string | number | Date | null)[][]> {
  const files = unzip(file);
  const names = [...(files.get("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]+)"/g)];
  const sheets = names.map(([, name = ""], index) => {
    const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? "";
    const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = ""]) => {
      const row: (string | number | Date | null)[] = [];
      const rest = cells.replaceAll(
        /<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs,
        (_, at: string, attributes: string, inside: string) => {
          row[columnOf(at)] = cellOf(attributes, inside);
          return "";
        },
      );
      if (rest !== "") throw new Error(`Between cells: ${rest.slice(0, 80)}`);
      return Array.from(row, (cell) => cell ?? null);
    });
    return [name, rows] as const;
  });
  return Object.fromEntries(sheets);
}
