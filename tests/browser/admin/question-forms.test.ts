import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE } from "#tests/helpers/accessibility";
import { countCalls, focusedName, openEditor, SELL, TEAM } from "#tests/helpers/editor-page";
import { inlineText, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL } from "#tests/helpers/page-server";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const addForm = (page: Page) => page.getByRole("complementary", { name: "Add a question" });
const editForm = (page: Page, position: number) => page.getByRole("form", { name: `Question ${position}` });
const whenFocused = (page: Page, name: string) =>
  page.waitForFunction((expected) => document.activeElement?.getAttribute("aria-label") === expected, name);

test("a new question is required text, options are one per line, and a refused one stays with the reason", async () => {
  const { page, admin, id, server } = await openEditor({ expected: FAILED_CALL });
  const stored = async () => (await admin.get(`/admin/assessments/${id}/questions`)).body;
  const form = addForm(page);
  const text = form.getByLabel("Question");
  await expect.poll(() => form.getByRole("radio", { name: "Text" }).isChecked()).toBe(true);
  await expect.poll(() => form.getByRole("switch", { name: "Required" }).isChecked()).toBe(true);

  await form.getByRole("button", { name: "Add Question" }).press("Enter");
  await form.getByText("Question text is required").waitFor();
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.keyboard.type("How old is the business?");
  await form.getByText("More settings", { exact: true }).press("Enter");
  await form.getByLabel("Analysis prompt").fill("Mind the age.");
  await form.getByRole("button", { name: "Add Question" }).press("Enter");
  await toast(page, "Question created successfully").waitFor();
  await expect.poll(() => text.inputValue()).toBe("");
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText("How old is the business?").waitFor();
  const added = page.locator("[data-new]");
  await expect
    .poll(() => added.allInnerTexts())
    .toEqual([expect.stringContaining("How old is the business?")]);
  expect((await stored()).at(-1)).toMatchObject({
    questionText: "How old is the business?",
    questionType: "text",
    options: null,
    isRequired: true,
    order: 5,
    analysisPrompt: "Mind the age.",
  });

  await form.getByLabel("Question").fill("Which one?");
  await form.getByText("Multiple choice").click();
  const options = form.getByRole("textbox", { name: "Options" });
  await expect.poll(() => options.getAttribute("rows")).toBe("4");
  await options.fill("Red\nRed");
  await form.getByText("Listed more than once: Red").waitFor();
  await expect.poll(() => form.getByText("Each option can be listed only once").count()).toBe(0);
  await options.fill("");
  await form.getByRole("button", { name: "Add Question" }).click();
  await form.getByText("Add at least one option").waitFor();
  await options.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "•\tRed\r\n•\tGreen\tor blue");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => options.inputValue()).toBe("Red\nGreen or blue");
  await options.fill("Red\n\n  Green \nRed");
  await form.getByText("Each option can be listed only once").waitFor();
  await expect.poll(() => form.getByText("Listed more than once").count()).toBe(0);
  const many = ["Red", "Green", "Blue", "Gray", "Pink", "Gold", "Teal"];
  await options.fill(many.join("\n\n "));
  await form.getByText("Green", { exact: true }).first().waitFor();
  await expect.poll(() => form.getByText("Listed more than once").count()).toBe(0);
  await form.getByRole("button", { name: "Add Question" }).click();
  await expect.poll(async () => (await stored()).at(-1).options).toEqual(many);
  // The toast doesn't cover the form for the next question.
  const isToastBeside = () =>
    form.evaluate((aside) => {
      const toast = document.querySelector("[data-toast]")?.getBoundingClientRect();
      return toast && toast.width > 0 && toast.right <= aside.getBoundingClientRect().left;
    });
  await expect.poll(isToastBeside).toBe(true);

  await resize(page, PHONE);
  await button(page, "Add Question").press("Enter");
  const drawer = page.getByRole("dialog", { name: "Add Question" });
  const late = drawer.getByLabel("Question");
  await drawer.waitFor();
  await page.keyboard.type("Who stands in?");
  const repair = await breakTable(server, "assessment_questions");
  await drawer.getByRole("button", { name: "Add Question" }).click();
  await page.getByRole("alert").filter({ hasText: "Failed to create question" }).waitFor();
  await inlineText(drawer, "Failed to create question").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await repair();
  await button(page, "Add Question").press("Enter");
  await expect.poll(() => late.inputValue()).toBe("Who stands in?");
  await drawer.getByRole("button", { name: "Add Question" }).click();
  await expect.poll(async () => (await stored()).at(-1).questionText).toBe("Who stands in?");
});

test("one question is edited at a time, and leaving unsaved changes asks first", async () => {
  const { page, admin, id, server } = await openEditor({ expected: /status of (?:409|500)/ });
  await button(page, "Edit question 1").press("Enter");
  await editForm(page, 1).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await button(page, "Edit question 4").click();
  await editForm(page, 4).waitFor();
  await expect.poll(() => editForm(page, 1).count()).toBe(0);
  const form = editForm(page, 4);
  await expect.poll(() => form.getByRole("switch", { name: "Required" }).isChecked()).toBe(false);
  await form.getByLabel("Question").fill("Anything more?");

  const repair = await breakTable(server, "assessment_questions");
  await button(page, "Save").press("Enter");
  await page.getByRole("alert").filter({ hasText: "Failed to update question" }).waitFor();
  await form.getByText("Failed to update question").waitFor();
  await expect.poll(() => form.getByLabel("Question").inputValue()).toBe("Anything more?");
  await repair();
  // Another admin's change of an untouched field is kept.
  const stored = async () => (await admin.get(`/admin/assessments/${id}/questions`)).body;
  await admin.put(`/admin/questions/${(await stored())[3].id}`, { help: "Whatever it is" });
  await button(page, "Save").press("Enter");
  await toast(page, "Question updated successfully").waitFor();
  await whenFocused(page, "Edit question 4");
  expect((await stored())[3]).toMatchObject({
    questionText: "Anything more?",
    isRequired: false,
    help: "Whatever it is",
  });

  const saves = countCalls(page, "admin.questions.update");
  const dialog = page.getByRole("dialog", { name: "Discard changes?" });
  await button(page, "Edit question 1").press("Enter");
  await page.keyboard.press("Escape");
  await whenFocused(page, "Edit question 1");
  await page.keyboard.press("Enter");
  await button(page, "Cancel").press("Enter");
  await whenFocused(page, "Edit question 1");

  await page.keyboard.press("Enter");
  await editForm(page, 1).getByLabel("Question").fill("Changed");
  await page.keyboard.press("Escape");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => editForm(page, 1).getByLabel("Question").inputValue()).toBe("Changed");
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await whenFocused(page, "Edit question 1");
  await page.getByText(SELL).waitFor();
  expect(saves()).toBe(0);

  await button(page, "Edit question 1").click();
  await editForm(page, 1).getByLabel("Question").fill("Changed");
  await button(page, "Edit question 2").click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await whenFocused(page, "Edit question 2");
  await expect.poll(() => editForm(page, 1).getByLabel("Question").inputValue()).toBe("Changed");
  await button(page, "Edit question 2").click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await editForm(page, 2).waitFor();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => editForm(page, 2).getByLabel("Question").inputValue()).toBe(TEAM);
  await expect.poll(() => focusedName(page)).toBe(TEAM);
  await page.getByText(SELL).waitFor();

  await admin.put(`/admin/questions/${(await stored())[1].id}`, { options: ["Few", "Many"] });
  await editForm(page, 2).getByText("Rating").click();
  const reloaded = page.waitForResponse((response) => response.url().includes("questions.list"));
  await button(page, "Save").click();
  await reloaded;
  await editForm(page, 2).getByText("Someone else changed the options or their points").waitFor();
  expect((await stored())[1]).toMatchObject({ questionType: "multiple_choice", options: ["Few", "Many"] });
  await button(page, "Save").click();
  await expect.poll(async () => (await stored())[1]).toMatchObject({ questionType: "rating", options: null });

  const text = addForm(page).getByLabel("Question");
  await text.fill("Half a questi");
  await page.getByRole("link", { name: "Back to Templates" }).click();
  await dialog.getByText("The question you're adding isn't saved yet.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => text.inputValue()).toBe("Half a questi");

  await text.fill("");
  await button(page, "Edit question 2").click();
  await editForm(page, 2).getByLabel("Question").fill("How many are you?");
  await page.getByRole("link", { name: "Users" }).click();
  await dialog.getByText("You have unsaved changes to this question.").waitFor();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("heading", { name: "Users", level: 1 }).waitFor();
});
