import { buffer } from "node:stream/consumers";
import type { BrowserContext, ConsoleMessage, Download, Locator, Page, WebError } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { giveBack, openedBy, takeProfile } from "#tests/helpers/profile";

interface Window {
  width: number;
  height: number;
  hasTouch?: boolean;
}

const DESKTOP: Window = { width: 1440, height: 900 };

/**
 * A browser window with its own cookies. The test fails when a page in it complained on its console.
 * @param expected complaints that the test itself brings about
 */
export async function openWindow(
  baseURL: string,
  { hasTouch = false, ...viewport }: Window = DESKTOP,
  expected = /^$/,
): Promise<Page> {
  const profile = await takeProfile(baseURL, hasTouch);
  const { complaints, stopListening } = listen(profile.context);
  onTestFinished(async () => {
    await giveBack(profile);
    stopListening();
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
  const page = await openedBy(profile);
  await page.setViewportSize(viewport);
  return page;
}

/** Gives a page another size, and the frame in which its scripts hear of it: some screens are built by what they know. */
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

/** Scrolls a page, and gives it the frame in which its scripts hear of that. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (scrollY === to) return;
    const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo(0, to);
    await heard;
  }, top);
}

/**
 * Waits for something while the page's clock stands: a millisecond a look lets out the calls that a timer batches.
 * @param step more, for what the page itself waits for
 */
export async function untilShown(page: Page, shown: Locator, step = 1): Promise<void> {
  const look = async () => {
    await page.clock.runFor(step);
    return shown.isVisible();
  };
  await expect.poll(look).toBe(true);
}

/** A text that stands in a window by itself, not only in the toast that lies in it. */
export const inlineText = (window: Locator, text: string | RegExp): Locator =>
  window.getByText(text).and(window.page().locator(":not([data-toast] *)"));

declare global {
  /** What a page gave to the clipboard last. */
  var copiedText: string | undefined;
  /** What a page has read out since `noteAnnouncements`. */
  var announced: string[];
  /** When a page has been told of its new size. */
  var resized: Promise<void> | undefined;
}

/** Lets a page copy, and gives what it copies from now on: the clipboard itself is one for all tests of a run. */
export async function copiedBy(page: Page): Promise<() => Promise<string | undefined>> {
  await page.context().grantPermissions(["clipboard-write"]);
  await page.addInitScript(noteCopies);
  await page.evaluate(noteCopies);
  return () => page.evaluate(() => globalThis.copiedText);
}

/** What a downloaded file holds, with its byte order mark if it has one. */
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

/** Runs in a page: from now on it notes what is read out. */
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

/** Runs in a page: from now on its browser keeps no file for it. */
export function refuseFiles(): void {
  URL.createObjectURL = () => {
    throw new Error("no room");
  };
}
