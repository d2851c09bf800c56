import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#tests/helpers/process";

/** A minimal client build: an empty page without scripts. Deleted at the end of the test. */
export function pagesFolder(): string {
  const pages = temporaryFolder();
  writeFileSync(join(pages, "index.html"), "<head><title>__TITLE__</title></head>");
  mkdirSync(join(pages, "assets"));
  mkdirSync(join(pages, ".vite"));
  writeFileSync(join(pages, ".vite/manifest.json"), "{}");
  return pages;
}
