import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { button, dialog, said, templatesPage, untilFocused } from "#tests/helpers/templates-page";

const WISH = "How well new colleagues are hired and find their way in, from vacancy to onboarding";

const shown = (page: Page) => dialog(page, "Draft a Template");
const field = (page: Page) => shown(page).getByLabel("Describe what you want to find out");

async function openDialog(page: Page): Promise<void> {
  await page.goto("/admin/templates");
  await button(page, "Draft for Me").click();
  await field(page).waitFor();
}

test("without a model the library drafts, says so, and the template is created inactive, by keyboard alone", {
  timeout: 120_000,
}, async () => {
  const { page, admin } = await templatesPage();
  await page.goto("/admin/templates");
  await button(page, "Draft for Me").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  expect(await problemsOf(page), "request").toEqual([]);
  await page.keyboard.type(WISH);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await shown(page).getByText("chosen by the words of your description, without an AI model").waitFor();
  await untilFocused(page, "Hiring and onboarding check");
  await shown(page).getByText("Inactive", { exact: true }).waitFor();
  await shown(page).getByText("Scored in 2 dimensions: Finding people, Arriving.").waitFor();
  const questions = await shown(page).getByRole("listitem").allTextContents();
  expect(questions).toHaveLength(10);
  expect(questions[4]).toBe("How do most new people find you?Multiple choice · Required · 5 options");
  expect(await problemsOf(page), "review").toEqual([]);
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);

  for (const _stop of ["questions", "back", "create"]) await page.keyboard.press("Tab");
  await untilFocused(page, "Create TemplateCreating...");
  await page.keyboard.press("Enter");
  await said(page, "It is inactive until you activate it.").waitFor();
  await page.waitForURL("**/admin/templates/1/questions");
  await page.getByText("How easy is it to find suitable applicants?").waitFor();
  await expect.poll(() => page.getByRole("switch").isChecked()).toBe(false);
  expect((await admin.get("/admin/assessment-templates/1")).body).toMatchObject({
    isActive: false,
    questionCount: 10,
  });
  const { scoring } = (await admin.get("/admin/assessment-templates/1/scoring")).body;
  expect(scoring.dimensions).toHaveLength(2);
});

test("a model's draft is said to be one; the description can be changed and drafted again", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const page = await adminWindow(server);
  await openDialog(page);
  await field(page).fill(WISH);
  let release: (value?: unknown) => void = () => undefined;
  assistant.gate = new Promise((resolve) => {
    release = resolve;
  });
  await button(page, "Draft Template").click();
  await page.getByRole("button", { name: "Drafting..." }).waitFor();
  await said(page, "This can take up to a minute.").waitFor();
  release();
  await shown(page).getByText("An AI model wrote this from your description.").waitFor();
  await shown(page).getByRole("heading", { name: "Scripted check" }).waitFor();
  await button(page, "Change Description").click();
  await expect.poll(() => field(page).inputValue()).toBe(WISH);
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await field(page).fill(`${WISH}, again`);
  await button(page, "Draft Template").click();
  await shown(page).getByRole("heading", { name: "Scripted check" }).waitFor();
  expect(assistant.descriptions).toEqual([WISH, `${WISH}, again`]);
});

test("what is too short is refused under the field; Escape keeps what was typed, Cancel does not", async () => {
  const { page } = await templatesPage();
  await openDialog(page);
  await field(page).fill("cash");
  await button(page, "Draft Template").click();
  await shown(page).getByText("Please describe in a sentence what you want to find out").waitFor();
  await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.press("Escape");
  await shown(page).waitFor({ state: "hidden" });
  await untilFocused(page, "Draft for Me");
  await button(page, "Draft for Me").click();
  await expect.poll(() => field(page).inputValue()).toBe("cash");
  await button(page, "Cancel").click();
  await shown(page).waitFor({ state: "hidden" });
  await button(page, "Draft for Me").click();
  await expect.poll(() => field(page).inputValue()).toBe("");
});

test("a draft that fails, and a creation that fails, keep everything and work when tried again", async () => {
  const { server, page, admin } = await templatesPage({ expected: FAILED_CALL });
  await openDialog(page);
  await field(page).fill(WISH);
  const mendLimits = breakTable(server, "rate_limits");
  await button(page, "Draft Template").click();
  await shown(page).getByText("Failed to draft a template").waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(WISH);
  mendLimits();
  await button(page, "Draft Template").click();
  await shown(page).getByRole("heading", { name: "Hiring and onboarding check" }).waitFor();

  server.raw.exec(`CREATE TRIGGER full BEFORE INSERT ON assessment_questions WHEN NEW."order" = 3
    BEGIN SELECT RAISE(ABORT, 'no more'); END`);
  await button(page, "Create Template").click();
  await shown(page).getByText("Failed to create assessment template").waitFor();
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);
  server.raw.exec("DROP TRIGGER full");
  const answer = await holdCalls(page, "templateDrafts.create");
  await button(page, "Create Template").click();
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => shown(page).isVisible()).toBe(true);
  answer();
  await page.waitForURL("**/questions");
});
