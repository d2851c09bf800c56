import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findChromium } from "#tests/helpers/browser";

const PLAYWRIGHT = fileURLToPath(new URL("../../node_modules/playwright-core/cli.js", import.meta.url));
const MINUTE = 60_000;

/**
 * Sees to it that there is a browser that starts, and says what it does about it: Playwright's own download first,
 * then, as root on Debian and its kin, the system's package. Throws with what to do when neither works.
 */
export function ensureChromium(): void {
  if (isUsable()) return;
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) throw new Error(`CHROME_PATH is "${CHROME_PATH}", but no browser starts there.`);
  say("The browser tests need Chromium, and none was found. Downloading it…");
  run(process.execPath, [PLAYWRIGHT, "install", "chromium"], 5 * MINUTE);
  if (isUsable()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("That did not work. Installing the system's chromium package…");
    run("apt-get", ["update"], 3 * MINUTE);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 10 * MINUTE);
    if (isUsable()) return;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and it could not be installed. Install it, or set CHROME_PATH to its program file.",
  );
}

/** Whether the browser that would be used starts at all; on Windows its program cannot be asked. */
function isUsable(): boolean {
  const path = findChromium();
  if (!path) return false;
  return process.platform === "win32" ? existsSync(path) : run(path, ["--version"], MINUTE / 2, "ignore");
}

function run(program: string, args: string[], timeout: number, stdio: "inherit" | "ignore" = "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { timeout, stdio, env }).status === 0;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
