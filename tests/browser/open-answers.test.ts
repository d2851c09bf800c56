import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { composer, log } from "#tests/helpers/chat-page";
import { openEditor, SELL } from "#tests/helpers/editor-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const MORE = "Which customers buy it, and why?";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

/** Starts an attempt on the example template, whose text questions have a follow-up question. */
async function startAttempt(
  server: PageServer,
  page: Page,
  chatSuggestions: string[] | null = null,
): Promise<number> {
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await admin.put(`/admin/assessment-templates/${templateId}`, { chatSuggestions });
  const { body } = await admin.get(`/admin/assessments/${templateId}/questions`);
  for (const { id, questionType } of body)
    if (questionType === "text") await admin.put(`/admin/questions/${id}`, { followUpQuestion: MORE });
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return (await registered.json()).userAssessmentId;
}

test("the form asks a follow-up once after a short answer, which is saved, then continues", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url);
  const id = await startAttempt(server, page);
  await page.goto(`/assessment/${id}/start`);
  const answer = page.getByRole("textbox");
  await answer.fill("Garden tools");
  await button(page, "Next").click();
  await page.getByText(MORE).waitFor();
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await page.getByText(/^Saved \d/).waitFor();
  await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await problemsOf(page)).toEqual([]);
  await button(page, "Next").click();
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();

  // It doesn't ask again on the way back or after a reload.
  await button(page, "Previous").click();
  await button(page, "Next").click();
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  await page.goto(`/assessment/${id}/start?q=1`);
  await button(page, "Next").click();
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
});

test("the chat asks a follow-up after a short answer, and offers the template's suggestions", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url);
  const id = await startAttempt(server, page, ["Late invoices", "Rent"]);
  await page.goto(`/assessment/${id}/chat`);
  await button(page, "Late invoices").click();
  await expect.poll(() => composer(page).inputValue()).toBe("Late invoices");
  await composer(page).press("Enter");
  await log(page).getByText(MORE).waitFor();
  await composer(page).fill("late invoices");
  await composer(page).press("Enter");
  await log(page).getByText("How big is your team?").waitFor();
});

test("an author sets a follow-up question, and a card tests what an answer mentions", async () => {
  const { page, admin, id } = await openEditor();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const form = page.getByRole("form", { name: "Question 1" });
  await form.getByText("More settings").click();
  await form.getByLabel("If the answer is short, ask").fill(MORE);
  await form.getByRole("button", { name: "Save" }).click();
  const stored = async () => (await admin.get(`/admin/assessments/${id}/questions`)).body[0];
  await expect.poll(async () => (await stored()).followUpQuestion).toBe(MORE);

  await page.getByRole("switch", { name: "Chat suggestions" }).click();
  const template = async () => (await admin.get(`/admin/assessment-templates/${id}`)).body;
  await expect.poll(async () => (await template()).chatSuggestions).toEqual([]);
  await page.getByRole("switch", { name: "Chat suggestions" }).click();
  await expect.poll(async () => (await template()).chatSuggestions).toBeNull();
  await page.getByRole("button", { name: /edit suggestions/ }).click();
  await field(page, "Suggestions, one per line").fill("Late invoices\nRent");
  await page.keyboard.press("Control+Enter");
  await expect.poll(async () => (await template()).chatSuggestions).toEqual(["Late invoices", "Rent"]);

  await page.getByRole("link", { name: "Advice", exact: true }).click();
  await button(page, "Add card").click();
  await button(page, "Add condition").click();
  await choice(page, "Answer").selectOption({ label: `1. ${SELL}` });
  await choice(page, "Comparison").selectOption({ label: "mentions one of" });
  await field(page, "Words").fill("overdraft, bank loan");
  await page.getByText("mentions “overdraft” or “bank loan”").waitFor();
  await field(page, "Title").fill("The bank may end the overdraft");
  await page.getByRole("textbox", { name: "Reason" }).fill("An overdraft can be ended at any time.");
  expect(await problemsOf(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^(Add|Save) card$/ })
    .last()
    .click();
  const cards = async () => (await admin.get(`/admin/assessment-templates/${id}/cards`)).body.cards;
  await expect
    .poll(async () => (await cards())[0]?.when.rules)
    .toMatchObject([{ op: "mentions", value: ["overdraft", "bank loan"] }]);
});
