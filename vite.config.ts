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

const LIBRARIES =
  "react|react-dom|scheduler|@tanstack|@trpc|superjson|copy-anything|is-what|use-sync-external-store";
const MANTINE =
  "ActionIcon|Alert|Button|Group|InputBase|Loader|Paper|Progress|Stack|Text|Textarea|Title|UnstyledButton|VisuallyHidden";
const ICONS = "AlertTriangle|ArrowDown|ArrowLeft|Check|Circle|CircleCheck|Forms|MessageCircle|X";
const COMPONENTS =
  "appearance-menu|brand|empty-state|error-panel|form-error|links|loading|page-footer|page-frame|page-title|pending-button|progress-bar|safe-markdown|time";
const LIB = "attempt-cache|dates|drafts|errors|focus|notify|return-path|session|title|trpc";
const DOMAIN = "answer|attempt|question|timing";

/**
 * Two files hold what a participant's pages need; the rest is split as it is imported. Without these groups every
 * small module becomes a file of its own: 69 requests for the chat, and a tenth more bytes.
 */
const CHUNKS = [
  { name: "core", test: new RegExp(`node_modules/(${LIBRARIES})/`), priority: 2 },
  {
    name: "ui",
    test: new RegExp(
      [
        `@mantine/core/esm/(core|components/(${MANTINE}))/`,
        `@mantine/hooks/esm/use-merged-ref/`,
        `icons-react/dist/esm/icons/Icon(${ICONS})\\.`,
        `src/client/components/(${COMPONENTS})\\.tsx$`,
        `src/client/lib/(${LIB})\\.ts$`,
        `src/shared/domain/(${DOMAIN})\\.ts$`,
      ].join("|"),
    ),
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
