import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openWindow, untilShown } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { paint } from "#tests/helpers/profile";
import { exampleTemplate } from "#tests/helpers/server";

const REFUSED = /status of 401/;

declare global {
  /** When the current toast appeared, by the page's clock. */
  var toastShownAt: number | undefined;
}

const toasts = (page: Page) => page.locator("[data-toast]");

const visible = (page: Page) =>
  toasts(page).evaluateAll(
    (found) => found.filter((toast) => toast.checkVisibility({ opacityProperty: true })).length,
  );

/** Enables motion, makes the clock controllable, and records when the first toast appears. */
async function watchToasts(page: Page): Promise<void> {
  await paint(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: new Date() });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-toast]")) globalThis.toastShownAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Marks the current toast, to tell it from a new one. */
const markToast = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-toast]")?.setAttribute("data-old", ""));

/** Opens the login page, where every refusal shows a toast. */
async function toastWindow(): Promise<Page> {
  const { url } = await pageServer();
  const page = await openWindow(url, undefined, REFUSED);
  await watchToasts(page);
  await page.goto("/admin");
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
  await page.getByLabel(/^Password/).fill("wrong");
  await stopClock(page);
  return page;
}

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

async function bringToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Login" }).click();
  await untilShown(page, page.getByRole("button", { name: "Close notification" }));
}

/** Advances the page's clock to this many milliseconds after the toast appeared. */
async function stopAt(page: Page, milliseconds: number): Promise<void> {
  const shownAt = await page.evaluate(() => globalThis.toastShownAt);
  await page.clock.pauseAt(shownAt! + milliseconds);
}

test("a toast disappears after four seconds, stays while it is used, and is replaced by a newer one", async () => {
  const page = await toastWindow();
  await bringToast(page);
  await stopAt(page, 3_800);
  await expect.poll(() => visible(page)).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => visible(page)).toBe(0);
  await page.clock.runFor(600);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => toasts(page).count()).toBe(0);

  // While the pointer or the focus is on it.
  await bringToast(page);
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect.poll(() => visible(page)).toBe(1);
  await page.getByRole("button", { name: "Close notification" }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect.poll(() => visible(page)).toBe(1);
  await page.getByRole("textbox", { name: "Email" }).focus();
  await page.clock.runFor(4_200);
  await expect.poll(() => visible(page)).toBe(0);
  await page.clock.runFor(1_000);

  await bringToast(page);
  await page.clock.resume();
  await toasts(page).hover();
  await markToast(page);
  await page.getByRole("button", { name: "Login" }).click();
  await page.locator("[data-toast]:not([data-old])").waitFor();
  await expect.poll(() => visible(page)).toBe(1);
  await expect.poll(() => page.locator("[data-old]").count()).toBe(0);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await expect.poll(() => toasts(page).getAttribute("role")).toBe("alert");
  await page.getByRole("button", { name: "Close notification" }).press("Enter");
  await expect.poll(() => visible(page)).toBe(0);
  await expect.poll(() => toasts(page).count()).toBe(0);
});

test("a toast continues unchanged when the chat opens, and doesn't cover the composer", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url);
  await watchToasts(page);
  await page.goto(`/direct-assessment/${templateId}`);
  await page.getByRole("textbox", { name: "Email Address" }).fill("pat@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Full Name" }).fill("Pat Doe");
  await stopClock(page);
  await page.getByRole("button", { name: "Create Account & Start Assessment" }).click();
  await untilShown(page, toasts(page));
  await markToast(page);
  const height = async () => (await page.locator("[data-old]").boundingBox())?.y ?? Number.NaN;
  await expect.poll(() => height()).toBeGreaterThan(400);
  await stopAt(page, 1_400);
  const composer = page.getByPlaceholder("Type your answer here...");
  await page.clock.runFor(120);
  await untilShown(page, composer);
  await expect.poll(() => height()).toBeLessThan(100);
  await stopAt(page, 3_800);
  await expect.poll(() => visible(page)).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => visible(page)).toBe(0);
});

test("a browser without popovers shows the page and its toasts", async () => {
  const { url } = await pageServer();
  const page = await openWindow(url, undefined, REFUSED);
  await page.addInitScript(() => {
    Object.assign(HTMLElement.prototype, { showPopover: undefined, hidePopover: undefined });
  });
  await page.goto("/admin");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Login" }).click();
  await toasts(page).waitFor({ state: "attached" });
});

test("with reduced motion, colors change without transitions", async () => {
  const { url } = await pageServer();
  const page = await openWindow(url);
  await page.goto("/admin");
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  const fading = (scheme: "light" | "dark") =>
    page.evaluate((scheme) => {
      document.documentElement.dataset.mantineColorScheme = scheme;
      return document.getAnimations().length;
    }, scheme);
  expect(await fading("dark")).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(async () => (await fading("light")) + (await fading("dark"))).toBeGreaterThan(0);
});
