import { normaliseEmail } from "./email";

/** How many can be invited at a time. */
export const MAX_INVITED = 500;

/** Longest note of an invitation, in characters. */
export const MAX_NOTE = 1_000;

/** Somebody as a list names them, not checked yet. */
export interface ListedPerson {
  readonly name: string | null;
  readonly email: string;
}

/** A piece of a pasted list: a person, or why it is none. */
export interface ListEntry {
  /** From 1. */
  readonly line: number;
  /** As it was pasted. */
  readonly text: string;
  readonly read: ListedPerson | { readonly problem: string };
}

const BRACKETED = /^([^<>]*)<([^<>]*)>$/;
/** What tables and address books call the column of addresses; in other languages the rows below tell it. */
const MAIL_WORDS =
  /^((primary|home|work|business|adresse|indirizzo) )?(e-?mail|mail|courriel|électronique|correo|posta|username|user principal name)([ _-]?(\d+|id|address(es)?|adresse|electr[oó]nico|elettronica))*( - value)?$/i;
const FULL_NAME =
  /^((full|display|contact)[ _-]?name|name|nom complet|nombre completo|navn|naam|姓名|名前|氏名|이름)$/i;
const FIRST_NAME =
  /^((first|given|vor|for)[ _-]?na(me|vn)|prénom|nombre|nome|voornaam|förnamn|imię|jméno|etunimi|ad|имя)$/i;
const LAST_NAME =
  /^((last|family|sur|nach)[ _-]?name|nom|apellidos?|cognome|sobrenome|achternaam|efternamn|e(tt|ft)ernavn|nazwisko|příjmení|sukunimi|soyad|фамилия)$/i;
/** Longest name that a cell is taken for, in characters. */
const LONGEST_NAME = 60;

/** Which of a table's columns hold what, from its heading; without `names` the cells themselves must tell. */
interface Columns {
  mails: readonly number[];
  names: readonly number[] | undefined;
}

/**
 * Reads people out of what somebody pastes: "Name <mail>" or an address alone, one a line or several with commas or
 * semicolons between, or the rows of a table, with a heading or without. Nothing is dropped in silence: what is no
 * person says why, a blank line and a heading aside.
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
      const before = seen.get(read.email);
      if (before !== undefined) return { line, text, read: { problem: `Same email as on line ${before}` } };
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

/** The cells of a row; what separates them is what a table would: tabs, else semicolons, else commas. */
function cellsOf(row: string): string[] {
  const separator = ["\t", ";"].find((mark) => split(row, mark).length > 1) ?? ",";
  return split(row, separator);
}

/** Splits outside quotation marks and angle brackets; what is empty goes only at the end. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  const hasBrackets = text.includes(">");
  let closing: string | undefined;
  /** Whether the cell has nothing but spaces so far. */
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
 * The columns of a table, where its first row is a heading: one that names a column of addresses, or one of several
 * cells without an address, above rows that have theirs in one column.
 */
function headingOf(cells: readonly string[], below: readonly string[]): Columns | undefined {
  const words = cells.map((cell) => unquoted(cell).trim());
  if (words.some((word) => word.includes("@"))) return undefined;
  const find = (pattern: RegExp) => words.flatMap((word, at) => (pattern.test(word) ? [at] : []));
  const named = find(MAIL_WORDS);
  const mails = named.length > 0 ? named : mailColumns(cells.length, below);
  if (mails.length === 0) return undefined;
  const parts = [...find(FIRST_NAME).slice(0, 1), ...find(LAST_NAME).slice(0, 1)];
  const whole = find(FULL_NAME).slice(0, 1);
  const names = parts.length > 1 || whole.length === 0 ? parts : whole;
  return { mails, names: names.length > 0 || named.length > 0 ? names : undefined };
}

/** How many rows tell where the addresses are. */
const TELLING_ROWS = 50;

/** The column in which most of the rows have an address. */
function mailColumns(width: number, below: readonly string[]): number[] {
  const rows = below
    .filter((row) => row.trim() !== "")
    .slice(0, TELLING_ROWS)
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
  // Google joins several addresses of a person.
  const mail = mailIn(unquoted(cells[at] ?? "").split(" ::: ")[0] ?? "");
  if ("problem" in mail) return mail;
  const name = columns?.names ? joined(columns.names.map(textAt)) || mail.name : nameOf(mail.name, at);
  return { name: name === "" ? null : name, email: mail.email };

  function textAt(place: number): string {
    return unquoted(cells[place] ?? "").trim();
  }

  /** The name before the address in its cell, and in the cells before it, else behind: a whole one, or two parts. */
  function nameOf(own: string, at: number): string {
    const places = cells.map((_, place) => place);
    const beside = at === 0 && own === "" ? places.slice(1) : places.slice(0, at).reverse();
    const names = beside.filter((place) => looksLikeName(textAt(place)));
    if (own !== "") return isWhole(own) ? own : joined([own, ...names.slice(0, 1).map(textAt)]);
    const [near, next] = names;
    if (near === undefined) return "";
    const isAlone = next === undefined || isWhole(textAt(near)) || Math.abs(near - next) > 1;
    return joined((isAlone ? [near] : [near, next].sort((a, b) => a - b)).map(textAt));
  }
}

const isWhole = (name: string) => /\s/.test(name);
const looksLikeName = (text: string) =>
  /\p{L}/u.test(text) && text.length <= LONGEST_NAME && !/[\d*@:/]/.test(text);

/** The parts of a name, none of them said twice. */
const joined = (parts: readonly string[]) =>
  parts.filter((part, at) => part !== "" && !part.includes("@") && parts.indexOf(part) === at).join(" ");

function mailIn(cell: string): { name: string; email: string } | { problem: string } {
  if (!cell.includes("@")) return { problem: "No email address found" };
  if (cell.includes("<") && !cell.includes(">")) return { problem: "Missing > after the email address" };
  const [, name = "", inner = cell] = BRACKETED.exec(cell) ?? [];
  const email = normaliseEmail(inner.trim().replace(/^mailto:/i, ""));
  const problem = addressProblem(email);
  return problem ? { problem } : { name: unquoted(name.trim()), email };
}

/** What is wrong with an address, as far as it can be said in a word; the contract has the last one. */
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

/** Without the quotation marks around it, which a table doubles inside. */
function unquoted(cell: string): string {
  const inner = /^"(.*)"$/s.exec(cell)?.[1];
  return inner === undefined ? cell : inner.replaceAll('""', '"').trim();
}
