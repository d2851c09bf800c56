import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf, WIDE } from "#tests/helpers/accessibility";
import {
  CASH,
  countCalls,
  ELSE,
  editorPath,
  focusedName,
  openEditor,
  SELL,
  shownOrder,
  storedOrder,
  TEAM,
} from "#tests/helpers/editor-page";
import { inlineText, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls } from "#tests/helpers/page-server";
import { value } from "#tests/helpers/stored";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** The texts on the cards of the example's questions. */
const CARDS = [
  ["1", SELL, "Text", "Required", "Analysis prompt"],
  ["2", TEAM, "Multiple choice", "Choose one", "Required", "Just me", "2 to 10", "More"],
  ["3", CASH, "Rating", "Required"],
  ["4", ELSE, "Text", "Optional"],
].map((lines) => lines.join("\n"));

/** Checks the page at both sizes and leaves it wide. */
async function statsRequest(page: Page, state: string): Promise<void> {
  expect(await problemsOf(page), state).toEqual([]);
  await resize(page, WIDE);
}

test("the editor and its dialogs are accessible, and the preview and deletion work on each question", {
  timeout: 240_000,
}, async () => {
  const { page, admin, id, server } = await openEditor({ expected: /status of (500|404)/ });
  await page.getByText("Active (Available for new assessments)").waitFor();
  await expect
    .poll(async () => {
      const cards = await page.getByRole("list", { name: "Questions" }).locator("> li").allInnerTexts();
      return cards.map((text) =>
        text
          .trim()
          .split(/\s*\n\s*/)
          .join("\n"),
      );
    })
    .toEqual(CARDS);
  await expect
    .poll(() => page.getByRole("link", { name: "Back to Templates" }).getAttribute("href"))
    .toBe("/admin/templates");
  await statsRequest(page, "list");

  await button(page, "Edit question 2").click();
  await page.getByRole("form", { name: "Question 2" }).waitFor();
  await button(page, "Growth check (edit title)").click();
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  await statsRequest(page, "editing a question and a field");
  await button(page, "Cancel").click();
  await button(page, "Growth check (edit title)").focus();

  await button(page, "Preview Assessment").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Preview Assessment" });
  await dialog.getByText("Question 1 of 4").waitFor();
  const headings = () => dialog.getByRole("heading", { level: 3 }).allInnerTexts();
  const share = () => dialog.getByRole("progressbar").getAttribute("aria-valuenow");
  await expect.poll(headings).toEqual([SELL]);
  await expect.poll(share).toBe("25");
  // Only wide: resizing to a phone closes the preview. The phone layout is checked below.
  expect(await problemsOf(page, [WIDE]), "preview").toEqual([]);
  await expect.poll(() => dialog.getByRole("textbox").isDisabled()).toBe(true);
  await expect.poll(() => dialog.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
  await expect.poll(() => focusedName(page)).toBe("Next");
  await page.keyboard.press("Enter");
  await dialog.getByText("Question 2 of 4").waitFor();
  const choices = dialog.getByRole("radio");
  await expect.poll(() => choices.count()).toBe(3);
  for (const choice of await choices.all()) await expect.poll(() => choice.isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.getByText("Question 3 of 4").waitFor();
  for (const rating of ["1", "2", "3", "4", "5"]) {
    await expect
      .poll(() => dialog.getByRole("button", { name: rating, exact: true }).isDisabled())
      .toBe(true);
  }
  await page.keyboard.press("Enter");
  await dialog.getByText("Question 4 of 4").waitFor();
  await expect.poll(headings).toEqual([ELSE]);
  await expect.poll(share).toBe("100");
  await expect.poll(() => dialog.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Next");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByText("Question 3 of 4").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Preview Assessment");

  await button(page, "Delete question 2").press("Enter");
  await page.getByText("Are you sure you want to delete this question?").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Cancel");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(
    () => document.activeElement?.getAttribute("aria-label") === "Delete question 2",
  );

  const remove = async (position: number) => {
    await button(page, `Delete question ${position}`).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  };
  await remove(2);
  await toast(page, "Question deleted successfully").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => shownOrder(page)).toEqual([SELL, CASH, ELSE]);
  await expect.poll(() => focusedName(page)).toBe("Edit question 2");
  await remove(3);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => shownOrder(page)).toEqual([SELL, CASH]);
  await expect.poll(() => focusedName(page)).toBe("Questions");
  await expect.poll(() => storedOrder(admin, id)).toEqual([SELL, CASH]);

  const repair = await breakTable(server, "assessment_questions");
  await remove(1);
  await page.getByRole("alert").filter({ hasText: "Failed to delete question" }).waitFor();
  await inlineText(page.getByRole("dialog"), "Failed to delete question").waitFor();
  await repair();

  await page.keyboard.press("Escape");
  for (const question of (await admin.get(`/admin/assessments/${id}/questions`)).body) {
    await admin.delete(`/admin/questions/${question.id}`);
  }
  const copy = button(page, "Copy link to Growth check");
  await expect.poll(() => copy.count()).toBe(1);
  await page.reload();
  await heading(page, "No questions yet").waitFor();
  await expect.poll(() => page.locator("summary", { hasText: "Length and logic" }).count()).toBe(0);
  await page.getByText("0 questions", { exact: true }).waitFor();
  await page.getByText("Active (Available for new assessments)").waitFor();
  await expect.poll(() => page.getByText("Needs at least one question").count()).toBe(1);
  await expect.poll(() => copy.count()).toBe(0);
  await expect.poll(() => button(page, "Preview Assessment").isDisabled()).toBe(true);
  const why = await button(page, "Preview Assessment").getAttribute("aria-description");
  expect(why).toBe("Add a question first");
  await button(page, "Preview Assessment").click({ force: true });
  await page.getByRole("tooltip").getByText("Add a question first").waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  await statsRequest(page, "no questions");
  await page.getByRole("link", { name: "Advice", exact: true }).click();
  await page.getByText("Add questions before you write advice").waitFor();
  await expect.poll(() => page.getByRole("complementary").count()).toBe(0);
  await page.getByRole("link", { name: "Add questions" }).click();

  const form = page.getByRole("complementary", { name: "Add a question" });
  await form.getByRole("textbox", { name: "Question" }).fill("Why?");
  await form.getByRole("button", { name: "Add Question" }).click();
  await copy.waitFor();
  await expect.poll(() => page.getByText("Needs at least one question").count()).toBe(0);

  await page.goto(editorPath(999));
  await heading(page, "Template not found").waitFor();
});

test("the title is saved once, on Enter or blur, and a failure keeps it open with the reason", async () => {
  const { page, admin, id, server } = await openEditor({ expected: FAILED_CALL });
  const saves = countCalls(page, "admin.templates.update");
  const title = page.getByRole("textbox", { name: "Title" });
  const stored = async () => (await admin.get(`/admin/assessment-templates/${id}`)).body.title;

  await button(page, "Growth check (edit title)").press("Enter");
  await page.getByText("Enter to save, Escape to cancel", { exact: true }).waitFor();
  await title.fill("Something else");
  await title.press("Escape");
  await expect.poll(() => focusedName(page)).toContain("Growth check");
  await page.keyboard.press("Enter");
  await title.press("Enter");
  await button(page, "Growth check (edit title)").click();
  await title.press("Tab");
  await button(page, "Growth check (edit title)").waitFor();
  expect(saves()).toBe(0);

  await page.keyboard.press("Shift+Tab");
  await button(page, "Growth check (edit title)").press("Enter");
  await title.fill("  Health check ");
  const releaseUpdate = await holdCalls(page, "admin.templates.update");
  await title.press("Enter");
  await page.getByText("Saving...", { exact: true }).waitFor();
  await title.press("Enter");
  releaseUpdate();
  await toast(page, "Template title updated successfully").waitFor();
  await button(page, "Health check (edit title)").waitFor();
  await expect.poll(() => focusedName(page)).toContain("Health check");
  expect(saves()).toBe(1);
  await expect.poll(() => stored()).toBe("Health check");
  await expect.poll(() => page.title()).toContain("Health check");

  await page.keyboard.press("Enter");
  await title.fill("Wealth check");
  await heading(page, "Questions").click();
  await button(page, "Wealth check (edit title)").waitFor();
  expect(saves()).toBe(2);
  await expect.poll(() => stored()).toBe("Wealth check");

  await button(page, "Wealth check (edit title)").click();
  await title.fill(" ");
  await title.press("Enter");
  await page.getByText("Title is required").waitFor();
  expect(saves()).toBe(2);

  const repair = await breakTable(server, "assessments");
  await title.fill("Health check");
  await title.press("Enter");
  await page.getByRole("alert").filter({ hasText: "Failed to update template title" }).waitFor();
  await page.getByRole("main").getByText("Failed to update template title").waitFor();
  await heading(page, "Questions").click();
  await expect.poll(() => title.inputValue()).toBe("Health check");
  expect(saves()).toBe(3);
  await repair();
  await title.fill("Health check");
  await title.press("Enter");
  await button(page, "Health check (edit title)").waitFor();

  const press = async (name: string) => {
    await button(page, name).scrollIntoViewIfNeeded();
    const box = await button(page, name).boundingBox();
    if (!box) throw new Error("There is no such button.");
    // Near the lower edge, which would move away if the field closed on mousedown.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
    await page.mouse.down();
    await page.mouse.up();
  };
  await button(page, "Health check (edit title)").click();
  await press("Edit question 1");
  await page.getByRole("form", { name: "Question 1" }).waitFor();
  await button(page, "Health check (edit title)").click();
  await title.fill("Growth check");
  await press("Edit question 2");
  await page.getByRole("form", { name: "Question 2" }).waitFor();
  await expect.poll(() => stored()).toBe("Growth check");
  await button(page, "Cancel").click();

  const before = saves();
  await button(page, "Where you stand (edit description)").click();
  const description = page.getByRole("textbox", { name: "Description" });
  await page.getByText("Ctrl+Enter or Cmd+Enter to save, Escape to cancel", { exact: true }).waitFor();
  await description.fill("One");
  await description.press("Enter");
  await description.pressSequentially("Two");
  await description.press("Control+Enter");
  await toast(page, "Template description updated successfully").waitFor();
  await button(page, "Name the weakest area first. (edit results analysis prompt)").click();
  await page.getByRole("textbox", { name: "Results analysis prompt" }).fill("Be brief.");
  await page.keyboard.press("Control+Enter");
  await toast(page, "Results analysis prompt updated successfully").waitFor();
  expect(saves() - before).toBe(2);
  const language = page.getByRole("combobox", { name: "Language of the questions" });
  await expect.poll(() => language.inputValue()).toBe("en");
  const releaseSave = await holdCalls(page, "templates.update");
  await language.selectOption("German (Deutsch)");
  await expect.poll(() => language.inputValue()).toBe("de");
  releaseSave();
  await toast(page, "Template language updated successfully").waitFor();
  const { body } = await admin.get(`/admin/assessment-templates/${id}`);
  expect([body.description, body.resultsAnalysisPrompt, body.language]).toEqual([
    "One\nTwo",
    "Be brief.",
    "de",
  ]);

  const isShared = () => value(server, "SELECT isSharedDevice FROM assessments");
  const shared = page.getByRole("switch", { name: "Shared device" });
  for (const state of [true, false]) {
    await shared.click();
    await expect.poll(isShared).toBe(Number(state));
    await expect.poll(() => shared.isChecked()).toBe(state);
  }

  const toggle = page.getByRole("switch", { name: /new assessments/ });
  await toggle.focus();
  const release = await holdCalls(page, "templates.update");
  await page.keyboard.press("Space");
  await page.getByText("Inactive (Hidden from new assessments)").waitFor();
  await expect.poll(() => toggle.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Space");
  release();
  await toast(page, "Template status updated successfully").waitFor();
  expect((await admin.get(`/admin/assessment-templates/${id}`)).body.isActive).toBe(false);
  await breakTable(server, "assessments");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Activate anyway" }).click();
  await page.getByRole("alert").filter({ hasText: "Failed to update template status" }).waitFor();
  await language.selectOption("English");
  await page.getByRole("main").getByText("Failed to update template language").waitFor();
  await expect.poll(() => language.inputValue()).toBe("de");
  await page.getByText("Inactive (Hidden from new assessments)").waitFor();
  await page.getByRole("main").getByText("Failed to update template status").waitFor();
});

test("loading and failure are shown, and 50 options and a long title fit on a phone", async () => {
  const { page, server, admin, id } = await openEditor({ expected: FAILED_CALL });
  const name = "T".repeat(200);
  const options = Array.from({ length: 50 }, (_, index) => `Option${"x".repeat(80)} ${index + 1}`);
  await admin.put(`/admin/assessment-templates/${id}`, { title: name });
  await admin.post(`/admin/assessments/${id}/questions`, {
    questionText: "Which of these many?",
    questionType: "multiple_choice",
    options,
  });
  const releaseList = await holdCalls(page, "admin.questions.list");
  const repair = await breakTable(server, "assessment_questions");
  await page.reload();
  await page.getByRole("status", { name: "Loading template..." }).waitFor();
  releaseList();
  await page.getByText("Couldn't load the template.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await button(page, "Edit question 1").waitFor();
  await expect.poll(() => focusedName(page)).toContain(name);

  await resize(page, PHONE);
  await button(page, "Edit question 5").click();
  await page.getByRole("form", { name: "Question 5" }).waitFor();
  expect(await problemsOf(page, [PHONE]), "editing").toEqual([]);
  await button(page, "Cancel").click();
  await page.getByText("Option", { exact: false }).first().waitFor();
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await expect.poll(() => fits()).toBe(true);
  // On a low screen it opens at its top with Next in sight.
  await resize(page, { width: 390, height: 364 });
  await button(page, "Preview Assessment").click();
  const dialog = page.getByRole("dialog", { name: "Preview Assessment" });
  const next = dialog.getByRole("button", { name: "Next" });
  await expect.poll(() => focusedName(page)).toBe("Next");
  const scrolled = next.evaluate((button) => button.closest("dialog")?.firstElementChild?.scrollTop);
  expect(await scrolled).toBe(0);
  const box = await next.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(364);
  await resize(page, PHONE);
  for (let step = 1; step < 5; step++) await next.click();
  await expect.poll(() => dialog.getByRole("radio").count()).toBe(50);
  await expect.poll(() => fits()).toBe(true);
});
