import { build } from "vite";
import { root } from "../../src/server/startup/build-if-stale.mjs";

/**
 * Attributes the bytes of scripts to libraries, in proportion to the length of their code in each file.
 * @param {{ url: string, bytes: number }[]} scripts
 * @returns {Promise<[string, number][]>} largest first
 */
export async function librariesOf(scripts) {
  // The benchmark's module runner sets it to development, which would change the file names.
  process.env.NODE_ENV = "production";
  const { output } = await build({ root, logLevel: "silent", build: { write: false } });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const sums = new Map();
  for (const { url, bytes } of scripts) {
    const modules = Object.entries(
      chunks.get(new URL(url).pathname.slice(1))?.modules ?? { unknown: { renderedLength: 1 } },
    );
    const length = modules.reduce((total, [, { renderedLength }]) => total + renderedLength, 0);
    for (const [id, { renderedLength }] of modules) {
      const library = nameOf(id);
      sums.set(library, (sums.get(library) ?? 0) + (bytes * renderedLength) / length);
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

function nameOf(id) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name) return name;
  const [, folder] = /src\/(shared|client\/[^/]+(?:\/[^/]+(?=\/))?)/.exec(id) ?? [];
  return folder ? `Askwell ${folder}` : "other";
}
