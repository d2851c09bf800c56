import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { inlineText, openWindow } from "#tests/helpers/page";
import { breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { ADMIN } from "#tests/helpers/server";

/** Console messages for refused and failed logins. */
const REFUSED_OR_FAILED = /status of (401|500)/;

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const password = (page: Page) => page.getByLabel(/^Password/);
const remember = (page: Page) => page.getByRole("checkbox", { name: "Remember me" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reset Password" });

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
    return (label ?? activeElement)?.textContent ?? activeElement?.getAttribute("aria-label") ?? "";
  });
}

async function loginWindow(expected?: RegExp) {
  const server = await pageServer();
  await server.admin();
  const page = await openWindow(server.url, undefined, expected);
  await page.goto("/admin");
  await heading(page, "Admin Login").waitFor();
  return { server, page };
}

test("an admin signs in by keyboard, can show the password, and can have the email remembered", async () => {
  const { page } = await loginWindow();
  const before = await page.evaluate(() => history.length);
  await expect.poll(() => focused(page)).toContain("Email");
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect
    .poll(() => page.getByRole("button", { name: "Hide password" }).getAttribute("aria-pressed"))
    .toBe("true");
  await expect.poll(() => password(page).getAttribute("type")).toBe("text");
  await page.keyboard.press("Space");
  await expect
    .poll(() => page.getByRole("button", { name: "Show password" }).getAttribute("aria-pressed"))
    .toBe("false");
  await expect.poll(() => password(page).getAttribute("type")).toBe("password");
  const stops: string[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  expect(stops).toEqual(["Remember me", "Forgot password", expect.stringContaining("Login")]);
  await expect.poll(() => remember(page).isChecked()).toBe(false);
  for (const key of ["Shift+Tab", "Shift+Tab", "Space"]) await page.keyboard.press(key);
  await expect.poll(() => remember(page).isChecked()).toBe(true);
  for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/admin/dashboard");
  await page.getByRole("status").filter({ hasText: "Login successful" }).waitFor();
  await heading(page, "Dashboard").waitFor();
  // The login adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);
  const stored = await page.evaluate(() => Object.values({ ...localStorage }));
  expect(stored).toContain(ADMIN.email);
  expect(stored.join()).not.toContain(ADMIN.password);

  await page.goto("/admin");
  await page.waitForURL("**/admin/dashboard");
  await page.goto("/admin?from=%2Fadmin%2Ftemplates%3Fshow%3Dall");
  await page.waitForURL("**/admin/templates?show=all");

  // Leaves the page first, so its own calls don't fail without the session.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/admin");
  await expect.poll(() => focused(page)).toContain("Password");
  await expect.poll(() => email(page).inputValue()).toBe(ADMIN.email);
  await remember(page).uncheck();
  await page.reload();
  await expect.poll(() => focused(page)).toContain("Email");
  await expect.poll(() => email(page).inputValue()).toBe("");
});

test("the forgotten-password dialog works by keyboard, and mistakes in the login are explained", async () => {
  const { server, page } = await loginWindow(REFUSED_OR_FAILED);
  await email(page).fill(ADMIN.email);
  const link = button(page, "Forgot password");
  await link.focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  const emailField = dialog(page).getByRole("textbox", { name: "Email" });
  await expect.poll(() => emailField.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => emailField.inputValue()).toBe(ADMIN.email);
  expect(await problemsOf(page)).toEqual([]);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Forgot password");

  await page.keyboard.press("Enter");
  await emailField.fill("nobody");
  await emailField.press("Enter");
  await dialog(page).getByText("Please enter a valid email address").waitFor();
  await emailField.fill("nobody@example.com");
  const repairJobs = await breakTable(server, "jobs");
  await emailField.press("Enter");
  await inlineText(dialog(page), "Failed to send reset email").waitFor();
  await page
    .getByRole("alert")
    .filter({ hasText: "Error" })
    .getByText("Failed to send reset email")
    .waitFor();
  await expect.poll(() => emailField.inputValue()).toBe("nobody@example.com");
  await repairJobs();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await expect.poll(() => dialog(page).getByText("Failed to send reset email").count()).toBe(0);
  await emailField.fill("nobody@example.com");

  const release = await holdCalls(page, "admin.auth.forgotPassword");
  await dialog(page).getByRole("button", { name: "Send Reset Link" }).click();
  await dialog(page).getByRole("button", { name: "Sending..." }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  release();
  await dialog(page).waitFor({ state: "detached" });
  await page.getByRole("status").getByText("If an account exists, a reset email has been sent").waitFor();
  await expect.poll(() => focused(page)).toBe("Forgot password");

  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Forgot password");
  await email(page).fill("");

  const press = (on: boolean) =>
    password(page).evaluate(
      (input, modifierCapsLock) =>
        input.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "a", modifierCapsLock })),
      on,
    );
  const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on" });
  await expect.poll(() => hint.count()).toBe(0);
  await press(true);
  await hint.waitFor();
  await press(false);
  await expect.poll(() => hint.count()).toBe(0);

  await email(page).fill("ada@");
  await button(page, "Login").click();
  const address = page.getByText("Please enter a valid email address");
  await address.waitFor();
  await page.getByText("Password is required").waitFor();
  await expect.poll(() => focused(page)).toContain("Email");
  await expect.poll(() => email(page).getAttribute("aria-invalid")).toBe("true");
  await expect
    .poll(() => email(page).getAttribute("aria-describedby"))
    .toContain(await address.getAttribute("id"));
  expect(await problemsOf(page)).toEqual([]);

  await email(page).fill(ADMIN.email);
  await expect.poll(() => address.count()).toBe(0);
  await button(page, "Login").click();
  await expect.poll(() => focused(page)).toContain("Password");

  await password(page).fill("not this one");
  await button(page, "Login").click();
  const toast = page.getByRole("alert").filter({ hasText: "Error" });
  await toast.waitFor();
  await expect.poll(() => toast.textContent()).toContain("Login failed. Invalid email or password");
  await page.locator("main").getByText("Login failed. Invalid email or password").waitFor();
  await expect.poll(() => password(page).inputValue()).toBe("not this one");
  await expect.poll(() => focused(page)).toContain("Password");
  await expect.poll(() => page.evaluate(() => getSelection()?.toString() ?? "")).not.toBe("");
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { bubbles: true, key: "A", modifierCapsLock: true }),
    ),
  );

  await password(page).fill(ADMIN.password);
  const repair = await breakTable(server, "admins");
  await button(page, "Login").click();
  await page.locator("main").getByText("Login failed", { exact: true }).waitFor();
  await repair();
  const answer = await holdCalls(page, "admin.auth.login");
  await button(page, "Login").click();
  const pending = page.getByRole("button", { name: "Signing in..." });
  await pending.waitFor();
  await expect.poll(() => pending.getAttribute("aria-disabled")).toBe("true");
  answer();
  await heading(page, "Dashboard").waitFor();
});
