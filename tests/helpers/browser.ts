import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

const { env } = process;
const WINDOWS_FOLDERS = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];

/** The headless shell opens a page in a third of Chromium's time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...WINDOWS_FOLDERS.flatMap((folder) =>
    folder
      ? [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Microsoft/Edge/Application/msedge.exe"),
        ]
      : [],
  ),
];

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a browser: CHROME_PATH, else the headless shell, Playwright's download, or an installed browser. */
export function findChromium(): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const places = [HEADLESS_SHELL, ...downloaded(chromium.executablePath()), ...USUAL_PLACES];
  return places.find((path) => existsSync(path));
}

/** Playwright's downloads, one folder per revision. Its current revision comes first, but any works. */
function downloaded(defaultPath: string): string[] {
  const [before, revision, after] = defaultPath.split(/[\\/](chromium-\d+)[\\/]/);
  if (!before || !revision || !after || !existsSync(before)) return [];
  const revisions = readdirSync(before).filter((name) => /^chromium-\d+$/.test(name));
  return [revision, ...revisions].map((name) => join(before, name, after));
}

/** Launch options of the browser, which the global setup has installed. Throws if there is none. */
export function chromiumOptions(): LaunchOptions & { args: string[] } {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium here. Install it, or set CHROME_PATH.");
  // Chromium's sandbox doesn't work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return { executablePath, args: [...sandbox, ...QUIET] };
}
