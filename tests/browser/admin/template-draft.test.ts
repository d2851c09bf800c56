import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { libraryAssessment } from "#server/template-library/library";
import { ADVICE_HEADINGS } from "#shared/domain/cards/advice-headings";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { inlineText } from "#tests/helpers/page";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { refuse } from "#tests/helpers/stored";
import { button, dialog, statusMessage, templatesPage, untilFocused } from "#tests/helpers/templates-page";
import { DEGREE_NAMES, KIND_NAMES } from "../../../src/client/components/advice-cards/card-labels";

const WISH = "How well new colleagues are hired and find their way in, from vacancy to onboarding";

/** The library's template for this description. */
const { title, questions, scoring, cards } = libraryAssessment("hiring-and-onboarding").template;
const TYPES = { text: "Text", multiple_choice: "Multiple choice", rating: "Rating" };
const names = scoring?.dimensions.map(({ name }) => name) ?? [];

const draftDialog = (page: Page) => dialog(page, "Draft a template");
const field = (page: Page) => draftDialog(page).getByLabel("Describe what you want to find out");

test("the library drafts a template without a model, and a draft that can't be created keeps its text", async () => {
  const { server, page, admin } = await templatesPage({ expected: FAILED_CALL });
  await page.goto("/admin/templates");
  await button(page, "Draft a template").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await page.keyboard.type("cash");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await draftDialog(page).getByText("Describe what you want to find out in at least one sentence").waitFor();
  await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.press("Escape");
  await draftDialog(page).waitFor({ state: "hidden" });
  await untilFocused(page, "Draft a template");
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page).inputValue()).toBe("cash");
  await button(page, "Cancel").click();
  await draftDialog(page).waitFor({ state: "hidden" });
  await untilFocused(page, "Draft a template");
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page).inputValue()).toBe("");
  await expect.poll(() => field(page).getAttribute("aria-invalid")).not.toBe("true");
  await expect.poll(() => field(page).getAttribute("rows")).toBe("4");

  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await page.keyboard.type(WISH);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const repairLimits = await breakTable(server, "rate_limits");
  await page.keyboard.press("Enter");
  await inlineText(draftDialog(page), "Failed to draft a template").waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(WISH);
  await repairLimits();
  const releaseDraft = await holdCalls(page, "templateDrafts.suggest");
  await page.keyboard.press("Enter");
  // The library's draft doesn't take minutes, so no duration is shown.
  await draftDialog(page).getByText("Drafting your template…", { exact: true }).waitFor();
  releaseDraft();
  await draftDialog(page).getByText("No AI was used. Edit anything").waitFor();
  await untilFocused(page, title);
  await draftDialog(page).getByText("Inactive", { exact: true }).waitFor();
  await draftDialog(page)
    .getByText(
      [
        `Scored in ${names.length} areas: ${names.join(", ")}.`,
        `${questions.filter(({ conditions }) => conditions).length} questions have conditions.`,
        `${cards.length} advice cards.`,
      ].join(" "),
    )
    .waitFor();
  const entries = () => draftDialog(page).getByRole("region").locator("> * > li").allTextContents();
  const questionEntries = await entries();
  expect(questionEntries).toHaveLength(questions.length);
  expect(questionEntries).toEqual(
    questions.map(({ questionText, questionType, isRequired, options }) =>
      [
        `${questionText}${TYPES[questionType]}`,
        isRequired ? "Required" : "Optional",
        ...(options ? [`${options.length} options`] : []),
      ].join(" · "),
    ),
  );
  expect(await problemsOf(page), "review").toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await draftDialog(page).getByRole("region", { name: "Draft scoring" }).waitFor();
  expect(await entries()).toHaveLength(names.length + 1);
  expect((await entries())[0]).toContain(
    `Overall scoreFrom 0 to ${scoring?.scale.max}, across ${names.length} areas.`,
  );
  for (const [at, { key, name, description }] of (scoring?.dimensions ?? []).entries()) {
    const counted = questions.flatMap(({ dimension }, index) => (dimension === key ? [`${index + 1}`] : []));
    const from = counted.length === 1 ? "From question " : "From questions ";
    const numbers = new Intl.ListFormat("en-GB").format(counted);
    expect((await entries())[at + 1]).toContain(`${name}${description ?? ""}${from}${numbers}`);
  }
  for (const { name, text } of scoring?.bands ?? []) expect((await entries())[0]).toContain(`${name}${text}`);
  await page.keyboard.press("ArrowRight");
  await draftDialog(page).getByRole("region", { name: "Draft advice" }).waitFor();
  const cardTexts = await entries();
  expect(cardTexts).toHaveLength(cards.length);
  for (const [at, { title, kind, steps, impact }] of cards.entries()) {
    expect(cardTexts[at]).toContain(`${title}If `);
    expect(cardTexts[at]).toContain(`${KIND_NAMES[kind][0]} · `);
    expect(cardTexts[at]).toContain(`${DEGREE_NAMES[impact].toLowerCase()} impact`);
    for (const { horizon } of steps) expect(cardTexts[at]).toContain(ADVICE_HEADINGS.horizons[horizon]);
  }
  expect(cardTexts.join(" ")).not.toContain("{{");
  expect(await problemsOf(page), "advice").toEqual([]);
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);

  for (const _stop of ["region", "back", "create"]) await page.keyboard.press("Tab");
  await untilFocused(page, "Create templateCreating...");
  const repairQuestions = await refuse(server, "INSERT", "assessment_questions", { when: 'NEW."order" = 3' });
  await page.keyboard.press("Enter");
  await inlineText(draftDialog(page), "Failed to create assessment template").waitFor();
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);
  await repairQuestions();
  const answer = await holdCalls(page, "templateDrafts.create");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Creating..." }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => draftDialog(page).isVisible()).toBe(true);
  answer();
  await statusMessage(page, "It stays inactive until you activate it.").waitFor();
  await page.waitForURL("**/admin/templates/1/questions");
  await page
    .getByText(questions[0]?.questionText ?? "")
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole("switch", { name: /active/i }).isChecked()).toBe(false);
  expect((await admin.get("/admin/assessment-templates/1")).body).toMatchObject({
    isActive: false,
    questionCount: questions.length,
  });
  expect((await admin.get("/admin/assessment-templates/1/scoring")).body).toEqual({ scoring });
  expect((await admin.get("/admin/assessment-templates/1/cards")).body.cards).toHaveLength(cards.length);
});

test("a model's draft is labeled, and its description can be changed and drafted again", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const page = await adminWindow(server);
  await page.goto("/admin/templates");
  await button(page, "Draft a template").click();
  await field(page).fill(WISH);
  const waiting = statusMessage(page, "Drafting your template…");
  await expect.poll(() => waiting.count()).toBe(0);
  let release: (value?: unknown) => void = () => undefined;
  assistant.gate = new Promise((resolve) => {
    release = resolve;
  });
  await button(page, "Create draft").click();
  await page.getByRole("button", { name: "Drafting..." }).waitFor();
  await waiting.waitFor();
  release();
  await draftDialog(page).getByText("An AI model wrote this from your description.").waitFor();
  await draftDialog(page).getByRole("heading", { name: "Scripted check" }).waitFor();
  await button(page, "Back").click();
  await expect.poll(() => field(page).inputValue()).toBe(WISH);
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await field(page).fill(`${WISH}, again`);
  await button(page, "Create draft").click();
  await draftDialog(page).getByRole("heading", { name: "Scripted check" }).waitFor();
  expect(assistant.descriptions).toEqual([WISH, `${WISH}, again`]);
});
