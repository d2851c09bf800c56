import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { problemsOf } from "#tests/helpers/accessibility";
import { openWindow } from "#tests/helpers/page";
import { breakTable, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { ADMIN } from "#tests/helpers/server";

/** Console messages for refused links and failed calls. */
const REFUSED_OR_FAILED = /status of (400|500)/;
const DONE = "Your password has been reset successfully. Please log in with your new password.";
const FAILED = "Failed to reset password. The link may be expired.";
const NO_LINK = "The reset link is invalid or missing the token";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const password = (page: Page) => page.getByLabel(/^New password/);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reset Password" });
const message = (page: Page, role: "alert" | "status", text: string) =>
  page.locator("[data-toast]").and(page.getByRole(role)).filter({ hasText: text });

async function resetWindow(expected?: RegExp) {
  const server = await pageServer();
  await server.admin();
  return { server, page: await openWindow(server.url, undefined, expected) };
}

/** Requests a link on the login page and returns the emailed one. */
async function askForLink({ mailer }: PageServer, page: Page): Promise<string> {
  await page.goto("/admin?reset=ask");
  await dialog(page).getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await dialog(page).getByRole("button", { name: "Send Reset Link" }).click();
  await expect.poll(() => mailer.sent.length).toBeGreaterThan(0);
  return linkIn(mailer.lastTo(ADMIN.email));
}

test("a link from an email sets a new password once, and a server error keeps it usable", async () => {
  const { server, page } = await resetWindow(REFUSED_OR_FAILED);
  const link = await askForLink(server, page);
  const before = await page.evaluate(() => history.length);
  await page.goto(link);
  await heading(page, "Reset Password").waitFor();
  await page.waitForURL(/reset-password$/);
  await expect.poll(() => page.getByRole("link", { name: "Request a new link" }).count()).toBe(0);
  await page.getByText("This link expires after 1 hour.").waitFor();
  const rule = page.getByText("At least 6 characters");
  await expect
    .poll(() => password(page).getAttribute("aria-describedby"))
    .toContain(await rule.evaluate((text) => text.parentElement?.id ?? ""));

  await page.reload();
  await password(page).focus();
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await page.getByText("Password must be at least 6 characters").waitFor();
  await expect.poll(() => password(page).evaluate((input) => input === document.activeElement)).toBe(true);
  const tick = rule.locator(".tabler-icon-check");
  await expect.poll(() => tick.count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await password(page).press("6");
  await tick.waitFor();
  await expect.poll(() => page.getByText("Password must be at least 6 characters").count()).toBe(0);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect
    .poll(() => page.getByRole("button", { name: "Hide password" }).getAttribute("aria-pressed"))
    .toBe("true");
  await page.keyboard.press("Tab");
  const repair = await breakTable(server, "admins");
  await page.keyboard.press("Enter");
  await page.locator("main").getByText(FAILED).waitFor();
  await repair();
  const answer = await holdCalls(page, "admin.auth.resetPassword");
  await button(page, "Reset Password").press("Enter");
  await button(page, "Saving...").waitFor();
  answer();
  await heading(page, "Admin Login").waitFor();
  await message(page, "status", DONE).waitFor();
  // The history contains neither the token nor the used link.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.locator("main").getByText(DONE).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill("123456");
  await button(page, "Login").click();
  await heading(page, "Dashboard").waitFor();

  await page.goto(link);
  await password(page).fill("another one");
  await button(page, "Reset Password").click();
  await page.locator("main").getByText(FAILED).waitFor();
});

test("links between login and reset work, and a link that is no longer valid leads to a new one", async () => {
  const { server, page } = await resetWindow(REFUSED_OR_FAILED);
  await page.goto("/admin/reset-password?token=unknown");
  await page.getByRole("link", { name: "Back to Login" }).click();
  await heading(page, "Admin Login").waitFor();
  await page.goBack();
  await password(page).fill("correct-horse-2");
  await button(page, "Reset Password").click();
  await message(page, "alert", FAILED).waitFor();
  await page.locator("main").getByText(FAILED).waitFor();
  await expect.poll(() => password(page).inputValue()).toBe("correct-horse-2");
  await page.getByRole("button", { name: "Close notification" }).click();

  await page.getByRole("link", { name: "Request a new link" }).click();
  await heading(page, "Admin Login").waitFor();
  const address = dialog(page).getByRole("textbox", { name: "Email" });
  await expect.poll(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
  await address.fill(ADMIN.email);
  await address.press("Enter");
  await message(page, "status", "If an account exists, a reset email has been sent").waitFor();
  await dialog(page).waitFor({ state: "detached" });
  await expect
    .poll(() => button(page, "Forgot password").evaluate((link) => link === document.activeElement))
    .toBe(true);
  await expect.poll(() => server.mailer.sent.length).toBe(1);

  for (const search of ["", "?token=", `?token=${"x".repeat(300)}`]) {
    const before = await page.evaluate(() => history.length);
    await page.goto(`/admin/reset-password${search}`);
    await heading(page, "Admin Login").waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await message(page, "alert", "Invalid Link").getByText(NO_LINK).waitFor();
    const notice = page.locator("main").getByRole("alert");
    await expect.poll(() => notice.textContent()).toBe(`Invalid Link${NO_LINK}`);
    if (search === "") {
      await page.getByRole("button", { name: "Close notification" }).click();
    }
  }
});
