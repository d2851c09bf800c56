import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { noteAnnouncements, openWindow } from "#tests/helpers/page";
import { adminWindow, breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const PLACES = [
  ["Dashboard", "/admin/dashboard"],
  ["Users", "/admin/users"],
  ["Assessments", "/admin/assessments"],
  ["Templates", "/admin/templates"],
];
const SIGN_IN = "Please log in to access the admin dashboard";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const bar = (page: Page) => page.getByRole("banner");
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const burger = (page: Page) => page.getByRole("button", { name: "Open menu" });
const toast = (page: Page, title: string) =>
  page.locator("[data-toast]").and(page.getByRole("alert")).filter({ hasText: title });
const hasFocus = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const active = document.activeElement;
        return active?.textContent || active?.getAttribute("aria-label");
      }),
    )
    .toBe(text);

const placesIn = (page: Page, container: "bar" | "drawer") =>
  (container === "bar" ? bar(page) : drawer(page))
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));

test("a visitor is sent to sign in and back, and the bar has four links, the email and the menu", async () => {
  const server = await pageServer();
  await server.admin();
  const page = await openWindow(server.url);
  const answer = await holdCalls(page, "session");
  await page.goto("/admin/users?q=zoe");
  const loading = page.locator("main").getByRole("status").filter({ hasText: "Loading..." });
  await loading.locator(".mantine-Loader-root").waitFor();
  // The shell renders before the session call returns, and shows no name.
  await expect.poll(() => placesIn(page, "bar")).toEqual(PLACES);
  await expect.poll(() => page.getByRole("button", { name: "Logout" }).count()).toBe(0);
  const before = await page.evaluate(() => history.length);
  answer();
  await heading(page, "Admin Login").waitFor();
  // The redirect adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);
  await toast(page, "Authentication Required").getByText(SIGN_IN).waitFor();
  await page.locator("main").getByText(SIGN_IN).waitFor();
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/users?q=zoe");
  await heading(page, "Users").waitFor();
  await expect
    .poll(() => bar(page).locator('nav [aria-current="page"]').allTextContents())
    .toEqual(["Users"]);

  for (const [name = "", path = ""] of PLACES) {
    await bar(page).getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await bar(page).getByText(ADMIN.email).waitFor();
    await expect.poll(() => placesIn(page, "bar")).toEqual(PLACES);
    const present = bar(page).locator('nav [aria-current="page"]');
    await expect.poll(() => present.allTextContents()).toEqual([name]);
  }
  await bar(page).getByRole("button", { name: "Appearance" }).waitFor();
  await bar(page).getByRole("link", { name: "Users" }).click();
  await hasFocus(page, "Users");
  await expect.poll(() => page.title()).toMatch(/^Users · /);

  await bar(page).getByRole("button", { name: "Logout" }).click();
  await heading(page, "Admin Login").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await expect.poll(() => page.getByText("Authentication Required").count()).toBe(0);
  await page.goto("/admin/dashboard");
  await toast(page, "Authentication Required").waitFor();
});

test("a failed profile call signs out, a failed sign-out is reported, and an ended session ends the page", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: /status of (401|500)/ });
  const repairAdmins = await breakTable(server, "admins");
  await page.goto("/admin/templates");
  await heading(page, "Admin Login").waitFor();
  await toast(page, "Authentication Required").getByText(SIGN_IN).waitFor();
  await repairAdmins();
  await page.reload();
  await page.waitForURL("**/admin/templates");

  await bar(page).getByRole("link", { name: "Dashboard" }).click();
  await page.getByText("Get started").waitFor();
  const repair = await breakTable(server, "sessions");
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await toast(page, "Error").getByText("Failed to logout").waitFor();
  await page.locator("main").getByText("Failed to logout").waitFor();
  await heading(page, "Dashboard").waitFor();
  await page.getByRole("button", { name: "Close notification" }).click();
  await repair();
  await bar(page).getByRole("link", { name: "Users" }).click();
  await heading(page, "Users").waitFor();
  await expect.poll(() => page.getByText("Failed to logout").count()).toBe(0);
  await bar(page).getByRole("button", { name: "Logout" }).click();
  await heading(page, "Admin Login").waitFor();

  await page.request.post("/api/admin/login", { data: ADMIN });
  await page.goto("/admin/dashboard");
  await page.getByText("Get started").waitFor();
  await put(server, "DELETE FROM sessions");
  await page.getByRole("button", { name: "Refresh" }).click();
  await toast(page, "Authentication Required").waitFor();
  await page.waitForURL(/\/admin\?from=%2Fadmin%2Fdashboard$/);
});

test("signing out with unsaved changes asks first, and a failed sign-out keeps them", async () => {
  const server = await pageServer();
  const id = await exampleTemplate(await server.admin());
  const page = await adminWindow(server, { expected: /status of 500/ });
  await page.goto(`/admin/templates/${id}/questions`);
  const text = page.getByRole("complementary", { name: "Add a question" }).getByLabel("Question");
  await text.fill("Who helps you?");
  const logout = bar(page).getByRole("button", { name: "Logout" });
  await logout.click();
  const ask = page.getByRole("dialog", { name: "Discard changes?" });
  await ask.getByText("The question you're adding isn't saved yet.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => logout.evaluate((it) => it === document.activeElement)).toBe(true);

  await page.context().setOffline(true);
  await page.getByText("You're offline. You can save changes when you're back online.").waitFor();
  await page.context().setOffline(false);
  const repair = await breakTable(server, "sessions");
  await logout.click();
  await ask.getByRole("button", { name: "Discard" }).click();
  await page.locator("main").getByText("Failed to logout").waitFor();
  await repair();
  await expect.poll(() => text.inputValue()).toBe("Who helps you?");
  await logout.click();
  await ask.getByRole("button", { name: "Discard" }).click();
  await heading(page, "Admin Login").waitFor();
});

test("only the title of the page that loaded last is announced", async () => {
  const server = await pageServer();
  const { completed } = await answeredAttempts(server);
  const page = await adminWindow(server);
  await page.goto("/admin/assessments");
  const link = page.locator(`a[href="/admin/assessments/${completed}"]`).first();
  await link.waitFor();
  await page.evaluate(noteAnnouncements);
  const answer = await holdCalls(page, "admin.attempts.get");
  await link.click();
  await page.getByText("Loading assessment details...").waitFor();
  await bar(page).getByRole("link", { name: "Users" }).focus();
  answer();
  await expect
    .poll(() => page.evaluate(() => globalThis.announced))
    .toEqual(["Jane Doe: Growth check · Assessment Portal"]);
  await hasFocus(page, "Users");
});

test("on a phone the navigation is a drawer that closes after a choice", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { phone: true });
  await page.goto("/admin/dashboard");
  await page.getByText("Get started").waitFor();
  await burger(page).focus();
  await page.keyboard.press("Enter");
  await drawer(page).waitFor();
  await expect.poll(() => placesIn(page, "drawer")).toEqual(PLACES);
  await drawer(page).getByText(ADMIN.email).waitFor();
  await drawer(page).getByRole("button", { name: "Logout" }).waitFor();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => drawer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer(page).waitFor({ state: "detached" });
  await hasFocus(page, "Open menu");

  await page.keyboard.press("Enter");
  await drawer(page).waitFor();
  // The focus moves shortly after the drawer opens.
  await expect.poll(() => drawer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await drawer(page).getByRole("radio", { name: "System" }).focus();
  for (const [look, scheme] of [
    ["Light", "light"],
    ["Dark", "dark"],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => drawer(page).getByRole("radio", { name: look }).isChecked()).toBe(true);
    await page.waitForFunction(
      (expected) => document.documentElement.dataset.mantineColorScheme === expected,
      scheme,
    );
  }
  await drawer(page).getByRole("link", { name: "Dashboard" }).click();
  await drawer(page).waitFor({ state: "detached" });
  await hasFocus(page, "Open menu");

  for (const place of ["Users", "Templates", "Dashboard"]) {
    await burger(page).click();
    await drawer(page).getByRole("link", { name: place }).focus();
    await page.keyboard.press("Enter");
    await heading(page, place).waitFor();
    await drawer(page).waitFor({ state: "detached" });
    await hasFocus(page, place);
  }
  await burger(page).click();
  await drawer(page).waitFor();
  await page.goBack();
  await heading(page, "Templates").waitFor();
  await drawer(page).waitFor({ state: "detached" });

  await burger(page).click();
  await drawer(page).getByRole("button", { name: "Logout" }).click();
  await heading(page, "Admin Login").waitFor();
});
