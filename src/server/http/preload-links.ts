import { z } from "zod";

/** Of the build's manifest, what is read here: a file, the styles it brings, and what it imports. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

const ENTRY = "index.html";

/**
 * The links by which a page fetches its screens' code together with the first script, instead of after it.
 * @param manifestJson the build's `.vite/manifest.json`
 * @param screens the modules that lead to them, such as "src/client/screens/admin-chunk.ts"
 */
export function preloadLinks(manifestJson: string, screens: readonly string[]): string {
  const chunks = manifest.parse(JSON.parse(manifestJson));
  const visited = new Set<string>();
  const needed: string[] = [];
  const add = (key: string): void => {
    if (key === ENTRY || visited.has(key)) return;
    visited.add(key);
    // What is imported comes first, as its styles give way to those of who imports it.
    for (const imported of chunks[key]?.imports ?? []) add(imported);
    needed.push(key);
  };
  for (const entry of screens) add(entry);
  const found = needed.flatMap((key) => chunks[key] ?? []);
  const styles = new Set(found.flatMap(({ css }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...found.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}
