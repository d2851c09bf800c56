import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses on the way. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle(options, bundle) {
      const folder = options.dir ?? "dist/client";
      for (const name of Object.keys(bundle).filter(
        (file) => COMPRESSIBLE.test(file) && file !== "index.html" && !file.startsWith(".vite/"),
      )) {
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}

/** The build is one file, and the thread that searches is started from another, which stands beside it. */
function addThread(): Plugin {
  const fileName = "finder-thread.mjs";
  return {
    name: "add-thread",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await readFile(join("src/server/db", fileName)) });
    },
  };
}

/** Matches modules of a folder, by their path within it without the extension; `names` are alternatives. */
function within(folder: string, names: string): string {
  return `${folder}/(${names})[./]`.replaceAll("/", "[\\\\/]");
}

const anyOf = (...paths: string[]) => new RegExp(paths.join("|"));
const mantine = (names: string) => within("@mantine/core/esm/components", names);
const icons = (names: string) => within("icons-react/dist/esm/icons", `Icon(${names})`);
const components = (names: string) => within("src/client/components", names);

/**
 * Which modules share a file. Without groups every small module becomes a file of its own: 69 requests for the chat,
 * and a tenth more bytes. A name that is missing here costs one more small request; what only the admin portal uses
 * belongs in no group but its own. Look at `npm run bench:bundle` after a change.
 */
const CHUNKS = [
  /** What runs before any page. One file: most participants come once, so the libraries gain nothing by one of their own. */
  { name: "start", tags: ["$initial" as const], priority: 4 },
  {
    /** What nearly every page shows, and what the chat needs. */
    name: "ui",
    test: anyOf(
      mantine("ActionIcon|Anchor|Button|Center|CloseButton|Input|InputBase|Loader|Paper|Progress|Text"),
      mantine("Textarea|Title|Transition|UnstyledButton"),
      within("@mantine/hooks/esm", "use-(id|media-query|merged-ref)"),
      icons(
        "AlertTriangle|ArrowDown|ArrowLeft|Check|Circle|CircleCheck|DeviceDesktop|Forms|Moon|Robot|Send|Sun|X",
      ),
      components("appearance-menu|brand|links|loading|long-text|page-footer|page-frame|page-title"),
      components("progress-bar|safe-markdown|time"),
      within(
        "src/client/lib",
        "attempt-cache|carried-problem|dates|drafts|optional|own-aria|pointer|random-id|return-path|session",
      ),
      within("src/client/features/participant-auth", "participant-gate"),
      within("src/shared/domain", "answer|attempt|question|timing"),
    ),
    priority: 3,
  },
  {
    name: "chat",
    test: /src[\\/]client[\\/]features[\\/]chat[\\/](?!answer-editor|answers-|chat-failure|completion|finish|follow|no-chat|suggestions)/,
    priority: 2,
  },
  {
    /** What a participant's other pages share. */
    name: "panels",
    test: anyOf(
      mantine("Alert|Badge|Card|Group|Skeleton|Stack|ThemeIcon"),
      icons(
        "ClipboardList|Clock|FileText|InfoCircle|ListDetails|Logout|Mail|MessageCircle|Plus|Sparkles|Trash",
      ),
      components(
        "empty-state|error-panel|form-error|hidden-title|pending-button|status-badge|use-row-deletion",
      ),
      within("src/client/lib", "plural|same-answers"),
      within("src/shared/domain", "advice|person"),
    ),
    priority: 1,
  },
  {
    /** Signing in and out, and starting; the screens on which one answers and reads do without. */
    name: "sign-in",
    test: anyOf(
      mantine("TextInput"),
      components("check-email|starting-panel"),
      within(
        "src/client/features/participant-auth",
        "sign-out-button|signed-in-card|signed-out-notice|use-redeem|use-returning-field",
      ),
      within("src/client/lib", "email"),
    ),
    priority: 1,
  },
  {
    /** Toasts come to everybody, seldom: they drag nothing along that only admins need. */
    name: "toaster",
    test: anyOf(within("@mantine/notifications", "esm"), components("toaster")),
    priority: 1.5,
  },
  {
    /** Windows over the page: participants open them, too, but seldom. */
    name: "dialogs",
    test: anyOf(
      mantine("Drawer|FocusTrap|Modal|ModalBase|Overlay|ScrollArea"),
      within("@mantine/core/styles", "Drawer|Modal|ModalBase|Overlay|ScrollArea"),
      components("confirm-dialog|delete-dialog"),
    ),
    priority: 1,
  },
  {
    /**
     * The admin's screens but the question editor, in one file: each further file costs every participant its name in
     * the list that the first script carries.
     */
    name: "portal",
    test: anyOf(
      within(
        "src/client/features",
        "admin-shell|attempt-details|attempts-list|dashboard|outbox|templates|users",
      ),
      components("copy-direct-link|copy-link|data-table"),
      within("src/client/lib", "download|mail-delivery"),
      mantine(
        "Avatar|Checkbox|Combobox|InlineInput|Menu|Pagination|Radio|SegmentedControl|Select|SimpleGrid|Switch|Tooltip",
      ),
      within("@mantine/hooks/esm", "use-(disclosure|uncontrolled)"),
      icons("ArrowUp|Dots|Download|Eye|Link|Pencil|Refresh|Users"),
    ),
    priority: 0,
  },
];

/** One file for the browser's build, the server's (`vite build --ssr`) and the tests. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [addThread()],
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
        /** React has had this hook itself since 18; the shim is for older ones. */
        resolve: { alias: { "use-sync-external-store/shim": "use-sync-external-store" } },
        build: {
          outDir: "dist/client",
          emptyOutDir: true,
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: { codeSplitting: { groups: CHUNKS } },
          },
        },
        test: {
          env: { TZ: "Asia/Kathmandu" },
          setupFiles: ["tests/helpers/setup.ts"],
          /** A file finds the modules as the last one left them: ours keep nothing in them. */
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 120_000,
          /** One more than there are cores: a test waits for its browser, and for what the product waits for itself. */
          maxWorkers: availableParallelism() + 1,
          projects: [
            {
              extends: true,
              test: {
                name: "rules",
                include: ["tests/{unit,architecture}/**/*.test.ts"],
                sequence: { groupOrder: 1 },
              },
            },
            {
              extends: true,
              test: {
                name: "server",
                include: ["tests/{server,http,fuzz}/**/*.test.ts"],
                sequence: { groupOrder: 2 },
                globalSetup: ["tests/helpers/global-setup.ts"],
                setupFiles: ["tests/helpers/product-setup.ts"],
              },
            },
            {
              extends: true,
              test: {
                name: "browser",
                include: ["tests/browser/**/*.test.ts"],
                sequence: { groupOrder: 3 },
                globalSetup: ["tests/helpers/global-setup.ts"],
                setupFiles: ["tests/helpers/product-setup.ts"],
              },
            },
          ],
        },
      },
);
