import { prepared } from "../../language/lexicon/prepared";
import { bare } from "../../language/normalize";
import { sentenceOf, spokenIn } from "../../language/tokenize";
import { put, readTable, type Table, tablesIn } from "../../language/tsv";

/** Tables of words that mean much the same, a meaning a line and a language a column; they stand beside the program. */
const FOLDER = new URL("./words/", import.meta.url);

/** A line of the tables, by the name it has there. */
export type Meaning = string;

/** One way to say a meaning in one language, word by word as words are compared. */
export interface Way {
  readonly meaning: Meaning;
  readonly language: string;
  readonly words: readonly string[];
  /** The name of one of them: "Instagram" of social media. Another one's is not meant by it. */
  readonly isInstance: boolean;
}

/** Ways by the beginning of their first word. */
export type Ways = ReadonlyMap<string, readonly Way[]>;

/** A line with its ways as they are compared: it is taken apart when a question needs it, as objects would fill the memory. */
interface Line {
  readonly meaning: Meaning;
  readonly cells: string;
  readonly languages: readonly string[];
  readonly instances: ReadonlySet<string>;
}

interface Part {
  readonly lines: readonly Line[];
  /** By how a way begins, the places of the lines with such a way. */
  readonly starts: ReadonlyMap<string, readonly number[]>;
}

/** So many lines are made ready at a time that nobody waits for it. */
const LINES = 100;

const parts = prepared(() => tablesIn(FOLDER).flatMap((file) => partsOf(readTable(file))));

function partsOf({ languages, lines }: Table): (() => Part)[] {
  return Array.from({ length: Math.ceil(lines.length / LINES) }, (_, at) =>
    prepared(() => partOf(lines.slice(at * LINES, (at + 1) * LINES), languages)),
  );
}

function partOf(written: readonly string[], languages: readonly string[]): Part {
  const starts = new Map<string, number[]>();
  const lines = written.map((line, place): Line => {
    const [meaning = "", ...cells] = line.split("\t");
    const ways = cells.map((cell) => cell.split("|").map(asParted));
    for (const start of new Set(ways.flat().map(startOf))) put(starts, start, place);
    const instances = instancesIn(cells[languages.indexOf("en")] ?? "");
    return { meaning, languages, instances, cells: ways.map((own) => own.join("|")).join("\t") };
  });
  return { lines, starts };
}

/** "Instagram", "eBay", "monday.com", "DATEV"; what is short and all in capitals ("CRM", "SEO") is short for a kind. */
const PROPER = /(?:^|\s)\p{Lu}\p{Ll}|\p{Ll}\p{Lu}|\w\.\w{2}|(?:^|\s)\p{Lu}{4}/u;
const NONE: ReadonlySet<string> = new Set();

/** The proper names among English ways, where the first says what they are names of. */
function instancesIn(cell: string): ReadonlySet<string> {
  const [first = "", ...others] = cell.split("|");
  const names = PROPER.test(first) ? [] : others.filter((way) => PROPER.test(way));
  return names.length === 0 ? NONE : new Set(names.map(asParted));
}

/** A way as a sentence is parted: "3D printer" is three words, "QRコード" two. */
const asParted = (way: string): string =>
  PARTED.test(way)
    ? bare(
        spokenIn(sentenceOf(way))
          .map(({ folded }) => folded)
          .join(" "),
      )
    : bare(way);

/** Only where digits begin, and scripts change, a sentence has words that no space parts. */
const UNSPACED = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";
const PARTED = new RegExp(`\\d|[a-z]${UNSPACED}|${UNSPACED}[a-z]`, "iu");

/** The ways of a line; only those that begin so, where a beginning is given. */
function waysIn({ meaning, languages, cells, instances }: Line, start = ""): Way[] {
  return cells.split("\t").flatMap((cell, at) => {
    if (!cell.includes(start)) return [];
    const language = languages[at] ?? "";
    return cell
      .split("|")
      .filter((way) => start === "" || startOf(way) === start)
      .map((way) => ({ meaning, language, words: way.split(" "), isInstance: instances.has(way) }));
  });
}

const START = 4;
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text begins with a sign of a script that puts no space between words. */
export const isOfSigns = (text: string): boolean => SIGN.test(text);

/** What the forms of a word have in common at least; the first sign, where words are not parted. */
export const startOf = (text: string): string =>
  isOfSigns(text) ? text.slice(0, 1) : (text.split(" ", 1)[0] ?? "").slice(0, START);

/** The ways that begin so, in all tables. */
export function waysFrom(start: string): Way[] {
  return parts().flatMap((part) => {
    const { lines, starts } = part();
    return (starts.get(start) ?? []).flatMap((place) => {
      const line = lines[place];
      return line ? waysIn(line, start) : [];
    });
  });
}

/** All ways of some meanings. */
export function waysOf(meanings: ReadonlySet<Meaning>): Ways {
  const found = new Map<string, Way[]>();
  const named = parts().flatMap((part) => part().lines.filter(({ meaning }) => meanings.has(meaning)));
  for (const way of named.flatMap((line) => waysIn(line))) {
    put(found, startOf(way.words[0] ?? ""), way);
  }
  return found;
}
