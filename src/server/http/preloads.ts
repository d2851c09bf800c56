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
 * @param screens the module that leads to them, such as "src/client/routes/participant.ts"
 */
export function preloadsOf(manifestJson: string, screens: string): string {
  const chunks = manifest.parse(JSON.parse(manifestJson));
  const needed = new Set<string>();
  const pending = [screens];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (key === ENTRY || needed.has(key)) continue;
    needed.add(key);
    pending.push(...(chunks[key]?.imports ?? []));
  }
  const found = [...needed].flatMap((key) => chunks[key] ?? []);
  const styles = new Set(found.flatMap(({ css }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...found.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}
