// What a participant downloads before a page shows: npm run bench:bundle.
// Counts what Vite's manifest names for the entry, the route and all they import statically; what a page fetches later
// (markdown, dialogs, toasts) is not in it. Sizes are those of the files the server sends, in units of 1000 bytes.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale, root } from "../src/server/boot/build-if-stale.mjs";

const ENTRY = "index.html";
const ROUTES = {
  "/": "welcome",
  "/start-assessment": "start",
  "/access": "access",
  "/direct-assessment/…": "direct",
  "/user-dashboard": "user-dashboard",
  "/assessment": "assessment-portal",
  "/assessment/…/chat": "chat",
  "/assessment/…/start": "form",
  "/assessment/…/results": "results",
};
/** The budget of the chat, in bytes after gzip. */
const LIMITS = { js: 170_000, css: 32_000 };

buildIfStale();
const folder = join(root, "dist/client");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

const rows = Object.entries(ROUTES).map(([path, name]) => ({
  path,
  ...weigh(`src/client/routes/${name}.tsx`),
}));
print(rows);

const chat = rows.find(({ path }) => path === "/assessment/…/chat");
const over = Object.entries({ js: chat.js, css: chat.css }).filter(([kind, size]) => size > LIMITS[kind]);
for (const [kind, size] of over) {
  process.stderr.write(
    `The chat's first ${kind} is ${kilo(size)} KB after gzip; ${kilo(LIMITS[kind])} KB is the limit.\n`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;

function weigh(route) {
  const chunks = [...withImports(ENTRY, withImports(route))].map((key) => manifest[key]);
  const scripts = chunks.map(({ file }) => file);
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return {
    files: scripts.length + sheets.length,
    js: size(scripts, "gz"),
    brotli: size(scripts, "br"),
    css: size(sheets, "gz"),
  };
}

/** The manifest's keys of a chunk and of all it imports statically. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  if (!manifest[key]) throw new Error(`The build's manifest does not name ${key}.`);
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, found);
  return found;
}

function size(files, compression) {
  return files.reduce((sum, file) => sum + statSync(join(folder, `${file}.${compression}`)).size, 0);
}

function print(table) {
  const line = (...cells) =>
    process.stdout.write(
      `${cells[0].padEnd(24)}${cells
        .slice(1)
        .map((cell) => cell.padStart(9))
        .join("")}\n`,
    );
  line("First load (KB)", "files", "JS gz", "JS br", "CSS gz");
  for (const { path, files, js, brotli, css } of table) {
    line(path, String(files), kilo(js), kilo(brotli), kilo(css));
  }
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1);
}
