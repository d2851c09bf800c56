import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, parse, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** One block compresses a large script better: it saves 250 bytes of 149,000. */
const IN_ONE_BLOCK = { [constants.BROTLI_PARAM_LGBLOCK]: 20 };

/** Writes a .br and a .gz file next to each text file of the build, so that the server never compresses. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir: folder = "dist/client" }) {
      const files = await readdir(folder, { recursive: true });
      for (const name of files.filter(
        (file) => COMPRESSIBLE.test(file) && file !== "index.html" && !file.startsWith(".vite"),
      )) {
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: IN_ONE_BLOCK }));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

/** Files and folders that the built server reads or starts, with their source folders. They are copied next to it. */
const BESIDE_SERVER = {
  "search-worker-thread.mjs": "src/server/db/sqlite",
  "inspection-thread.mjs": "src/server/db/sqlite",
  "count-answers.mjs": "src/server/attempt-facts",
  "fold-ids.mjs": "src/server/attempt-facts",
  "fold-texts.mjs": "src/server/attempt-facts",
  "read-facts.mjs": "src/server/attempt-facts",
  scales: "src/server/answer-parser",
};

function copyBeside(): Plugin {
  return {
    name: "copy-beside",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir?.endsWith("server")) return;
      for (const [name, folder] of Object.entries(BESIDE_SERVER))
        await cp(join(folder, name), join(dir, name), { recursive: true });
    },
  };
}

/** Test folders in the order they run, so that the quick ones fail within seconds. */
const QUICK_FIRST = ["architecture", "unit", "fuzz", "postgres", "http", "server", "browser"];

/** Test files that mostly wait. They are spread among the others, which use that time. */
const WAITING =
  /\/(?:main-path|layout-shift|live|phone-chat|keyboard|sign-in-links|switching|ai-trouble|drain|restart)\.test/;

/** Tests that a run on PostgreSQL skips: those about SQLite, those that store nothing, and those that time a model. */
const NOT_ON_POSTGRES = [
  ..."answer-cost backup backup-restore backup-schedule before-instrument boot database drain".split(" "),
  ..."file-owners finder group-commit locks older-databases portable-sql query-plans restart".split(" "),
  ..."metrics public-names server-status transactions versions-migration".split(" "),
  ..."advice-check advice-injections advice-statements ai-claude ai-claude-wire ai-compatible".split(" "),
  ..."busy-model cold-model durable-file injections model-tests odd-providers output passwords".split(" "),
  ..."postmark renderer smtp".split(" "),
].map((name) => `tests/server/${name}.test.ts`);

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ moduleId }: TestSpecification) => {
      const [folder = ""] = relative(join(import.meta.dirname, "tests"), moduleId).split(sep);
      return QUICK_FIRST.indexOf(folder);
    };
    const sorted = (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId));
    const others = sorted.filter((file) => !waiting.includes(file));
    const first = others.filter((file) => turnOf(file) <= QUICK_FIRST.indexOf("unit")).length;
    const step = Math.ceil((others.length - first) / (waiting.length + 1)) + 1;
    for (const [index, file] of waiting.entries()) others.splice(first + index * step, 0, file);
    return others;
  }
}

/** Short class names, made of file and class, because a page contains them hundreds of times. */
const css = {
  modules: { generateScopedName: (name: string, file: string) => `${parse(parse(file).name).name}-${name}` },
};

/** Configures the browser's build, the server's two programs (`vite build --ssr`) and the tests. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [copyBeside()],
        css,
        build: {
          outDir: "dist/server",
          emptyOutDir: true,
          target: "node20",
          rolldownOptions: {
            // Libraries contain directives that are meant for other bundlers.
            onwarn: (warning, warn) => {
              if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
            },
            // Native modules, and libraries that only some servers load.
            external: [
              "better-sqlite3",
              "argon2",
              /^(?:@anthropic-ai\/sdk|nodemailer|openai|pg|postmark|prom-client)(?:\/|$)/,
            ],
            // In chunks, because the process keeps the memory that compiling the largest one takes
            // (docs/performance.md).
            output: {
              codeSplitting: {
                groups: [
                  { name: "lexicon", test: /\/lexicon\// },
                  { name: "libraries", test: /\/node_modules\// },
                  { name: "pages", test: /\/src\/client\// },
                ],
              },
              entryFileNames: "[name].js",
              chunkFileNames: "[name].js",
            },
          },
        },
        ssr: { noExternal: true },
      }
    : {
        plugins: [react(), precompress()],
        publicDir: "src/client/public",
        css,
        build: {
          outDir: "dist/client",
          emptyOutDir: true,
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 600,
          rolldownOptions: {
            // Neither our getters nor those of libraries have side effects.
            treeshake: { propertyReadSideEffects: false },
            // The entry's static imports are one file, because several would compress less well.
            output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
          },
        },
        test: {
          env: { TZ: "Asia/Kathmandu" },
          include: ["tests/**/*.test.ts"],
          exclude: process.env.TEST_ENGINE === "postgres" ? NOT_ON_POSTGRES : ["tests/postgres/**"],
          globalSetup: ["tests/helpers/global-setup.ts"],
          setupFiles: ["tests/helpers/setup.ts", "tests/helpers/product-setup.ts"],
          /** Test files share modules. That is safe because our modules keep no state. */
          isolate: false,
          experimental: { fsModuleCache: true },
          /** For slow machines. A test that hangs fails earlier, at the condition that it waits for. */
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          /** Two more than cores, because tests wait for browsers and delays. More would load more module copies. */
          maxWorkers: availableParallelism() + 2,
          sequence: { sequencer: QuickFirst },
        },
      },
);
