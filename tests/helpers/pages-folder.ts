import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#tests/helpers/process";

/** A browser's build as far as the server sees it: an empty page, and no script that any page needs. Goes with the test. */
export function pagesFolder(): string {
  const pages = temporaryFolder();
  writeFileSync(join(pages, "index.html"), "<head><title>__TITLE__</title></head>");
  mkdirSync(join(pages, "assets"));
  mkdirSync(join(pages, ".vite"));
  writeFileSync(join(pages, ".vite/manifest.json"), "{}");
  return pages;
}
