import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { inlineText, resize } from "#tests/helpers/page";
import { adminWindow, breakTable, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { put, values } from "#tests/helpers/stored";

const JANE = { name: "Jane van Doe", email: "jane@example.com" };
const SAM = { name: "Sam Poe", email: "sam@acme.example" };

/** Console messages when an email is taken or a call fails. */
const REFUSED_OR_FAILED = /status of (409|500)/;

/** Adds these participants; the last is the newest. */
async function add(server: PageServer, page: Page, people: { name: string; email: string }[]) {
  for (const person of people) {
    await page.request.post("/api/admin/users", { data: { ...person, sendLink: false } });
    server.clock.advance(1_000);
  }
}

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByText("Member since") });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const errorToast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: `Error${text}` });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((inside) => Boolean(document.activeElement?.closest(inside)), selector);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element === body ? "nothing" : (element?.getAttribute("aria-label") ?? element?.textContent);
  });
/** Expects no problems, and restores the window's size. */
async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize();
  expect(await problemsOf(page)).toEqual([]);
  if (size) await resize(page, size);
}
const names = (server: PageServer) => values(server, "SELECT name FROM users ORDER BY id");

test("the list shows loading, failure and no users, and then the details of each user", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: REFUSED_OR_FAILED });
  const answer = await holdCalls(page, "admin.users.page");
  await page.goto("/admin/users");
  await page.getByRole("heading", { name: "Users", level: 1 }).waitFor();
  await page.getByRole("status").filter({ hasText: "Loading users..." }).waitFor();
  const repair = await breakTable(server, "users");
  answer();
  const problem = page.getByRole("alert").filter({ hasText: "Couldn't load users." });
  await problem.waitFor();
  await repair();
  await problem.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "No users found", exact: true }).waitFor();
  await expect.poll(() => problem.count()).toBe(0);

  await add(server, page, [JANE, SAM]);
  await put(server, "UPDATE users SET name = NULL WHERE email = ?", SAM.email);
  await button(page, "Refresh").click();
  const today = server.clock.now().toLocaleDateString("en-US");
  expect(today).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/);
  await rows(page).first().waitFor();
  await expect
    .poll(() => page.getByRole("columnheader").allTextContents())
    .toEqual(["User", "Email", "Role", "Created", "Actions"]);
  const cells = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
  );
  expect(cells).toEqual([
    [`SAsamMember since ${today}`, SAM.email, "User", today, ""],
    [`JVJane van DoeMember since ${today}`, JANE.email, "User", today, ""],
  ]);
  const actions = await rows(page)
    .last()
    .getByRole("button")
    .evaluateAll((all) => all.map((action) => action.getAttribute("aria-label")));
  expect(actions).toEqual(["Edit Jane van Doe", "Send access link to Jane van Doe", "Delete Jane van Doe"]);
  await button(page, "Send access link to Jane van Doe").hover();
  await page.getByRole("tooltip", { name: "Send access link…" }).waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  await expectSound(page);
});

test("the search finds users by name or email, and on a phone each card has a menu", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  await add(server, page, [JANE, SAM]);
  await page.goto("/admin/users");
  await page.getByText("2 users", { exact: true }).waitFor();
  await expect.poll(() => button(page, "Next page").count()).toBe(0);
  const search = page.getByLabel("Search users by name or email");
  const cross = page
    .getByRole("button", { name: "Clear search", exact: true })
    .and(page.locator("[aria-label]"));
  await expect.poll(() => cross.count()).toBe(0);
  const before = await page.evaluate(() => history.length);
  await search.fill("VAN");
  await page.getByText("1 of 2 users", { exact: true }).first().waitFor();
  expect((await cross.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await cross.click();
  await page.getByText("2 users", { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe("Search users by name or email");
  await search.fill("VAN d");
  await page.getByText("1 of 2 users", { exact: true }).first().waitFor();
  await expect.poll(() => rows(page).allTextContents()).toEqual([expect.stringContaining(JANE.email)]);
  await search.fill("ME");
  await expect.poll(() => rows(page).allTextContents()).toEqual([expect.stringContaining(SAM.email)]);
  await search.fill("nobody");
  await page.getByRole("heading", { name: "No users found matching your search" }).waitFor();
  await expect.poll(() => page.locator("[data-announcer]").textContent()).toBe("0 of 2 users");
  await expect.poll(() => page.url()).toContain("q=nobody");
  await page.getByText("Clear search", { exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => focused(page)).toBe("Search users by name or email");
  await expect.poll(() => page.url()).not.toContain("?");
  expect(await page.evaluate(() => history.length)).toBe(before);

  await resize(page, PHONE);
  const actionsButton = button(page, "Actions for Jane van Doe");
  await actionsButton.click();
  await expect
    .poll(() => page.getByRole("menuitem").allTextContents())
    .toEqual(["Edit", "Send access link…", "Delete"]);
  for (const item of await page.getByRole("menuitem").all()) {
    const inView = await item.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(inView, `${await item.textContent()} can be touched`).toBe(true);
  }
  expect(await problemsOf(page, [PHONE])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "hidden" });

  await actionsButton.focus();
  await page.keyboard.press("Enter");
  // The menu handles Escape, and gets the focus shortly after it opens.
  await expect.poll(() => focusIsIn(page, '[role="menu"]')).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("menuitem", { name: "Edit" }).waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Actions for Jane van Doe");

  for (const [item, title] of [
    ["Edit", "Edit user"],
    ["Send access link…", "Invite Jane van Doe"],
    ["Delete", "Delete User"],
  ] as const) {
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: item }).click();
    await dialog(page, title).waitFor();
    await expect.poll(() => focusIsIn(page, "dialog")).toBe(true);
    await page.keyboard.press("Escape");
    await dialog(page, title).waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Actions for Jane van Doe");
  }
});

test("a user is edited and deleted by keyboard, and failures keep what was typed", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: REFUSED_OR_FAILED });
  await add(server, page, [JANE, SAM]);
  await page.goto("/admin/users");
  await button(page, "Edit Jane van Doe").click();
  const edit = dialog(page, "Edit user");
  await edit.getByLabel("Name").fill("Janet");
  const repairEdit = await breakTable(server, "users");
  await edit.getByRole("button", { name: "Update User" }).click();
  await errorToast(page, "Failed to update user").waitFor();
  await inlineText(edit, "Failed to update user").waitFor();
  await expect.poll(() => edit.getByLabel("Name").inputValue()).toBe("Janet");
  await repairEdit();
  await edit.getByRole("button", { name: "Cancel" }).click();
  await edit.waitFor({ state: "hidden" });
  expect(await names(server)).toEqual([JANE.name, SAM.name]);

  await button(page, "Edit Jane van Doe").focus();
  await page.keyboard.press("Enter");
  const name = edit.getByLabel("Name");
  const email = edit.getByRole("textbox", { name: "Email" });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await edit.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Edit Jane van Doe");

  await page.keyboard.press("Enter");
  // The dialog discards what is typed before it has the focus.
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill("jane@");
  await email.press("Enter");
  await edit.getByText("Invalid email address").waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectSound(page);

  await email.fill(SAM.email);
  await edit.getByRole("button", { name: "Update User" }).click();
  await inlineText(edit, "A user with this email already exists").waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => email.inputValue()).toBe(SAM.email);

  await email.fill("jane@acme.example");
  await name.fill("Janet");
  await page.keyboard.press("Enter");
  await rows(page).filter({ hasText: "Janet" }).getByText("jane@acme.example").waitFor();
  await button(page, "Edit Janet").click();
  await expect.poll(() => name.inputValue()).toBe("Janet");
  await name.fill("");
  await page.keyboard.press("Enter");
  await toast(page, "User updated successfully").waitFor();
  await edit.waitFor({ state: "hidden" });
  await expect.poll(() => names(server)).toEqual([null, SAM.name]);

  await button(page, "Delete Sam Poe").focus();
  await page.keyboard.press("Enter");
  const warning = dialog(page, "Delete User");
  await warning.getByText("Are you sure you want to delete Sam Poe?").waitFor();
  await warning.getByText("permanent and removes all of the user's assessment data").waitFor();
  await expect.poll(() => focused(page)).toBe("Cancel");
  await page.keyboard.press("Escape");
  await warning.waitFor({ state: "hidden" });
  expect(await names(server)).toEqual([null, SAM.name]);

  await button(page, "Delete Sam Poe").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Cancel");
  await page.keyboard.press("Enter");
  await warning.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Delete Sam Poe");

  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Cancel");
  await page.keyboard.press("Tab");
  const repair = await breakTable(server, "users");
  await page.keyboard.press("Enter");
  await errorToast(page, "Failed to delete user").waitFor();
  await inlineText(warning, "Failed to delete user").waitFor();
  await repair();
  await page.keyboard.press("Enter");
  await toast(page, "User deleted successfully").waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await names(server)).toEqual([null]);
  await expect.poll(() => focused(page)).toBe("Delete jane");

  await button(page, "Delete jane").click();
  await warning.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No users found", exact: true }).waitFor();
});
