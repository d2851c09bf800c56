import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf, WIDE } from "#tests/helpers/accessibility";
import {
  CASH,
  ELSE,
  editorPath,
  focusedName,
  openEditor,
  SELL,
  shownOrder,
  TEAM,
} from "#tests/helpers/editor-page";
import { inlineText, resize } from "#tests/helpers/page";
import { adminWindow, breakTable, FAILED_CALL, pageServer } from "#tests/helpers/page-server";
import { scoredTemplate } from "#tests/helpers/scored";
import { count } from "#tests/helpers/stored";

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

const optionsOf = (rule: Locator, name: string) => rule.getByLabel(name).locator("option").allInnerTexts();

async function openMore(page: Page, position: number): Promise<Locator> {
  await button(page, `Edit question ${position}`).click();
  const form = page.getByRole("form", { name: `Question ${position}`, exact: true });
  await form.locator("summary", { hasText: "More settings" }).click();
  return form;
}

/** Controls below "More", in order. */
const fieldsOf = async (form: Locator) =>
  (await form.locator("details").ariaSnapshot()).match(
    /(?<=- )(?:textbox|radio|checkbox|switch|button|link) "[^"]+"(?: \[\w+\])?/g,
  );
const SAID_OF_ALL = ["Short name", "Help text", "Why we ask"].map((name) => `textbox "${name}"`);
const SCORED = ['link "Set up scoring"', 'textbox "Weight"'];
const LAST = [
  `switch "Score skipped answers as 0 Otherwise, they're left out of the score"`,
  'button "Add condition"',
  'textbox "Analysis prompt"',
];

test("a choice's points and settings move with its options, and a wrong number is reported there", async () => {
  const { page, admin, id } = await openEditor({
    prepare: async (author, template) => {
      const { body } = await author.get(`/admin/assessments/${template}/questions`);
      await author.put(`/admin/questions/${body[2].id}`, { scaleLabels: ["Poor", "", "", "", "Thriving"] });
    },
  });
  const form = await openMore(page, 2);
  const choices = ["Just me", "2 to 10", "More"];
  const points = choices.map((option) => `textbox "Points for ${option}"`);
  await expect
    .poll(() => fieldsOf(form))
    .toEqual([
      'radio "One option" [checked]',
      'radio "Several options"',
      ...SAID_OF_ALL,
      ...SCORED,
      ...points,
      ...LAST,
    ]);
  await form.getByText("Several options", { exact: true }).click();
  await expect
    .poll(() => fieldsOf(form))
    .toEqual([
      'radio "One option"',
      'radio "Several options" [checked]',
      ...choices.map((option) => `checkbox "${option}"`),
      ...SAID_OF_ALL,
      ...SCORED,
      ...points,
      'radio "Use highest score" [checked]',
      'radio "Add up scores"',
      ...LAST,
    ]);
  const lines = form.locator("details textarea");
  await expect
    .poll(() => lines.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).rows)))
    .toEqual([1, 1, 2]);
  await form.getByRole("checkbox", { name: "Just me" }).check();
  // An iPhone's numeric keyboard has no minus.
  await expect.poll(() => form.getByLabel("Points for Just me").getAttribute("inputmode")).toBe("text");
  await form.getByLabel("Points for Just me").fill("much");
  await form.getByLabel("Points for 2 to 10").fill("2,5");
  await form.getByLabel("Points for More").fill("10");
  await button(form, "Save").click();
  await form.getByText("Enter points from -1,000 to 1,000").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Points for Just me");
  await expect.poll(() => form.getByLabel("Points for Just me").inputValue()).toBe("much");
  await form.getByLabel("Points for Just me").fill("");
  await form.getByText("Add points for every option, or clear them all").waitFor();
  await form.getByLabel("Points for Just me").fill("0");
  await expect.poll(() => form.getByText("Enter points from -1,000 to 1,000").count()).toBe(0);
  await form.getByRole("textbox", { name: "Options" }).fill("More\n2 to 10\nOnly me");
  await form.getByRole("switch", { name: "Score skipped answers as 0" }).press("Space");
  await button(form, "Save").click();
  await toast(page, "Question updated successfully").waitFor();
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  expect(body[1]).toMatchObject({
    options: ["More", "2 to 10", "Only me"],
    selection: "several",
    exclusiveOptions: ["Only me"],
    points: [10, 2.5, 0],
    skipCounts: "zero",
  });
  // The list shows each question's settings.
  const cards = page.getByRole("list", { name: "Questions" }).locator("> li");
  const settingsOf = async (place: number) =>
    (await cards.nth(place).innerText())
      .trim()
      .split(/\s*\n\s*/)
      .slice(2);
  await expect
    .poll(() => settingsOf(1))
    .toEqual(["Multiple choice", "Choose several", "Required", "More", "2 to 10", "Only me (exclusive)"]);
  await expect.poll(() => settingsOf(2)).toEqual(["Rating", "Required", "1 = Poor, 5 = Thriving"]);
});

test("rules are built from lists, a move that breaks one asks, and the paths show unreachable parts", async () => {
  const { page, server, admin, id } = await openEditor({ expected: FAILED_CALL });
  const form = await openMore(page, 3);
  await form.getByText("Always shown", { exact: true }).waitFor();
  await expect.poll(() => form.getByText(/first question is always|reached the limit/).count()).toBe(0);
  await expect
    .poll(() => fieldsOf(form))
    .toEqual([
      ...["1", "2", "3", "4", "5"].map((rating) => `textbox "Label for ${rating}"`),
      'radio "Not set" [checked]',
      'radio "Good"',
      'radio "Bad"',
      'radio "Neutral"',
      ...SAID_OF_ALL,
      ...SCORED,
      ...LAST,
    ]);
  await button(form, "Add condition").press("Enter");
  const first = form.getByRole("group", { name: "Condition 1", exact: true });
  await expect.poll(() => focusedName(page)).toBe("Question");
  await expect.poll(() => optionsOf(first, "Question")).toEqual([`1. ${SELL}`, `2. ${TEAM}`]);
  await expect
    .poll(() => optionsOf(first, "Comparison"))
    .toEqual(["is", "is not", "is any of", "is answered", "is not answered"]);
  await first.getByLabel("Comparison").selectOption("is any of");
  await first.getByRole("checkbox", { name: "More" }).check();
  await form.getByText("Shown if 2 is Just me or More", { exact: true }).waitFor();
  await first.getByLabel("Comparison").selectOption("is");
  await first.getByLabel("Answer").selectOption("2 to 10");
  await expect.poll(() => optionsOf(first, "Answer")).toEqual(["Just me", "2 to 10", "More"]);
  await expect.poll(() => form.getByLabel("Show if").count()).toBe(0);
  await button(form, "Add condition").press("Enter");
  const second = form.getByRole("group", { name: "Condition 2", exact: true });
  // A new condition starts with a question that has none yet.
  await expect
    .poll(() => second.getByLabel("Question").locator("option:checked").textContent())
    .toBe(`1. ${SELL}`);
  await second.getByLabel("Question").selectOption({ label: `2. ${TEAM}` });
  await second.getByLabel("Answer").selectOption("More");
  await form.getByLabel("Show if").selectOption("any");
  await button(form, "Add group").press("Enter");
  await form.getByText("Shown if 2 is 2 to 10 or 2 is More or 1 is answered").waitFor();
  const grouped = form.getByRole("group", { name: "Condition 3.1", exact: true });
  await expect.poll(() => optionsOf(grouped, "Comparison")).toEqual(["is answered", "is not answered"]);
  const addCondition = button(form, "Add condition to group 3");
  expect((await addCondition.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await addCondition.press("Enter");
  await form.getByLabel("Group 3 matches if").selectOption("all");
  await form.getByText(/or \(1 is answered and 2 is .*\)$/).waitFor();
  await expect
    .poll(() =>
      form
        .getByRole("group", { name: /^(Condition|Group) / })
        .evaluateAll((groups) => groups.map((group) => group.ariaLabel)),
    )
    .toEqual(["Condition 1", "Condition 2", "Group 3", "Condition 3.1", "Condition 3.2"]);
  await button(form, "Remove condition 3.2").press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Question");
  await form.getByRole("button", { name: "Add condition", exact: true }).press("Enter");
  await addCondition.press("Enter");
  const added = form.getByRole("group", { name: "Condition 3.2", exact: true }).getByLabel("Question");
  await expect.poll(() => added.evaluate((field) => field === document.activeElement)).toBe(true);
  await button(form, "Remove condition 4").press("Enter");
  await button(form, "Remove condition 3.2").press("Enter");
  expect(await problemsOf(page), "the builder").toEqual([]);
  await resize(page, { width: 1440, height: 900 });
  await button(form, "Remove condition 3.1").press("Enter");
  await button(form, "Save").press("Enter");
  await page.getByText("Shown if 2 is 2 to 10 or 2 is More", { exact: true }).waitFor();
  await button(page, "Edit question 2").click();
  const team = page.getByRole("form", { name: "Question 2", exact: true });
  await team.getByRole("textbox", { name: "Options" }).fill("Just me\n2 to 10\nMany");
  await button(team, "Save").press("Enter");
  await page.getByText("Shown if 2 is 2 to 10 or 2 is Many", { exact: true }).waitFor();

  await button(page, "Move question 2 down").click();
  const warning = page.getByRole("dialog", { name: "This move breaks a condition" });
  await warning.getByText(TEAM).waitFor();
  await expect.poll(() => page.locator("[data-announcer]").getByText("Moved").count()).toBe(0);
  await button(warning, "Move both questions").click();
  await toast(page, "Questions reordered successfully").waitFor();
  await expect.poll(() => shownOrder(page)).toEqual([SELL, ELSE, TEAM, CASH]);
  // There is no position after both questions.
  await button(page, "Move question 3 down").click();
  await warning.getByText(TEAM).waitFor();
  await expect.poll(() => button(warning, "Move both questions").count()).toBe(0);
  await button(warning, "Cancel").click();
  await button(page, "Move question 4 up").click();
  await button(warning, "Move both questions").click();
  await expect.poll(() => shownOrder(page)).toEqual([SELL, TEAM, CASH, ELSE]);
  await button(page, "Move question 2 down").click();
  const failure = inlineText(page.locator("main"), "Failed to remove the conditions");
  const repair = await breakTable(server, "assessment_questions");
  await button(warning, "Remove conditions").click();
  await failure.waitFor();
  await repair();
  await expect.poll(() => warning.count()).toBe(0);
  await button(page, "Move question 2 down").click();
  await warning.getByText(TEAM).waitFor();
  await expect.poll(() => failure.count()).toBe(0);
  await button(warning, "Remove conditions").click();
  await warning.waitFor({ state: "detached" });
  await expect.poll(() => page.getByText(/^Shown if/).count()).toBe(0);
  await expect.poll(() => shownOrder(page)).toEqual([SELL, CASH, TEAM, ELSE]);
  await expect
    .poll(async () => (await admin.get(`/admin/assessments/${id}/questions`)).body.map(rulesAndText))
    .toEqual([SELL, CASH, TEAM, ELSE].map((text) => [text, null]));

  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  const is = (value: string) => ({ question: body[2].id, op: "is", value });
  await admin.put(`/admin/questions/${body[3].id}`, {
    conditions: { version: 1, match: "all", rules: [is("Many"), is("Just me")] },
  });
  await page.reload();
  const never = "No combination of answers leads to this question.";
  const cards = page.getByRole("list", { name: "Questions" }).locator("> li");
  await expect.poll(() => cards.filter({ hasText: never }).allTextContents()).toHaveLength(1);
  await cards.nth(3).getByText(never).waitFor();
  const last = await openMore(page, 4);
  await last.getByText(never).waitFor();
  await last.getByLabel("Show if").selectOption("any");
  await expect.poll(() => last.getByText(never).count()).toBe(0);
  await button(last, "Cancel").click();
  await page.locator("summary", { hasText: "Length and logic" }).click();
  const paths = page.getByRole("list", { name: "Which questions can be reached" });
  await expect
    .poll(() => paths.getByRole("listitem").allTextContents())
    .toEqual([`1${SELL}Reachable`, `2${CASH}Reachable`, `3${TEAM}Reachable`, `4${ELSE}Never shown`]);
  await expect
    .poll(() => page.locator("details dl > div").allTextContents())
    .toEqual(["Shortest", "Longest"].map((name) => `${name}3 questions, about 3 minutes`));
  await page.getByText("1 question can't be reached with any combination of answers.").waitFor();

  const rules = [];
  for (let at = 0; at < 11; at += 1) {
    const added = await admin.post(`/admin/assessments/${id}/questions`, {
      questionText: `Fork ${at}?`,
      questionType: "multiple_choice",
      options: ["Left", "Right"],
    });
    rules.push({ question: added.body.id, op: "is", value: "Left" });
  }
  const conditions = { version: 1, match: "all", rules };
  await admin.post(`/admin/assessments/${id}/questions`, {
    questionText: "End?",
    questionType: "text",
    conditions,
  });
  await page.reload();
  await page.locator("summary", { hasText: "Length and logic" }).click();
  await page.getByText("There are too many combinations of answers to check.").waitFor();
});

const rulesAndText = ({ questionText, conditions }: { questionText: string; conditions: unknown }) => [
  questionText,
  conditions,
];

test("deleting a question names the cards and the score it affects, and deletes rules about it", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const { id, cash, wrong, helps } = await scoredTemplate(admin);
  const shownIf = (question: number) => ({
    conditions: { version: 1, match: "all", rules: [{ question, op: "atMost", value: 2 }] },
  });
  await admin.put(`/admin/questions/${helps}`, shownIf(cash));
  await admin.put(`/admin/assessment-templates/${id}/cards`, {
    key: "short",
    when: shownIf(cash).conditions,
    kind: "risk",
    title: "Cash is short",
    why: `You gave {{answer:${cash}}}.`,
  });
  const page = await adminWindow(server);
  await page.goto(editorPath(id));
  const dialog = page.getByRole("dialog", { name: "Delete question" });
  const dialogTexts = () => dialog.locator("p, li").allInnerTexts();
  await button(page, "Delete question 4").click();
  await dialog.getByText("Anything else?").waitFor();
  await button(dialog, "Delete").waitFor();
  expect(await dialogTexts()).toEqual(["Are you sure you want to delete this question?", "Anything else?"]);
  await button(dialog, "Cancel").click();

  await button(page, "Delete question 1").click();
  await expect
    .poll(dialogTexts)
    .toEqual([
      "Are you sure you want to delete this question?",
      CASH,
      "Another question depends on this one. Its condition will be deleted too:",
      "Who helps?",
      "An advice card uses this question. It won't be shown until you edit it:",
      "Cash is short",
      "Without this question, “Money-Mark” will be scored from 1 other question.",
    ]);
  expect(await problemsOf(page), "the losses").toEqual([]);
  await resize(page, { width: 1440, height: 900 });
  await button(dialog, "Delete with conditions").click();
  await toast(page, "Question deleted successfully").waitFor();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.getByText(/^Shown if/).count()).toBe(0);
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  expect(body.slice(0, 2)).toMatchObject([{ id: wrong }, { id: helps, conditions: null }]);

  await page.getByRole("link", { name: "Advice", exact: true }).click();
  await page.getByText("Uses the answer to a deleted question").waitFor();
  await expect.poll(() => page.getByText("{{answer:").count()).toBe(0);
});

test("form and chat can be tried without storing, and hidden questions show their reason", async () => {
  const { page, server } = await openEditor({
    prepare: async (admin, id) => {
      const { body } = await admin.get(`/admin/assessments/${id}/questions`);
      const rules = [{ question: body[1].id, op: "is", value: "More" }];
      await admin.put(`/admin/questions/${body[2].id}`, { conditions: { version: 1, match: "all", rules } });
    },
  });
  await button(page, "Preview Assessment").click();
  const dialog = page.getByRole("dialog", { name: "Preview Assessment" });
  const hidden = dialog.getByRole("region", { name: "Skipped questions" });
  const steps = () =>
    dialog.evaluate((box) =>
      [...box.querySelectorAll("[aria-label='Preview as'] button, form button")].map((one) => {
        const isOff = one.getAttribute("aria-disabled") === "true";
        return `${one.textContent}${one.ariaPressed === "true" ? " (pressed)" : ""}${isOff ? " (off)" : ""}`;
      }),
    );
  await expect.poll(() => hidden.count()).toBe(0);
  await button(dialog, "Form").click();
  await dialog.getByText("Question 1 of about 3").waitFor();
  await expect.poll(steps).toEqual(["Questions", "Form (pressed)", "Chat", "Previous (off)", "Next"]);
  await expect.poll(() => focusedName(page)).toBe(SELL);
  await dialog.getByText("Required", { exact: true }).waitFor();
  await expect
    .poll(() => hidden.getByRole("listitem").allTextContents())
    .toEqual([`3. ${CASH}Shown if 2 is More`]);
  await button(dialog, "Next").click();
  const missing = dialog.getByText("Please answer this required question");
  await missing.waitFor();
  await expect.poll(() => dialog.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  await dialog.getByRole("textbox").fill("Bread");
  await expect.poll(() => missing.count()).toBe(0);
  await button(dialog, "Next").click();
  await expect.poll(steps).toEqual(["Questions", "Form (pressed)", "Chat", "Previous", "Next"]);
  await button(dialog, "Previous").click();
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toBe("Bread");
  await button(dialog, "Next").click();
  await dialog.getByRole("radio", { name: "More" }).check();
  await button(dialog, "Next").click();
  await dialog.getByRole("heading", { name: CASH }).waitFor();
  await hidden.getByText("No questions are skipped for these answers").waitFor();
  for (const [press, asked] of [
    ["Previous", TEAM],
    ["Previous", SELL],
    ["Next", TEAM],
  ] as const) {
    await button(dialog, press).click();
    await dialog.getByRole("heading", { name: asked }).waitFor();
  }

  await button(dialog, "Chat").click();
  await dialog.getByRole("log").getByText(CASH).waitFor();
  await button(dialog, "5").click();
  await dialog.getByRole("log").getByText("5 out of 5").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Your answer");
  await button(dialog, "Skip this question").click();
  await dialog.getByText("End of preview.").waitFor();
  await expect.poll(() => dialog.getByRole("textbox").count()).toBe(0);
  await button(dialog, "Restart preview").click();
  const answer = dialog.getByRole("textbox", { name: "Your answer" });
  await answer.fill("We bake bread");
  await answer.press("Enter");
  await expect.poll(() => answer.inputValue()).toBe("");
  await button(dialog, "1. Just me").click();
  await dialog.getByRole("log").getByText(ELSE).waitFor();
  await hidden.getByText("Shown if 2 is More").waitFor();
  expect(await problemsOf(page, [WIDE]), "the chat").toEqual([]);
  await resize(page, PHONE);
  await button(page, "Preview Assessment").click();
  await button(dialog, "Form").click();
  await dialog.getByText("Question 1 of about 3").waitFor();
  expect(await problemsOf(page, [PHONE]), "the form on a phone").toEqual([]);
  expect(await count(server, "chat_messages")).toBe(0);
});
