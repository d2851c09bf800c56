import { readdirSync, readFileSync } from "node:fs";

/** Rows of a tab-separated table, as cells by column name. */
export type Table = readonly Readonly<Record<string, string>>[];

/** Reads all `.tsv` files of a folder, keyed by file name without extension. Throws if one can't be read. */
export function readTables(folder: URL): ReadonlyMap<string, Table> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return new Map(names.map((name) => [name.replace(".tsv", ""), readTable(new URL(name, folder))]));
}

function readTable(file: URL): Table {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}
