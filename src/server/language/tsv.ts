import { readdirSync, readFileSync } from "node:fs";

/** A table that stands beside the program: a line each thing, by its name first, then a language a column. */
export interface Table {
  readonly languages: readonly string[];
  readonly lines: readonly string[];
}

/** The files of a folder that hold tables. */
export const tablesIn = (folder: URL): URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .map((name) => new URL(name, folder));

export function readTable(file: URL): Table {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return { languages: header.split("\t").slice(1), lines };
}

/** Adds to the list that stands under a key. */
export function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
