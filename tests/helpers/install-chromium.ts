import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findChromium, HEADLESS_SHELL } from "#tests/helpers/browser";

const PLAYWRIGHT = fileURLToPath(new URL("../../node_modules/playwright-core/cli.js", import.meta.url));
const MINUTE = 60_000;

/**
 * Makes sure that a browser starts, and prints what it does. As root on Debian-like systems it installs the headless
 * shell, which opens pages in a third of the time. Elsewhere it uses an installed browser or Playwright's download.
 * Throws with instructions if nothing works.
 */
export function ensureChromium(): void {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isUsable()) return;
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", but no browser starts there.`);
  }
  if (!existsSync(HEADLESS_SHELL) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("The browser tests are quickest in Chromium's headless shell. Installing the system's package…");
    run("apt-get", ["update"], 2 * MINUTE);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], 5 * MINUTE);
  }
  if (isUsable()) return;
  say("The browser tests need Chromium, and none was found. Downloading it…");
  run(process.execPath, [PLAYWRIGHT, "install", "chromium"], 5 * MINUTE);
  if (isUsable()) return;
  throw new Error(
    "The browser tests need Chromium or Chrome, and it could not be installed. Install it, or set CHROME_PATH to its program file.",
  );
}

/** Whether the browser starts. On Windows it can't be asked for its version, so only the file is checked. */
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
