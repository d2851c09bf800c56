// The most and least favorable answers that trigger each card of the library: npm run library:extremes -- [file]
// [folder]. Every sentence of a card must be true for all of these answers. Prints one assessment, by its file name
// without ".yaml", or all of them. With a folder, writes a text file for each assessment instead.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../src/server/startup/build-if-stale.mjs";

const [name = "all", folder] = process.argv.slice(2);
const { module } = await runnerImport(join(root, "bench/library/extremes.ts"));
const texts = module.listExtremes(name === "all" ? undefined : name);
if (texts.size === 0) throw new Error(`The library has no assessment "${name}".`);
if (folder) mkdirSync(folder, { recursive: true });
for (const [file, text] of texts)
  if (folder) writeFileSync(join(folder, `${file}.txt`), text);
  else process.stdout.write(`${text}\n`);
