import { normalizeEmail } from "./email";

export const MAX_INVITED = 500;

/** Maximum length of an invitation's note, in characters. */
export const MAX_NOTE = 1_000;

/** Not validated yet. */
export interface ListedPerson {
  readonly name: string | null;
  readonly email: string;
}

export interface ListEntry {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly read: ListedPerson | { readonly problem: string };
}

const BRACKETED = /^([^<>]*)<([^<>]*)>$/;
/** Column headings for emails in spreadsheets and address books. For other languages, the rows below decide. */
const MAIL_WORDS =
  /^((primary|home|work|business|adresse|indirizzo) )?(e-?mail|mail|courriel|électronique|correo|posta|username|user principal name)([ _-]?(\d+|id|address(es)?|adresse|electr[oó]nico|elettronica))*( - value)?$/i;
const FULL_NAME =
  /^((full|display|contact)[ _-]?name|name|nom complet|nombre completo|navn|naam|姓名|名前|氏名|이름)$/i;
const FIRST_NAME =
  /^((first|given|vor|for)[ _-]?na(me|vn)|prénom|nombre|nome|voornaam|förnamn|imię|jméno|etunimi|ad|имя)$/i;
const LAST_NAME =
  /^((last|family|sur|nach)[ _-]?name|nom|apellidos?|cognome|sobrenome|achternaam|efternamn|e(tt|ft)ernavn|nazwisko|příjmení|sukunimi|soyad|фамилия)$/i;
/** A longer cell isn't taken for a name. In characters. */
const MAX_NAME = 60;

/** The indexes of a table's columns. Without `names`, names are recognized cell by cell. */
interface Columns {
  mails: readonly number[];
  names: readonly number[] | undefined;
}

/**
 * Reads people from pasted text: "Name <email>" or an address, one per line or several separated by commas or
 * semicolons, or table rows with or without a heading. Every other piece is returned with a problem, except for blank
 * lines and the heading.
 */
export function readPeople(text: string): ListEntry[] {
  const seen = new Map<string, number>();
  const rows = text.split(/\r\n?|\n/);
  const first = rows.findIndex((row) => row.trim() !== "");
  const columns = headingOf(cellsOf(rows[first] ?? ""), rows.slice(first + 1));
  return rows.flatMap((row, index) => {
    const line = index + 1;
    if (row.trim() === "" || (columns && index === first)) return [];
    return peopleIn(row, columns).map(({ text, read }): ListEntry => {
      if ("problem" in read) return { line, text, read };
      const previousLine = seen.get(read.email);
      if (previousLine !== undefined)
        return { line, text, read: { problem: `Same email as on line ${previousLine}` } };
      seen.set(read.email, line);
      return { line, text, read };
    });
  });
}

type Piece = Pick<ListEntry, "text" | "read">;

function peopleIn(row: string, columns: Columns | undefined): Piece[] {
  const cells = cellsOf(row);
  const isTableRow = columns?.mails.some((at) => cells.length > at);
  if (isTableRow) return [{ text: row.trim(), read: readCells(cells, columns) }];
  const isList = cells.length > 1 && cells.every((cell) => cell.includes("@"));
  if (isList) return cells.map((cell) => ({ text: cell, read: readCells(split(cell, ",")) }));
  return [{ text: row.trim(), read: readCells(cells) }];
}

/** The cells of a row, separated by tabs if there are any, else semicolons, else commas. */
function cellsOf(row: string): string[] {
  const separator = ["\t", ";"].find((mark) => split(row, mark).length > 1) ?? ",";
  return split(row, separator);
}

/** Splits outside quotation marks and angle brackets, and drops empty cells at the end. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  const hasBrackets = text.includes(">");
  let closing: string | undefined;
  /** Whether the current cell has only spaces so far. */
  let isBlank = true;
  for (const character of text) {
    const last = parts.length - 1;
    if (closing) closing = character === closing ? undefined : closing;
    else if (character === '"' && isBlank) closing = '"';
    else if (character === "<" && hasBrackets) closing = ">";
    else if (character === separator) {
      parts.push("");
      isBlank = true;
      continue;
    }
    isBlank &&= character.trim() === "";
    parts[last] += character;
  }
  const cells = parts.map((part) => part.trim());
  while (cells.length > 1 && cells.at(-1) === "") cells.pop();
  return cells;
}

/**
 * The columns of a table if its first row is a heading: it names an email column, or it has several cells without an
 * address above rows with one column of addresses.
 */
function headingOf(cells: readonly string[], below: readonly string[]): Columns | undefined {
  const headings = cells.map((cell) => unquoted(cell).trim());
  if (headings.some((word) => word.includes("@"))) return undefined;
  const find = (pattern: RegExp) => headings.flatMap((word, at) => (pattern.test(word) ? [at] : []));
  const named = find(MAIL_WORDS);
  const mails = named.length > 0 ? named : mailColumns(cells.length, below);
  if (mails.length === 0) return undefined;
  const parts = [...find(FIRST_NAME).slice(0, 1), ...find(LAST_NAME).slice(0, 1)];
  const fullName = find(FULL_NAME).slice(0, 1);
  const names = parts.length > 1 || fullName.length === 0 ? parts : fullName;
  return { mails, names: names.length > 0 || named.length > 0 ? names : undefined };
}

/** Rows to look at to find the email column. */
const SAMPLE_ROWS = 50;

/** The column that has an address in most rows. */
function mailColumns(width: number, below: readonly string[]): number[] {
  const rows = below
    .filter((row) => row.trim() !== "")
    .slice(0, SAMPLE_ROWS)
    .map(cellsOf);
  if (width < 2) return [];
  const columns = Array.from({ length: width }, (_, at) => at);
  const count = (at: number) => rows.filter((cells) => cells.length > 1 && cells[at]?.includes("@")).length;
  return columns.filter((at) => count(at) * 2 > rows.length).slice(0, 1);
}

function readCells(cells: readonly string[], columns?: Columns): ListEntry["read"] {
  if (cells.some((cell) => cell.startsWith('"') && (cell.match(/"/g) ?? []).length % 2 === 1)) {
    return { problem: "Missing closing quotation mark" };
  }
  const hasMail = (at: number) => cells[at]?.includes("@") === true;
  const at = columns ? (columns.mails.find(hasMail) ?? -1) : cells.findIndex((cell) => cell.includes("@"));
  if (!columns && cells.filter((cell) => cell.includes("@")).length > 1) {
    return { problem: "More than one email address on this line" };
  }
  // Google Contacts joins several addresses of a person by " ::: ".
  const mail = mailIn(unquoted(cells[at] ?? "").split(" ::: ")[0] ?? "");
  if ("problem" in mail) return mail;
  const name = columns?.names ? joined(columns.names.map(textAt)) || mail.name : nameOf(mail.name, at);
  return { name: name === "" ? null : name, email: mail.email };

  function textAt(place: number): string {
    return unquoted(cells[place] ?? "").trim();
  }

  /**
   * The name from the address's own cell and the cells before it, or after it if the address is first: one full name,
   * or two parts.
   */
  function nameOf(nameInCell: string, at: number): string {
    const places = cells.map((_, place) => place);
    const nearbyCells = at === 0 && nameInCell === "" ? places.slice(1) : places.slice(0, at).reverse();
    const names = nearbyCells.filter((place) => looksLikeName(textAt(place)));
    if (nameInCell !== "")
      return isFullName(nameInCell) ? nameInCell : joined([nameInCell, ...names.slice(0, 1).map(textAt)]);
    const [near, next] = names;
    if (near === undefined) return "";
    const isAlone = next === undefined || isFullName(textAt(near)) || Math.abs(near - next) > 1;
    return joined((isAlone ? [near] : [near, next].sort((a, b) => a - b)).map(textAt));
  }
}

const isFullName = (name: string) => /\s/.test(name);
const looksLikeName = (text: string) =>
  /\p{L}/u.test(text) && text.length <= MAX_NAME && !/[\d*@:/]/.test(text);

/** Joins the parts of a name without duplicates. */
const joined = (parts: readonly string[]) =>
  parts.filter((part, at) => part !== "" && !part.includes("@") && parts.indexOf(part) === at).join(" ");

function mailIn(cell: string): { name: string; email: string } | { problem: string } {
  if (!cell.includes("@")) return { problem: "No email address found" };
  if (cell.includes("<") && !cell.includes(">")) return { problem: "Missing > after the email address" };
  const [, name = "", inner = cell] = BRACKETED.exec(cell) ?? [];
  const email = normalizeEmail(inner.trim().replace(/^mailto:/i, ""));
  const problem = addressProblem(email);
  return problem ? { problem } : { name: unquoted(name.trim()), email };
}

/** Explains an invalid address as far as possible; the contract does the final check. */
function addressProblem(email: string): string | undefined {
  const [local = "", domain = "", ...more] = email.split("@");
  if (/\s/.test(email)) return "Space in the email address. To add a name, write Name <email>";
  if (more.length > 0) return "More than one @ in the email address";
  if (local === "") return "Nothing before the @";
  if (domain === "") return "Nothing after the @";
  if (domain.includes("..")) return "Two dots in a row in the email address";
  if (/^\.|\.$/.test(domain)) return "Misplaced dot in the email address";
  if (!domain.includes(".")) return "Incomplete domain after the @";
  const foreign = /[^\x21-\x7e]/u.exec(email)?.[0];
  if (foreign) return `“${foreign}” isn't allowed in an email address`;
  return email.length > 254 ? "Email address is too long" : undefined;
}

/** Removes surrounding quotation marks and unescapes doubled ones. */
function unquoted(cell: string): string {
  const inner = /^"(.*)"$/s.exec(cell)?.[1];
  return inner === undefined ? cell : inner.replaceAll('""', '"').trim();
}
