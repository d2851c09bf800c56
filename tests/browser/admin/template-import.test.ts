import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { downloaded, inlineText } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls } from "#tests/helpers/page-server";
import { type Agent, exampleTemplate } from "#tests/helpers/server";
import { refuse } from "#tests/helpers/stored";
import {
  button,
  card,
  dialog,
  statusMessage,
  templatesPage,
  untilFocused,
} from "#tests/helpers/templates-page";

const IMPORT_FAILED = "Failed to import assessment template";

const importDialog = (page: Page) => dialog(page, "Import template");
const submit = (page: Page) => button(page, "Import file");
const alert = (page: Page) => importDialog(page).getByRole("alert");

async function openDialog(page: Page): Promise<void> {
  await page.goto("/admin/templates");
  await button(page, "Import template").click();
  await importDialog(page).getByText("You can review the file before it's imported.").waitFor();
}

/** Chooses a file; anything but a string is written as JSON. */
async function choose(page: Page, content: unknown, name = "growth.json"): Promise<void> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await importDialog(page)
    .getByLabel(/^Choose (a|another) file$/)
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

const fileOf = async (admin: Agent, id: number) =>
  (await admin.get(`/admin/assessment-templates/${id}/export`)).body;
/** The file with scoring, and its last question shown only if the first is answered. */
function withMore(file: Awaited<ReturnType<typeof fileOf>>) {
  const { questions, ...template } = file.template;
  const rules = [{ question: 1, op: "answered" }];
  const last = { ...questions.at(-1), conditions: { version: 1, match: "all", rules } };
  const scoring = {
    version: 1,
    dimensions: ["Cash", "People"].map((name) => ({ key: name.toLowerCase(), name })),
    bands: [{ from: 0, name: "Any", text: "" }],
  };
  return { ...file, template: { ...template, scoring, questions: [...questions.slice(0, -1), last] } };
}

const stored = async (admin: Agent) => (await admin.get("/admin/assessment-templates")).body.length;

const REFUSED: [string, string, string][] = [
  ["an empty file", "", "This file is empty. Export the template again and choose the new file."],
  ["a file of blanks", " \n", "This file is empty."],
  [
    "a file that is no JSON",
    '{"format": "askwell-template",',
    "This file isn't valid JSON. If you edited it",
  ],
  [
    "a file that is too large",
    JSON.stringify("x".repeat(1_000_000)),
    "This file is too large (1,001 KB). Template files can be up to 1,000 KB.",
  ],
  ["JSON that is no template", '{"hello": "world"}', "This isn't an Askwell template file."],
  [
    "a file of a newer Askwell",
    '{"format": "askwell-template", "version": 4}',
    "This file was exported by a newer version of Askwell (format 4; this server supports 3). Update this server first.",
  ],
];

test("a file is checked before it is stored, and everything wrong with it is listed", async () => {
  const { server, page, admin } = await templatesPage({ expected: FAILED_CALL });
  const complete = await fileOf(admin, await exampleTemplate(admin));
  const file = withMore(complete);
  await openDialog(page);
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  await importDialog(page).getByText("or drop an exported .json file here").waitFor();
  await expect.poll(() => importDialog(page).getByLabel("Choose a file", { exact: true }).count()).toBe(1);
  await choose(page, file);
  await importDialog(page).getByRole("heading", { name: "Growth check" }).waitFor();
  await statusMessage(page, "Ready to import: one template with 4 questions.").waitFor();
  await importDialog(page).getByText("It will be available for new assessments right away.").waitFor();
  await importDialog(page).getByText("Scored in 2 areas: Cash, People. 1 question has conditions.").waitFor();
  await importDialog(page)
    .getByText("A template with this title already exists. The import will be added as a separate template.")
    .waitFor();
  await expect
    .poll(() => importDialog(page).getByRole("listitem").allTextContents())
    .toEqual([
      "What do you sell?Text · Required",
      "How big is your team?Multiple choice · Required · 3 options",
      "How healthy is your cash flow?Rating · Required",
      "Anything else?Text · Optional",
    ]);
  expect(await problemsOf(page)).toEqual([]);

  const otherTemplate = { ...file.template, title: "Another", isActive: false, questions: [] };
  await choose(page, { ...file, template: otherTemplate }, "another.json");
  await importDialog(page).getByRole("heading", { name: "Another" }).waitFor();
  await importDialog(page).getByText("another.json").waitFor();
  await expect
    .poll(() => importDialog(page).getByLabel("Choose another file", { exact: true }).count())
    .toBe(1);
  await importDialog(page).getByText("It stays inactive until you activate it.").waitFor();
  await importDialog(page).getByText("This template has no questions yet.").waitFor();
  await expect
    .poll(() =>
      importDialog(page)
        .getByText(/exists? already/)
        .count(),
    )
    .toBe(0);
  await expect.poll(() => stored(admin)).toBe(1);

  await button(page, "Cancel").click();
  await importDialog(page).waitFor({ state: "hidden" });
  await untilFocused(page, "Import template");
  await expect.poll(() => stored(admin)).toBe(1);
  await button(page, "Import template").click();
  await expect.poll(() => importDialog(page).getByText("another.json").count()).toBe(0);
  await expect.poll(() => submit(page).isDisabled()).toBe(true);

  const faulty = structuredClone(complete);
  faulty.template.questions[0].questionText = "";
  faulty.template.questions[2] = { questionText: "Which?", questionType: "multiple_choice", options: [] };
  await choose(page, faulty);
  await alert(page).getByText("This file can't be imported").waitFor();
  await expect
    .poll(() => alert(page).getByRole("listitem").allTextContents())
    .toEqual(["Question 1: Question text is required", "Question 3: Add at least one option"]);
  await statusMessage(page, "Nothing was imported. Fix the file and try again.").waitFor();
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  for (const [name, content, message] of REFUSED) {
    await choose(page, content, `${name}.json`);
    await importDialog(page).getByText(`${name}.json`).waitFor();
    await alert(page).getByText(message).waitFor();
    await expect.poll(() => submit(page).isDisabled(), { message: name }).toBe(true);
  }

  await choose(page, JSON.stringify(complete).padEnd(1_000_000), "of the largest size.json");
  await statusMessage(page, "Ready to import").waitFor();

  const repair = await breakTable(server, "assessments");
  await choose(page, complete);
  await alert(page).getByText("Couldn't check the file.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await statusMessage(page, "Ready to import").waitFor();

  const answer = await holdCalls(page, "templateFiles.plan");
  await choose(page, complete, "slow.json");
  await statusMessage(page, "Checking the file...").waitFor();
  await choose(page, "", "quick.json");
  await alert(page).getByText("This file is empty.").waitFor();
  const checked = page.waitForResponse((response) => response.url().includes("templateFiles.plan"));
  answer();
  await (await checked).finished();
  await alert(page).getByText("This file is empty.").waitFor();
  await expect.poll(() => importDialog(page).getByRole("heading", { name: "Growth check" }).count()).toBe(0);
  await expect.poll(() => submit(page).isDisabled()).toBe(true);
  await expect.poll(() => stored(admin)).toBe(1);
});

test("a template is exported and imported again, and a failed import stores nothing", async () => {
  const { server, page, admin } = await templatesPage({ expected: FAILED_CALL });
  const id = await exampleTemplate(admin);
  await page.goto("/admin/templates");
  await button(page, "More actions for Growth check").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Growth_check.json");
  await statusMessage(page, "Template exported").waitFor();
  const file = await downloaded(download);
  expect(file).toBe(JSON.stringify(await fileOf(admin, id), null, 2));

  // Before the key press, because Playwright takes a moment to start listening.
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Import template").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).type === "file");
  await page.keyboard.press("Enter");
  const chooser = await choosing;
  await chooser.setFiles({ name: "growth.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await statusMessage(page, "Ready to import").waitFor();

  const repairQuestions = await refuse(server, "INSERT", "assessment_questions", { when: 'NEW."order" = 3' });
  for (const _stop of ["questions", "cancel", "import"]) await page.keyboard.press("Tab");
  await untilFocused(page, "Import fileImporting...");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: IMPORT_FAILED }).waitFor();
  await inlineText(importDialog(page), IMPORT_FAILED).waitFor();
  await importDialog(page).getByRole("heading", { name: "Growth check" }).waitFor();
  await expect.poll(() => stored(admin)).toBe(1);
  await repairQuestions();
  await choose(page, file, "again.json");
  await expect.poll(() => inlineText(importDialog(page), IMPORT_FAILED).count()).toBe(0);
  await statusMessage(page, "Ready to import").waitFor();
  await submit(page).focus();

  const answer = await holdCalls(page, "templateFiles.import");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Importing..." }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => importDialog(page).isVisible()).toBe(true);
  answer();
  await statusMessage(page, "Assessment template imported successfully").waitFor();
  await page.waitForURL("**/admin/templates/2/questions");
  await page.getByText("How healthy is your cash flow?").waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await expect.poll(() => fileOf(admin, 2)).toEqual(await fileOf(admin, id));
  await page.goBack();
  await card(page, "Growth check").nth(1).waitFor();
  await expect.poll(() => stored(admin)).toBe(2);
});
