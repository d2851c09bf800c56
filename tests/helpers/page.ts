import { buffer } from "node:stream/consumers";
import type { BrowserContext, ConsoleMessage, Download, Locator, Page, WebError } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { openedBy, releaseProfile, takeProfile } from "#tests/helpers/profile";

interface Window {
  width: number;
  height: number;
  hasTouch?: boolean;
}

const DESKTOP: Window = { width: 1440, height: 900 };

/**
 * Opens a browser window with its own cookies. The test fails if the window's console shows a warning or an error.
 * @param expected console messages that the test causes
 */
export async function openWindow(
  baseURL: string,
  { hasTouch = false, ...viewport }: Window = DESKTOP,
  expected = /^$/,
): Promise<Page> {
  const profile = await takeProfile(baseURL, hasTouch);
  const { complaints, stopListening } = listen(profile.context);
  onTestFinished(async () => {
    await releaseProfile(profile);
    stopListening();
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
  const page = await openedBy(profile);
  await page.setViewportSize(viewport);
  return page;
}

/** Resizes a page and waits a frame, since some screens react to the size in scripts. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) return;
  await page.evaluate(() => {
    globalThis.resized = new Promise((resolve) =>
      addEventListener("resize", () => resolve(), { once: true }),
    );
  });
  await page.setViewportSize(size);
  await page.evaluate(() =>
    globalThis.resized?.then(() => new Promise((resolve) => requestAnimationFrame(resolve))),
  );
}

/** Scrolls a page and waits for the scroll event. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (scrollY === to) return;
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo(0, to);
    await scrolled;
  }, top);
}

/**
 * Waits for a locator while the page's clock is paused. Each attempt advances it by a millisecond, so batched calls are
 * sent.
 * @param step more milliseconds, for delays of the page
 */
export async function untilShown(page: Page, target: Locator, step = 1): Promise<void> {
  const look = async () => {
    await page.clock.runFor(step);
    return target.isVisible();
  };
  await expect.poll(look).toBe(true);
}

/** A text in the window itself, outside toasts. */
export const inlineText = (window: Locator, text: string | RegExp): Locator =>
  window.getByText(text).and(window.page().locator(":not([data-toast] *)"));

declare global {
  var copiedText: string | undefined;
  /** Announcements to screen readers since `noteAnnouncements`. */
  var announced: string[];
  /** Resolves on the next resize event. */
  var resized: Promise<void> | undefined;
}

/** Records what a page copies from now on and returns a getter. All tests of a run share the real clipboard. */
export async function watchClipboard(page: Page): Promise<() => Promise<string | undefined>> {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.addInitScript(noteCopies);
  await page.evaluate(noteCopies);
  return () => page.evaluate(() => globalThis.copiedText);
}

/** Content of a download, including its byte order mark. */
export async function downloaded(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString();
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

/** Runs in a page. Records announcements to screen readers from now on. */
export function noteAnnouncements(): void {
  globalThis.announced = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const isRead = target instanceof Element && target.closest("[data-announcer]");
      if (isRead && addedNodes.length > 0) globalThis.announced.push(target.textContent ?? "");
    }
  }).observe(document, { childList: true, subtree: true });
}

function listen(context: BrowserContext): { complaints: string[]; stopListening: () => void } {
  const complaints: string[] = [];
  const noteMessage = (message: ConsoleMessage) => {
    const { url } = message.location();
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${message.text()} (${url})`);
  };
  const noteError = (error: WebError) => complaints.push(String(error.error()));
  context.on("console", noteMessage).on("weberror", noteError);
  return { complaints, stopListening: () => context.off("console", noteMessage).off("weberror", noteError) };
}

/** Runs in a page. Makes downloads fail from now on. */
export function refuseFiles(): void {
  URL.createObjectURL = () => {
    throw new Error("no room");
  };
}
