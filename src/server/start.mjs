// Builds when the build is missing or older than the sources, then runs it. Plain JavaScript, because it is what
// runs before anything has been built.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "dist/server/main.js");
const SOURCES = ["src", "migrations", "index.html", "vite.config.ts", "package-lock.json"];

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
if (!existsSync(built) || newest(SOURCES) > statSync(built).mtimeMs) await build();
await import(built);

function newest(paths) {
  return Math.max(...paths.map((path) => latestChange(join(root, path))));
}

function latestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))));
}

async function build() {
  const { build } = await import("vite");
  process.stdout.write("Building Askwell, this takes a few seconds…\n");
  await build({ logLevel: "warn" });
  await build({ logLevel: "warn", build: { ssr: "src/server/main.ts" } });
}
