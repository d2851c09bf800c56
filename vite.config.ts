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

/** A large script is packed better when it is not cut: 250 bytes of 149,000. */
const IN_ONE_BLOCK = { [constants.BROTLI_PARAM_LGBLOCK]: 20 };

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses on the way. */
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

/** What the server's program reads or starts, by the folder of the source that holds it: it is copied beside the program. */
const BESIDE_SERVER = {
  "search-worker-thread.mjs": "src/server/db/sqlite",
  "inspection-thread.mjs": "src/server/db/sqlite",
  "fold-facts.mjs": "src/server/attempt-facts",
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

/** The folders of tests, in the order in which they answer: a red rule is known within seconds. */
const QUICK_FIRST = ["architecture", "unit", "fuzz", "postgres", "http", "server", "browser"];

/** Files that wait for what people wait for. They begin one by one among the others, which fill the time. */
const WAITING =
  /\/(?:main-path|layout-shift|sign-in-link|live|phone-chat|keyboard|sign-in-links|switching|ai-trouble|drain|restart)\.test/;

/** What a run on PostgreSQL leaves out of `tests/server`: what SQLite alone has, what stores nothing, and what times a model. */
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

/** Classes of our own are named by their file and their name in it, as a page bears them hundreds of times. */
const css = {
  modules: { generateScopedName: (name: string, file: string) => `${parse(parse(file).name).name}-${name}` },
};

/** One file for the browser's build, the server's two programs (`vite build --ssr`) and the tests. */
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
            // A mark that the libraries leave for bundlers of another kind.
            onwarn: (warning, warn) => {
              if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
            },
            // The natives, and what only some servers load.
            external: [
              "better-sqlite3",
              "argon2",
              /^(?:@anthropic-ai\/sdk|nodemailer|openai|pg|postmark|prom-client)(?:\/|$)/,
            ],
            // In parts: the process keeps what it takes to compile the largest of them (docs/performance.md).
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
            // Reading a property of ours or of a library's changes nothing.
            treeshake: { propertyReadSideEffects: false },
            // All that the first script reaches is one file: in several it would be packed less well.
            output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
          },
        },
        test: {
          env: { TZ: "Asia/Kathmandu" },
          include: ["tests/**/*.test.ts"],
          exclude: process.env.TEST_ENGINE === "postgres" ? NOT_ON_POSTGRES : ["tests/postgres/**"],
          globalSetup: ["tests/helpers/global-setup.ts"],
          setupFiles: ["tests/helpers/setup.ts", "tests/helpers/product-setup.ts"],
          /** A file finds the modules as the last one left them: ours keep nothing in them. */
          isolate: false,
          /** What was compiled for one run is there for the next. */
          experimental: { fsModuleCache: true },
          /** For slow machines: what hangs is told by the condition that it waits for, long before. */
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          /** Two more than there are cores: a test waits for its browser and for delays of the product. More workers load more copies of all modules. */
          maxWorkers: availableParallelism() + 2,
          sequence: { sequencer: QuickFirst },
        },
      },
);
