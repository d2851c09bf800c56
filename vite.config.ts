import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses on the way. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle(options, bundle) {
      const folder = options.dir ?? "dist/client";
      for (const name of Object.keys(bundle).filter(
        (file) => COMPRESSIBLE.test(file) && file !== "index.html",
      )) {
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

/**
 * Without groups every shared component becomes a file of its own: 69 requests for the chat, and a tenth more bytes.
 * What every page needs is two files; the rest is split as it is imported.
 */
const CHUNKS = [
  {
    name: "core",
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|@trpc|superjson|copy-anything|is-what|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: "ui",
    test: /node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Alert|Button|Group|Loader|Paper|Progress|Stack|Text|Title|UnstyledButton|VisuallyHidden))\/|src\/client\/(components\/(appearance-menu|brand|error-panel|form-error|links|loading|page-footer|page-frame|page-title|pending-button|progress-bar|time)\.tsx|lib\/(attempt-cache|dates|drafts|errors|focus|notify|return-path|session|title|trpc)\.ts)$/,
    priority: 1,
  },
];

/** One file for the browser's build, the server's (`vite build --ssr`) and the tests. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        build: {
          ssr: "src/server/main.ts",
          outDir: "dist/server",
          emptyOutDir: true,
          target: "node20",
          rolldownOptions: {
            external: ["better-sqlite3", "argon2"],
            output: { codeSplitting: false, entryFileNames: "main.js" },
          },
        },
        ssr: { noExternal: true },
      }
    : {
        plugins: [react(), precompress()],
        publicDir: "src/client/public",
        build: {
          outDir: "dist/client",
          emptyOutDir: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
        },
        test: {
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: [...configDefaults.exclude],
          env: { TZ: "Asia/Kathmandu" },
          globalSetup: ["tests/helpers/global-setup.ts"],
          setupFiles: ["tests/helpers/setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
);
