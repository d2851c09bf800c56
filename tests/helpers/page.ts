import { text } from "node:stream/consumers";
import { type Browser, type BrowserContext, chromium, type Download, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { chromiumOptions } from "#tests/helpers/browser";

interface Window {
  width: number;
  height: number;
  hasTouch?: boolean;
}

const DESKTOP: Window = { width: 1440, height: 900 };

/** A page lives for seconds: making its program faster takes longer than it saves. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

/** The browser of this worker (decision 0089): of all its files, as they share their modules. It ends with the worker. */
let running: Promise<Browser> | undefined;

/**
 * A browser window with its own cookies. The test fails when a page in it complained on its console.
 * @param expected complaints that the test itself brings about
 */
export async function openWindow(
  baseURL: string,
  { hasTouch = false, ...viewport }: Window = DESKTOP,
  expected = /^$/,
): Promise<Page> {
  const browser = await browserOfWorker();
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch,
    reducedMotion: "reduce",
  });
  const complaints = listen(context);
  onTestFinished(async () => {
    await context.close();
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** A browser that is gone fails the test it was lost in; the next one gets another. */
async function browserOfWorker(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (known?.isConnected()) return known;
  running = launch();
  return running;
}

function launch(): Promise<Browser> {
  const { executablePath, args } = chromiumOptions();
  return chromium.launch({ executablePath, args: [...args, SHORT_LIVED] });
}

declare global {
  /** What a page gave to the clipboard last. */
  var copiedText: string | undefined;
}

/** Lets a page copy, and gives what it copies from now on: the clipboard itself is one for all tests of a run. */
export async function copiedBy(page: Page): Promise<() => Promise<string | undefined>> {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.addInitScript(noteCopies);
  await page.evaluate(noteCopies);
  return () => page.evaluate(() => globalThis.copiedText);
}

/** What a downloaded file holds. */
export async function downloaded(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** Runs in the page. */
function noteCopies(): void {
  const { clipboard } = navigator;
  const write = clipboard?.writeText.bind(clipboard);
  if (!write) return;
  clipboard.writeText = async (copied) => {
    await write(copied);
    globalThis.copiedText = copied;
  };
}

function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${message.text()} (${url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}
