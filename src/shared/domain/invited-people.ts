import { normaliseEmail } from "./person";

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
/** What a table calls its columns, in the languages we have seen. */
const MAIL_WORDS = /^(e-?mail|mail)([ _-]?(address|adresse))?$/i;
const NAME_WORDS = /^((full|first|last|given|family|sur|vor|nach)?[ _-]?name|nom|prénom|nombre|apellidos?)$/i;
const FIRST_NAME = /^(first|given|vor|prénom|nombre)/i;

/** Which of a table's columns hold what, from its heading. */
interface Columns {
  mail: number;
  names: readonly number[];
}

/**
 * Reads people out of what somebody pastes: "Name <mail>" or an address alone, one a line or several with commas or
 * semicolons between, or the rows of a table, with a heading or without. Nothing is dropped in silence: what is no
 * person says why, a blank line and a heading aside.
 */
export function readPeople(text: string): ListEntry[] {
  const seen = new Map<string, number>();
  let columns: Columns | undefined;
  return text.split(/\r\n?|\n/).flatMap((row, index) => {
    const line = index + 1;
    if (row.trim() === "") return [];
    const heading = columns ?? headingOf(cellsOf(row));
    if (heading && !columns) {
      columns = heading;
      return [];
    }
    return peopleIn(row, columns).map(({ text, read }): ListEntry => {
      if ("problem" in read) return { line, text, read };
      const before = seen.get(read.email);
      if (before !== undefined) return { line, text, read: { problem: `Same address as in line ${before}` } };
      seen.set(read.email, line);
      return { line, text, read };
    });
  });
}

type Piece = Pick<ListEntry, "text" | "read">;

function peopleIn(row: string, columns: Columns | undefined): Piece[] {
  const cells = cellsOf(row);
  const isTableRow = columns !== undefined && cells.length > columns.mail;
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

function headingOf(cells: readonly string[]): Columns | undefined {
  const words = cells.map(unquoted);
  const mail = words.findIndex((word) => MAIL_WORDS.test(word));
  const names = words.flatMap((word, at) => (NAME_WORDS.test(word) ? [at] : []));
  names.sort((a, b) => Number(FIRST_NAME.test(words[b] ?? "")) - Number(FIRST_NAME.test(words[a] ?? "")));
  return mail >= 0 ? { mail, names } : undefined;
}

function readCells(cells: readonly string[], columns?: Columns): ListEntry["read"] {
  if (cells.some((cell) => cell.startsWith('"') && (cell.match(/"/g) ?? []).length % 2 === 1)) {
    return { problem: "A quotation mark is not closed" };
  }
  const at = columns?.mail ?? cells.findIndex((cell) => cell.includes("@"));
  if (!columns && cells.filter((cell) => cell.includes("@")).length > 1) {
    return { problem: "More than one address: write one person a line" };
  }
  const cell = cells[at] ?? "";
  const mail = mailIn(unquoted(cell));
  if ("problem" in mail) return mail;
  const around = columns ? columns.names : namesAround(at, mail.name !== "");
  const name = [mail.name, ...around.map((other) => unquoted(cells[other] ?? ""))]
    .filter((part) => part !== "")
    .join(" ");
  return { name: name === "" ? null : name, email: mail.email };
}

/** Names stand in the cells before the address; else beside it, or in the cell behind. */
function namesAround(at: number, isNamed: boolean): number[] {
  if (at === 0) return isNamed ? [] : [1];
  return Array.from({ length: at }, (_, before) => before);
}

function mailIn(cell: string): { name: string; email: string } | { problem: string } {
  if (!cell.includes("@")) return { problem: "There is no email address" };
  if (cell.includes("<") && !cell.includes(">")) return { problem: "The > after the address is missing" };
  const [, name = "", inner = cell] = BRACKETED.exec(cell) ?? [];
  const email = normaliseEmail(inner.trim().replace(/^mailto:/i, ""));
  const problem = addressProblem(email);
  return problem ? { problem } : { name: unquoted(name.trim()), email };
}

/** What is wrong with an address, as far as it can be said in a word; the contract has the last one. */
function addressProblem(email: string): string | undefined {
  const [local = "", domain = "", ...more] = email.split("@");
  if (/\s/.test(email)) return "There is a space in the address; with a name, write Name <address>";
  if (more.length > 0) return "There is more than one @ in the address";
  if (local === "") return "There is nothing before the @";
  if (domain === "") return "There is nothing after the @";
  if (email.includes("..")) return "There are two dots in a row in the address";
  if (/^\.|\.$/.test(local) || /^\.|\.$/.test(domain)) return "A dot stands where none can be in the address";
  if (!domain.includes(".")) return "What stands after the @ is no whole domain";
  const foreign = /[^\x21-\x7e]/u.exec(email)?.[0];
  if (foreign) return `“${foreign}” cannot stand in an address`;
  return email.length > 254 ? "The address is too long" : undefined;
}

/** Without the quotation marks around it, which a table doubles inside. */
function unquoted(cell: string): string {
  const inner = /^"(.*)"$/s.exec(cell)?.[1];
  return inner === undefined ? cell : inner.replaceAll('""', '"').trim();
}
