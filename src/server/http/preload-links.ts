import { z } from "zod";

/** The used part of the build manifest: files, their styles and imports. */
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
 * Returns `<link>` tags that load the code of screens in parallel with the first script.
 * @param manifestJson the build's `.vite/manifest.json`
 * @param screens entry modules, such as "src/client/screens/admin-chunk.ts"
 */
export function preloadLinks(manifestJson: string, screens: readonly string[]): string {
  const chunks = manifest.parse(JSON.parse(manifestJson));
  const visited = new Set<string>();
  const neededKeys: string[] = [];
  const add = (key: string): void => {
    if (key === ENTRY || visited.has(key)) return;
    visited.add(key);
    // Imports come first, because the styles of the importer override theirs.
    for (const imported of chunks[key]?.imports ?? []) add(imported);
    neededKeys.push(key);
  };
  for (const entry of screens) add(entry);
  const neededChunks = neededKeys.flatMap((key) => chunks[key] ?? []);
  const styles = new Set(neededChunks.flatMap(({ css }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...neededChunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}
