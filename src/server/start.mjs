// Builds when the build is missing or older than the sources, then runs it. Plain JavaScript, because it is what
// runs before anything has been built.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildIfStale, built, root } from "./build-if-stale.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
buildIfStale();
await import(pathToFileURL(built).href);
