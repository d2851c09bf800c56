import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "#tests/helpers/browser";

interface Window {
  width: number;
  height: number;
  hasTouch?: boolean;
}

const DESKTOP: Window = { width: 1440, height: 900 };

let browser: Promise<Browser> | undefined;

/**
 * A browser window with its own cookies. The test fails when a page in it complained on its console.
 * @param expected complaints that the test itself brings about
 */
export async function openWindow(
  baseURL: string,
  { hasTouch = false, ...viewport }: Window = DESKTOP,
  expected = /^$/,
): Promise<Page> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({ baseURL, viewport, hasTouch, reducedMotion: "reduce" });
  const complaints = listen(context);
  onTestFinished(async () => {
    await context.close();
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** Closes the browser that a file's windows shared; for `afterAll`. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}
