import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import type { PageServer } from "#tests/helpers/page-server";

/** The browser's console message for a call that is refused without a session. */
export const SIGNED_OUT = /status of 401/;

export const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole("heading", { name, ...(level && { level }) });

/** Waits for an error in a toast and in the page, where it stays. */
export async function expectErrorAndToast(page: Page, text: string, title = "Error"): Promise<void> {
  await page
    .locator("[data-toast]")
    .and(page.getByRole("alert"))
    .filter({ hasText: `${title}${text}` })
    .waitFor();
  await page.locator("main").getByText(text).waitFor();
}

export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Expects a field to be focused and described as invalid, with its text kept. */
export async function expectInvalid(field: Locator, text: string, value: string): Promise<void> {
  await expectFocus(field);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.inputValue()).toBe(value);
  const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ").filter(Boolean);
  const descriptions = ids.map((id) => field.page().locator(`[id="${id}"]`).textContent());
  expect((await Promise.all(descriptions)).join(" ")).toContain(text);
}

/** Path of the sign-in link in the newest of `count` emails. */
export async function mailedPath({ mailer }: PageServer, count = 1): Promise<string> {
  await expect.poll(() => mailer.sent.length).toBe(count);
  const { pathname, search } = new URL(linkIn(mailer.sent.at(-1)!));
  return pathname + search;
}
