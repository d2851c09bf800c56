// Plain JavaScript, because it runs before anything is built.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = [
  "src",
  "migrations",
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The built server. Importing it starts it. */
export const built = join(root, "dist/server/main.js");

/**
 * Builds everything unless the build is newer than all sources. Vite runs in child processes, because it sets NODE_ENV,
 * which the server reads. Throws if the build fails, after the reason was printed.
 */
export function buildIfStale() {
  if (existsSync(built) && newest(SOURCES) <= statSync(built).mtimeMs) return;
  build();
}

/** Builds the pages, the thread that renders them, and the server. Throws if the build fails. */
export function build() {
  process.stdout.write("Building Askwell, this takes a few seconds…\n");
  vite("build");
  vite("build", "--ssr", "src/server/ssr/ssr-worker-thread.ts", "--outDir", "dist/render");
  vite("build", "--ssr", "src/server/main.ts");
}

function vite(...args) {
  const program = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [program, ...args, "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Couldn't build Askwell. The reason is printed above.");
}

function newest(paths) {
  return Math.max(...paths.map((path) => latestChange(join(root, path))));
}

function latestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))));
}
