import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { inlineText, openWindow, resize, watchClipboard } from "#tests/helpers/page";
import { adminWindow, breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const JANE = { name: "Jane Doe", email: "jane@example.com" };
const SAM = { name: "Sam Poe", email: "sam@example.com" };
/** Console messages for refused and failed calls. */
const EXPECTED = /status of (409|429|500)/;
const COPY_REFUSED = "Failed to Copy: Please manually copy the link";

/** Opens the list of users, with an active and an inactive template. */
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

async function fillIn(page: Page, { name, email }: typeof JANE) {
  await button(page, "Add User").click();
  const form = dialog(page, "Add User");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email", { exact: false }).first().fill(email);
  return form;
}

test("an admin adds a user by keyboard without sending an email, and sees mistakes under their fields", async () => {
  const { server, mailer, admin, page } = await world();
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
  await page.evaluate(escapeAfter, "submit");
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
  await admin.post("/admin/outbox/test");
  expect(mailer.sent.map(({ to }) => to)).not.toContain(JANE.email);

  await row(page, JANE.email).waitFor();
  await fillIn(page, { name: " ", email: "jane@" });
  // No error is shown while the admin is still typing.
  await expect.poll(() => form.getByText("Please enter a valid email address").count()).toBe(0);
  const create = form.getByRole("button", { name: "Create user" });
  const email = form.getByRole("textbox", { name: "Email" });
  await create.click();
  await form.getByText("Name is required").waitFor();
  await form.getByText("Please enter a valid email address").waitFor();
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  await name.fill("Janet");
  await email.fill(JANE.email.toUpperCase());
  await create.click();
  await inlineText(form, "A user with this email already exists").waitFor();
  await errorToast(page, "A user with this email already exists").waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");

  await email.fill("janet@example.com");
  const repair = await breakTable(server, "users");
  await create.click();
  await errorToast(page, "Failed to create user").waitFor();
  await inlineText(form, "Failed to create user").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Janet");
  await expect.poll(() => email.inputValue()).toBe("janet@example.com");
  await repair();
  await create.click();
  await toast(page, "User created successfully").waitFor();
  expect((await admin.get("/admin/users")).body).toHaveLength(2);
  await expect.poll(() => statuses(admin)).toEqual(["not_started"]);
});

test("an added user gets a link that opens the waiting assessment, and a failed email is reported", async () => {
  const { server, mailer, admin, page } = await world();
  const form = await fillIn(page, JANE);
  const assessment = form.getByLabel("Assign an assessment");
  await expect
    .poll(() => assessment.locator("option").allTextContents())
    .toEqual(["No assessment", "Growth check"]);
  await form
    .getByText("Optional. It shows as Not Started until the participant opens it.", { exact: true })
    .waitFor();
  await assessment.selectOption("Growth check");
  await expect.poll(() => form.getByLabel("Email an access link").isChecked()).toBe(true);
  await form.getByRole("button", { name: "Create user" }).click();
  await toast(page, "User created successfully").waitFor();
  await form.waitFor({ state: "hidden" });
  await row(page, JANE.email).waitFor();
  await expect.poll(() => focused(page)).toBe("Add User");

  const janesRow = page.getByRole("row").filter({ hasText: JANE.name });
  await page.getByRole("link", { name: "Assessments", exact: true }).click();
  await janesRow.getByText("Not Started").waitFor();
  await janesRow.getByText("N/A", { exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Not Started" }).click();
  await page.waitForURL("**/admin/assessments?status=not_started");
  await janesRow.getByText("Not Started").waitFor();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "All Status" }).click();

  await expect.poll(() => mailer.sent.length).toBe(1);
  const jane = await openWindow(server.url);
  await jane.goto(linkIn(mailer.lastTo(JANE.email)));
  await button(jane, "Start Assessment").waitFor();
  expect(await statuses(admin)).toEqual(["not_started"]);
  await button(jane, "Start Assessment").click();
  await jane.waitForURL("**/chat");
  await jane.getByRole("log").getByText("What do you sell?").waitFor();
  await button(page, "Refresh").click();
  await janesRow.getByText("In Progress").waitFor();
  await expect.poll(() => statuses(admin)).toEqual(["in_progress"]);

  const { body: sam } = await admin.post("/admin/users", { ...SAM, sendLink: false });
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByRole("heading", { name: "Users", level: 1 }).waitFor();
  await button(page, "Refresh").click();
  await button(page, "Send access link to Sam Poe").click();
  const invite = dialog(page, "Invite Sam Poe");
  await invite.getByText(`email an access link to ${SAM.email}`).waitFor();
  await expect.poll(() => focused(page)).toBe("Send linkSending...");
  await page.keyboard.press("Escape");
  await invite.waitFor({ state: "hidden" });

  await button(page, "Send access link to Sam Poe").focus();
  await page.keyboard.press("Enter");
  await invite.getByLabel("Assign an assessment").selectOption("Growth check");
  await invite.getByRole("button", { name: "Send link" }).click();
  await toast(page, `Access link sent to ${SAM.email}`).waitFor();
  await invite.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe("Send access link to Sam Poe");
  await row(page, SAM.email).getByText("Not Started").waitFor();
  await expect.poll(() => mailer.sent.length).toBe(2);
  expect(mailer.lastTo(SAM.email).subject).toContain("Growth check");
  await expect.poll(() => statuses(admin)).toEqual(["not_started", "in_progress"]);

  for (let sent = 1; sent < 5; sent += 1) await admin.post(`/admin/users/${sam.id}/invite`, { by: "mail" });
  await page.keyboard.press("Enter");
  await invite.getByRole("button", { name: "Send link" }).click();
  const words = "Too many links were created. Try again in an hour.";
  await errorToast(page, words).waitFor();
  await inlineText(invite, words).waitFor();
  await page.keyboard.press("Escape");
  await invite.waitFor({ state: "hidden" });

  await admin.delete(`/admin/users/${sam.id}`);
  await button(page, "Refresh").click();
  await row(page, SAM.email).waitFor({ state: "detached" });
  await fillIn(page, SAM);
  await form.getByRole("button", { name: "Create user" }).click();
  await form.getByText("No access link was sent").waitFor();
  await expect.poll(() => focused(page)).toBe("Done");
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "hidden" });
  await row(page, SAM.email).waitFor();
});

test("without an email provider the link is shown once to copy, and can be requested again", async () => {
  const { server, mailer, admin, page } = await world({ delivers: false });
  const form = await fillIn(page, SAM);
  const field = form.getByLabel("Access link");
  const repair = await breakTable(server, "sign_in_links");
  const copy = form.getByRole("button", { name: "Copy link" });
  await form.getByRole("button", { name: "Create user" }).click();
  await errorToast(page, "Failed to create access link").waitFor();
  await inlineText(form, "Failed to create access link").waitFor();
  expect(await copy.evaluate(({ ariaBusy, ariaDisabled }) => [ariaBusy, ariaDisabled])).toEqual([
    null,
    "true",
  ]);
  await repair();
  await form.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => field.inputValue()).toContain("token=");
  expect(await focused(page)).toContain("Copy link");
  expect((await admin.get("/admin/users")).body).toHaveLength(1);
  await form.getByRole("button", { name: "Done" }).click();
  await form.waitFor({ state: "hidden" });

  await fillIn(page, JANE);
  await expect.poll(() => form.getByRole("checkbox").count()).toBe(0);
  await form.getByText("Email isn't set up.").waitFor();
  await form.getByLabel("Assign an assessment").selectOption("Growth check");
  await form.getByRole("button", { name: "Create user" }).click();
  await expect.poll(() => field.inputValue()).toContain("/user-dashboard?token=");
  await form.getByText("Treat it like a password.").waitFor();
  await expect.poll(() => focused(page)).toContain("Copy link");
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, WIDE);

  const copied = await watchClipboard(page);
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
  await button(jane, "Start Assessment").click();
  await jane.waitForURL("**/chat");
  await expect.poll(() => statuses(admin)).toEqual(["in_progress"]);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await button(page, "Copy access link for Jane Doe").click();
  const invite = dialog(page, "Invite Jane Doe");
  await invite.getByText("You'll get a link to share with Jane Doe yourself").waitFor();
  const another = invite.getByLabel("Access link");
  await invite.getByRole("button", { name: "Create link" }).click();
  await expect.poll(() => another.getAttribute("aria-invalid")).not.toBe("true");
  await invite.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("alert").filter({ hasText: COPY_REFUSED }).waitFor();
  await inlineText(invite, COPY_REFUSED).waitFor();
  await expect.poll(() => another.getAttribute("aria-invalid")).toBe("true");
  const selected = await another.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(await another.inputValue());
  expect(selected).toContain("token=");
  await expect.poll(() => another.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  const ask = dialog(page, "Close without copying?");
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => another.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.evaluate(escapeAfter, "copy");
  await page.keyboard.press("ControlOrMeta+C");
  await invite.waitFor({ state: "hidden" });

  await fillIn(page, { name: "Kim Low", email: "kim@example.com" });
  await form.getByRole("button", { name: "Create user" }).click();
  await expect.poll(() => field.inputValue()).toContain("token=");
  await form.getByRole("button", { name: "Close", exact: true }).click();
  await ask.getByRole("button", { name: "Close", exact: true }).last().click();
  await form.waitFor({ state: "hidden" });
});

/** Runs in the page. Presses Escape right after an event, before any timer has run. */
function escapeAfter(event: string): void {
  const press = async ({ target }: Event) => {
    for (let turn = 0; turn < 100; turn++) await undefined;
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  };
  addEventListener(event, press, { once: true });
}
