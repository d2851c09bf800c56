// Builds when the build is missing or older than the sources, then runs it. Plain JavaScript, because it is what
// runs before anything has been built.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildIfStale, built, root } from "./build-if-stale.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
buildIfStale();
if (process.env.npm_lifecycle_event) endWithParent();
await import(pathToFileURL(built).href);

/** npm passes a signal to the shell that it runs this in, and some shells end without passing it on. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
