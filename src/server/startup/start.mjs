// `npm start`: builds if the build is missing or older than the sources, then runs it. Plain JavaScript, because it
// runs before anything is built.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildIfStale, built, root } from "./build-if-stale.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
buildIfStale();
if (process.env.npm_lifecycle_event) endWithParent();
await import(pathToFileURL(built).href);

/** Stops the server if npm's shell ends. npm sends signals to that shell, and some shells don't forward them. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
