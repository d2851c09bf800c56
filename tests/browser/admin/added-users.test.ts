import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { problemsOf } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { copiedBy, openWindow } from "#tests/helpers/page";
import { adminWindow, breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const JANE = { name: "Jane Doe", email: "jane@example.com" };
/** What the browser says when the server refuses or fails. */
const EXPECTED = /status of (409|429|500)/;
const COPY_REFUSED = "Failed to Copy: Please manually copy the link";

/** The list of users, with an active template and an inactive one there. */
async function world({ delivers = true } = {}) {
  const mailer = new FakeMailer();
  mailer.delivers = delivers;
  const server = await pageServer({ mailer });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await admin.post("/admin/assessment-templates", { title: "Old check", isActive: false });
  const page = await adminWindow(server, { expected: EXPECTED });
  await page.goto("/admin/users");
  await page.getByRole("heading", { name: "No users found" }).waitFor();
  return { server, admin, mailer, templateId, page };
}

type Admin = Awaited<ReturnType<typeof world>>["admin"];

const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const errorToast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: `Error${text}` });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const statuses = async (admin: Admin): Promise<string[]> =>
  (await admin.get("/admin/assessments")).body.map(({ status }: { status: string }) => status);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element === body ? "nothing" : (element?.getAttribute("aria-label") ?? element?.textContent);
  });

/** Opens "Add User" and fills it in. */
async function fillIn(page: Page, { name, email }: typeof JANE) {
  await button(page, "Add User").click();
  const form = dialog(page, "Add User");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email", { exact: false }).first().fill(email);
  return form;
}

test("an added user is mailed a link that opens the assessment which has waited for them", {
  timeout: 60_000,
}, async () => {
  const { server, mailer, admin, page } = await world();
  const form = await fillIn(page, JANE);
  const assessment = form.getByLabel("Assign an assessment");
  await expect
    .poll(() => assessment.locator("option").allTextContents())
    .toEqual(["No assessment", "Growth check"]);
  await form.getByText("It waits as Not Started until they open it.").waitFor();
  await assessment.selectOption("Growth check");
  await expect.poll(() => form.getByLabel("Email an access link").isChecked()).toBe(true);
  await form.getByRole("button", { name: "Create User" }).click();
  await toast(page, "User created successfully").waitFor();
  await form.waitFor({ state: "hidden" });
  await row(page, JANE.email).waitFor();
  await expect.poll(() => focused(page)).toBe("Add User");

  const seen = page.getByRole("row").filter({ hasText: JANE.name });
  await page.getByRole("link", { name: "Assessments", exact: true }).click();
  await seen.getByText("Not Started").waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Not Started" }).click();
  await page.waitForURL("**/admin/assessments?status=not_started");
  await seen.getByText("Not Started").waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "All Status" }).click();

  await expect.poll(() => mailer.sent.length).toBe(1);
  const jane = await openWindow(server.url);
  await jane.goto(linkIn(mailer.lastTo(JANE.email)));
  await jane.waitForURL("**/chat");
  await jane.getByRole("log").getByText("What do you sell?").waitFor();
  await button(page, "Refresh").click();
  await seen.getByText("In Progress").waitFor();
  await expect.poll(() => statuses(admin)).toEqual(["in_progress"]);
});

test("without the wish for a mail none is sent, and without an assessment none is assigned", async () => {
  const { mailer, admin, page } = await world();
  const form = await fillIn(page, JANE);
  await form.getByLabel("Email an access link").uncheck();
  await form.getByRole("button", { name: "Create User" }).click();
  await form.waitFor({ state: "hidden" });
  await row(page, JANE.email).waitFor();
  await admin.post("/admin/outbox/test");
  expect(mailer.sent.map(({ to }) => to)).not.toContain(JANE.email);
  await expect.poll(() => statuses(admin)).toEqual([]);
});

test("a mail that could not go is owned up to", async () => {
  const { admin, page } = await world();
  for (let sent = 0; sent < 5; sent += 1) {
    const { body } = await admin.post("/admin/users", JANE);
    await admin.delete(`/admin/users/${body.id}`);
  }
  const form = await fillIn(page, JANE);
  await form.getByRole("button", { name: "Create User" }).click();
  await form.getByText("No access link was sent").waitFor();
  await expect.poll(() => focused(page)).toBe("Done");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "hidden" });
  await row(page, JANE.email).waitFor();
});

test("without a mail provider the link is shown once, to be copied and handed on", {
  timeout: 60_000,
}, async () => {
  const { server, mailer, admin, page } = await world({ delivers: false });
  const form = await fillIn(page, JANE);
  await expect.poll(() => form.getByRole("checkbox").count()).toBe(0);
  await form.getByText("No mail provider is set").waitFor();
  await form.getByLabel("Assign an assessment").selectOption("Growth check");
  await form.getByRole("button", { name: "Create User" }).click();
  const field = form.getByLabel("Access link");
  await expect.poll(() => field.inputValue()).toContain("/user-dashboard?token=");
  await form.getByText("valid for 24 hours and is as good as a password").waitFor();
  await expect.poll(() => focused(page)).toContain("Copy link");
  expect(await problemsOf(page)).toEqual([]);

  const copied = await copiedBy(page);
  await page.keyboard.press("Enter");
  await toast(page, "Link Copied").waitFor();
  const link = await field.inputValue();
  await expect.poll(() => copied()).toBe(link);
  const token = new URL(link).searchParams.get("token") ?? "no token";
  expect(page.url()).not.toContain(token);
  await expect.poll(() => page.locator("body").textContent()).not.toContain(token);
  expect(mailer.sent).toEqual([]);

  await form.getByRole("button", { name: "Done" }).click();
  await form.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Add User");
  await expect.poll(() => statuses(admin)).toEqual(["not_started"]);
  const jane = await openWindow(server.url);
  await jane.goto(link);
  await jane.waitForURL("**/chat");
  await expect.poll(() => statuses(admin)).toEqual(["in_progress"]);
});

test("a link that could not be made can be asked for again, and the user is not added twice", async () => {
  const { server, admin, page } = await world({ delivers: false });
  const form = await fillIn(page, JANE);
  const mend = breakTable(server, "sign_in_links");
  await form.getByRole("button", { name: "Create User" }).click();
  await errorToast(page, "Failed to create access link").waitFor();
  await form.getByText("Failed to create access link").waitFor();
  mend();
  await form.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => form.getByLabel("Access link").inputValue()).toContain("token=");
  expect((await admin.get("/admin/users")).body).toHaveLength(1);
});

test("where the browser does not let us copy, the link is there to be copied by hand", {
  timeout: 60_000,
}, async () => {
  const { admin, page } = await world({ delivers: false });
  await admin.post("/admin/users", JANE);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.reload();
  await button(page, "Copy access link for Jane Doe").click();
  const invite = dialog(page, "Invite Jane Doe");
  await invite.getByText("No mail provider is set").waitFor();
  await invite.getByRole("button", { name: "Create link" }).click();
  await invite.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("alert").filter({ hasText: COPY_REFUSED }).waitFor();
  await invite.getByText(COPY_REFUSED).waitFor();
  const field = invite.getByLabel("Access link");
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(await field.inputValue());
  expect(selected).toContain("token=");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test("a wrong name or email is said under its field; a taken email too, and the form stays as it was", {
  timeout: 60_000,
}, async () => {
  const { server, admin, page } = await world();
  await admin.post("/admin/users", { ...JANE, sendLink: false });
  await page.reload();
  await row(page, JANE.email).waitFor();
  const form = await fillIn(page, { name: " ", email: "jane@" });
  const create = form.getByRole("button", { name: "Create User" });
  const email = form.getByRole("textbox", { name: "Email" });
  await create.click();
  await form.getByText("Name is required").waitFor();
  await form.getByText("Please enter a valid email address").waitFor();
  await expect
    .poll(() => form.getByLabel("Name").evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  await form.getByLabel("Name").fill("Janet");
  await email.fill(JANE.email.toUpperCase());
  await create.click();
  await form.getByText("A user with this email already exists").waitFor();
  await errorToast(page, "A user with this email already exists").waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");

  await email.fill("janet@example.com");
  const mend = breakTable(server, "users");
  await create.click();
  await errorToast(page, "Failed to create user").waitFor();
  await form.getByText("Failed to create user").waitFor();
  await expect.poll(() => form.getByLabel("Name").inputValue()).toBe("Janet");
  await expect.poll(() => email.inputValue()).toBe("janet@example.com");
  mend();
  await create.click();
  await toast(page, "User created successfully").waitFor();
  expect((await admin.get("/admin/users")).body).toHaveLength(2);
});

test("a user is added with the keyboard alone, once however often it is pressed", async () => {
  const { admin, page } = await world();
  await button(page, "Add User").focus();
  await page.keyboard.press("Enter");
  const form = dialog(page, "Add User");
  const name = form.getByLabel("Name");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Add User");

  await page.keyboard.press("Enter");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(JANE.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(JANE.email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await form.getByLabel("Email an access link").waitFor();
  await page.keyboard.press("Space");
  const answer = await holdCalls(page, "admin.users.create");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Creating..." }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => form.isVisible()).toBe(true);
  answer();
  await toast(page, "User created successfully").waitFor();
  await expect.poll(() => focused(page)).toBe("Add User");
  expect((await admin.get("/admin/users")).body).toMatchObject([JANE]);
  await expect.poll(() => statuses(admin)).toEqual(["not_started"]);
});

test("somebody who is there already is mailed a link, with an assessment if wanted", {
  timeout: 60_000,
}, async () => {
  const { mailer, admin, page } = await world();
  await admin.post("/admin/users", { ...JANE, sendLink: false });
  await page.reload();
  await button(page, "Send access link to Jane Doe").click();
  const invite = dialog(page, "Invite Jane Doe");
  await invite.getByText(`emailed to ${JANE.email}`).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await invite.waitFor({ state: "hidden" });

  await button(page, "Send access link to Jane Doe").focus();
  await page.keyboard.press("Enter");
  await invite.getByLabel("Assign an assessment").selectOption("Growth check");
  await invite.getByRole("button", { name: "Send link" }).click();
  await toast(page, `Access link sent to ${JANE.email}`).waitFor();
  await invite.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Send access link to Jane Doe");
  await expect.poll(() => mailer.sent.length).toBe(1);
  expect(mailer.lastTo(JANE.email).subject).toContain("Growth check");
  await expect.poll(() => statuses(admin)).toEqual(["not_started"]);
});

test("an address that has been sent several links is sent no more, and the dialog says why", async () => {
  const { admin, page } = await world();
  const { body } = await admin.post("/admin/users", JANE);
  for (let sent = 1; sent < 5; sent += 1) await admin.post(`/admin/users/${body.id}/invite`, { by: "mail" });
  await page.reload();
  await button(page, "Send access link to Jane Doe").click();
  const invite = dialog(page, "Invite Jane Doe");
  await invite.getByRole("button", { name: "Send link" }).click();
  const words = "Too many links have been made just now. Try again in an hour.";
  await errorToast(page, words).waitFor();
  await invite.getByText(words).waitFor();
});
