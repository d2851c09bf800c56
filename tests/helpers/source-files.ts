import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Sorted paths of all files in a folder, relative to the repository, with forward slashes. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll("\\", "/"))
    .sort();
}

/** The text of a file, by its path relative to the repository. */
export const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");
