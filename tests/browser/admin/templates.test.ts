import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { inlineText, resize, watchClipboard } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import {
  button,
  card,
  dialog,
  focused,
  statusMessage,
  templatesPage,
  untilFocused,
} from "#tests/helpers/templates-page";

const DELETE_FAILED = "Failed to delete assessment template";
const CREATE_FAILED = "Failed to create assessment template";

const titles = (page: Page) => page.getByRole("listitem").getByRole("heading").allTextContents();
const filter = (page: Page, label: string) => page.getByRole("radiogroup").getByText(label, { exact: true });
const untilFilterFocused = (page: Page, value: string) =>
  expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(value);
const menu = async (page: Page, title: string, item: string) => {
  await button(page, `More actions for ${title}`).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("the page shows loading and failure, and offers help while it shows no template", async () => {
  const { server, page, admin, make } = await templatesPage({ expected: FAILED_CALL });
  const answer = await holdCalls(page, "admin.templates.list");
  await page.goto("/admin/templates");
  await statusMessage(page, "Loading templates...").waitFor({ state: "attached" });
  await expect
    .poll(() => page.locator("main .mantine-Card-root:has(.mantine-Skeleton-root)").count())
    .toBe(3);
  expect(await problemsOf(page), "loading").toEqual([]);
  const repair = await breakTable(server, "assessment_questions");
  answer();
  await page.getByRole("alert").getByText("Couldn't load templates.").waitFor();
  await expect.poll(() => page.locator(".mantine-Skeleton-root").count()).toBe(0);
  await repair();
  await button(page, "Try again").focus();
  await page.keyboard.press("Enter");
  const nothing = page.getByRole("heading", { name: "No templates yet" });
  await nothing.waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("Templates");

  await resize(page, WIDE);
  for (const [label, show] of [
    ["Inactive Only", "?show=inactive"],
    ["All Templates", "?show=all"],
    ["Active Only", ""],
  ] as const) {
    await filter(page, label).click();
    await page.waitForURL(`**/admin/templates${show}`);
    await nothing.waitFor();
  }
  expect(await problemsOf(page), "no template").toEqual([]);
  await button(page, "Import a file").click();
  await dialog(page, "Import template").waitFor();
  await page.keyboard.press("Escape");
  await untilFocused(page, "Import a file");
  await button(page, "Create a template").click();
  await dialog(page, "New Template").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page, "New Template").waitFor({ state: "hidden" });

  const id = await make("Only one");
  await resize(page, WIDE);
  await button(page, "Refresh").click();
  await card(page, "Only one").waitFor();
  await filter(page, "Inactive Only").click();
  await page.getByRole("heading", { name: "No inactive templates" }).waitFor();
  await page.getByText("All templates are available for new assessments.").waitFor();
  await button(page, "Show active templates").focus();
  await page.keyboard.press("Enter");
  await card(page, "Only one").waitFor();
  await untilFilterFocused(page, "active");

  await admin.put(`/admin/assessment-templates/${id}`, { isActive: false });
  await button(page, "Refresh").click();
  await page.getByRole("heading", { name: "No active templates" }).waitFor();
  await page.getByText("1 template is inactive. Activate a template so participants can start.").waitFor();
  await button(page, "Show inactive templates").click();
  await card(page, "Only one").waitFor();
});

test("a card shows a template and its actions, and its link can be copied", async () => {
  const { server, page, admin, make } = await templatesPage();
  const id = await exampleTemplate(admin);
  await server.participant(id);
  await make("Old one", { isActive: false });
  await make("Empty one");
  const link = `${server.url}/direct-assessment/${id}`;
  await page.goto("/admin/templates?show=all");
  const growth = card(page, "Growth check");
  await growth.getByText("Where you stand").waitFor();
  await expect.poll(() => growth.getByText("Active", { exact: true }).count()).toBe(1);
  await expect
    .poll(() => growth.locator("dl > div").allTextContents())
    .toEqual([`ID${id}`, "Questions4", "Used1 time"]);
  const editor = `/admin/templates/${id}/questions`;
  await expect
    .poll(() => growth.getByRole("link", { name: "Growth check", exact: true }).getAttribute("href"))
    .toBe(editor);
  await expect
    .poll(() => growth.getByRole("link", { name: "Edit Growth check" }).getAttribute("href"))
    .toBe(editor);
  await expect
    .poll(() => growth.getByRole("button").evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(["Copy link to Growth check", "More actions for Growth check", "Delete Growth check"]);
  const old = card(page, "Old one");
  await expect.poll(() => old.getByText("Inactive", { exact: true }).count()).toBe(1);
  await expect.poll(() => old.locator("dl > div").allTextContents()).toContain("Used0 times");
  await expect.poll(() => button(page, "Copy link to Old one").count()).toBe(0);
  const empty = card(page, "Empty one");
  await expect.poll(() => empty.getByText("Active", { exact: true }).count()).toBe(1);
  await expect.poll(() => empty.getByText("Needs at least one question").count()).toBe(1);
  await expect.poll(() => empty.getByText("No description").count()).toBe(1);
  await expect.poll(() => button(page, "Copy link to Empty one").count()).toBe(0);
  await expect.poll(() => growth.getByText("Needs at least one question").count()).toBe(0);
  expect(await problemsOf(page), "list").toEqual([]);

  await button(page, "More actions for Growth check").click();
  await page.getByRole("menuitem", { name: "Export" }).waitFor();
  await expect.poll(() => growth.getByRole("menuitem").allTextContents()).toEqual(["Duplicate", "Export"]);
  expect(await problemsOf(page), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await untilFocused(page, "More actions for Growth check");

  const copied = await watchClipboard(page);
  await button(page, "Copy link to Growth check").click();
  await statusMessage(page, "Link Copied").waitFor();
  await expect.poll(() => copied()).toBe(link);

  // Chromium denies every permission that isn't granted.
  await page.context().clearPermissions();
  await page.context().grantPermissions(["geolocation"]);
  await button(page, "Copy link to Growth check").focus();
  await page.keyboard.press("Enter");
  const refused = "Failed to Copy: Please manually copy the link";
  await page.getByRole("alert").filter({ hasText: refused }).waitFor();
  const field = dialog(page, refused).getByRole("textbox", { name: "Link" });
  await page.waitForFunction((expected) => getSelection()?.toString() === expected, link);
  await expect.poll(() => field.inputValue()).toBe(link);
  await page.keyboard.press("Escape");
  await untilFocused(page, "Copy link to Growth check");
});

test("the filter shows active templates first and stays in the address, and the help opens by keyboard", async () => {
  const { page, make } = await templatesPage();
  await make("First");
  await make("Second");
  await make("Third", { isActive: false });
  await page.goto("/admin/templates");
  const before = await page.evaluate(() => history.length);
  const help = button(page, "How Assessment Templates Work");
  const helpText = page.getByText("Participants keep the questions they started with.");
  await help.waitFor();
  await expect.poll(() => help.getAttribute("aria-expanded")).toBe("false");
  await help.focus();
  await page.keyboard.press("Enter");
  await helpText.waitFor();

  await page.getByText("1 inactive template is hidden.").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Second", "First"]);
  await filter(page, "Inactive Only").click();
  await page.getByText("2 active templates are hidden.").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Third"]);
  expect(page.url()).toContain("show=inactive");
  await page.getByRole("status").filter({ hasText: "1 of 3 templates" }).waitFor({ state: "attached" });
  await page.reload();
  await page.getByText("2 active templates are hidden.").waitFor();
  await helpText.waitFor();
  await expect.poll(() => help.getAttribute("aria-expanded")).toBe("true");
  await help.click();
  await helpText.waitFor({ state: "hidden" });
  await button(page, "Show all").focus();
  await page.keyboard.press("Enter");
  await card(page, "Second").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Third", "Second", "First"]);
  expect(page.url()).toContain("show=all");
  await expect.poll(() => page.getByText("hidden.").count()).toBe(0);
  // The button disappears, so the filter with the same meaning gets the focus.
  await untilFilterFocused(page, "all");
  await page.evaluate(noteStaleCounts);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.getByText("1 inactive template is hidden.").waitFor();
  await page.locator("[data-announcer]").getByText("2 of 3 templates").waitFor({ state: "attached" });
  expect(await page.evaluate(() => globalThis.staleCounts)).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  // Filtering adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("a template that can't be stored stays in its form, and is then created once, by keyboard", async () => {
  const { server, page, admin } = await templatesPage({ expected: FAILED_CALL });
  await page.goto("/admin/templates");
  await button(page, "New Template").click();
  const createDialog = dialog(page, "New Template");
  const title = createDialog.getByRole("textbox", { name: "Title" });
  await title.fill("Growth check");
  await createDialog.getByRole("textbox", { name: "Description" }).fill("Where you stand");
  const repair = await breakTable(server, "assessments");
  await button(page, "Create template").click();
  // The toast is usable while the dialog stays open.
  const toast = createDialog.getByRole("alert").filter({ hasText: "Error" });
  await toast.getByText(CREATE_FAILED).waitFor();
  await toast.hover();
  await toast.getByRole("button", { name: "Close notification" }).click();
  await expect.poll(() => toast.count()).toBe(0);
  await inlineText(createDialog, CREATE_FAILED).waitFor();
  await expect.poll(() => title.inputValue()).toBe("Growth check");
  await repair();
  // Selecting text from inside to outside doesn't close the dialog, but a click outside does.
  const gutter = () =>
    page.evaluate(() => {
      const { documentElement: root } = document;
      return [getComputedStyle(root).scrollbarGutter, innerWidth > root.clientWidth ? "stable" : "auto"];
    });
  const [actualGutter, expectedGutter] = await gutter();
  expect(actualGutter).toBe(expectedGutter);
  const inside = await title.boundingBox();
  await page.mouse.move((inside?.x ?? 0) + 20, (inside?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect.poll(() => createDialog.isVisible()).toBe(true);
  await page.mouse.click(5, 5);
  await createDialog.waitFor({ state: "hidden" });
  await untilFocused(page, "New Template");
  await button(page, "New Template").click();
  await expect.poll(() => title.inputValue()).toBe("Growth check");
  // Escape in an input method only ends its composition.
  await title.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect.poll(() => title.inputValue()).toBe("Growth check");
  await button(page, "Cancel").click();
  await createDialog.waitFor({ state: "hidden" });

  await resize(page, { width: 390, height: 664 });
  await button(page, "New Template").focus();
  // A phone's back gesture fires "cancel" or closes the dialog directly.
  for (const close of [
    (box: HTMLElement) => box.dispatchEvent(new Event("cancel", { cancelable: true })),
    (box: HTMLElement) => (box as HTMLDialogElement).close(),
  ]) {
    await page.keyboard.press("Enter");
    await createDialog.evaluate(close);
    // A closed dialog has no role, so wait until the page removes it.
    await page.locator("dialog").waitFor({ state: "detached" });
    await untilFocused(page, "New Template");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => title.inputValue()).toBe("");
  await expect.poll(() => createDialog.getByText(CREATE_FAILED).count()).toBe(0);
  await expect.poll(() => title.getAttribute("aria-invalid")).not.toBe("true");
  await expect.poll(() => createDialog.getByRole("switch").isChecked()).toBe(true);
  await expect
    .poll(() =>
      createDialog
        .locator("textarea")
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).rows)),
    )
    .toEqual([2, 3]);
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  // It opens at its top even if it is longer than the screen.
  await expect
    .poll(() => title.evaluate((field) => field.closest("form")?.parentElement?.parentElement?.scrollTop))
    .toBe(0);
  await resize(page, WIDE);
  await page.keyboard.press("Enter");
  await createDialog.getByText("Title is required").waitFor();
  await expect.poll(() => title.getAttribute("aria-invalid")).toBe("true");
  expect(await problemsOf(page)).toEqual([]);

  await page.keyboard.insertText("x".repeat(201));
  await createDialog.getByText("Keep the title to 200 characters or fewer").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("  Growth check ");
  await createDialog.getByText("Keep the title").waitFor({ state: "hidden" });
  await page.keyboard.press("Tab");
  await page.keyboard.type("Where you stand");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("switch").isChecked()).toBe(false);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const answer = await holdCalls(page, "admin.templates.create");
  await page.keyboard.press("Enter");
  const pending = page.getByRole("button", { name: "Creating..." });
  await pending.waitFor();
  await pending.click({ force: true });
  await page.keyboard.press("Enter");
  // It stays open, although browsers close a dialog after repeated Escape.
  await createDialog.getByRole("heading").click();
  await page.keyboard.press("Shift+Tab");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await createDialog.evaluate((box: HTMLDialogElement) => box.close());
  await expect.poll(() => page.locator("dialog:modal").count()).toBe(1);
  answer();
  await statusMessage(page, "Assessment template created successfully").waitFor();
  await page.waitForURL("**/admin/templates/1/questions");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect((await admin.get("/admin/assessment-templates")).body).toMatchObject([
    { title: "Growth check", description: "Where you stand", resultsAnalysisPrompt: null, isActive: false },
  ]);
  // The list shows changes made there.
  await resize(page, WIDE);
  const form = page.getByRole("complementary", { name: "Add a question" });
  await form.getByRole("textbox", { name: "Question" }).fill("Why?");
  await form.getByRole("button", { name: "Add Question" }).click();
  await statusMessage(page, "Question created successfully").waitFor();
  await button(page, "Growth check (edit title)").click();
  await page.getByRole("textbox", { name: "Title" }).fill("Health check");
  await page.keyboard.press("Enter");
  await statusMessage(page, "Template title updated successfully").waitFor();
  await page.getByRole("link", { name: "Back to Templates" }).click();
  await button(page, "Show inactive templates").click();
  await expect
    .poll(() => card(page, "Health check").locator("dl > div").allTextContents())
    .toEqual(["ID1", "Questions1", "Used0 times"]);
});

test("duplicating opens an inactive copy, and deleting asks first and keeps the answers", async () => {
  const { server, page, admin, make } = await templatesPage({ expected: FAILED_CALL });
  const id = await exampleTemplate(admin);
  await server.participant(id);
  await make("Second");
  await make("Third");
  await page.goto("/admin/templates");
  await card(page, "Growth check").waitFor();
  const repairQuestions = await breakTable(server, "assessment_questions");
  await menu(page, "Growth check", "Duplicate");
  await page.getByRole("alert").filter({ hasText: "Failed to duplicate assessment template" }).waitFor();
  await card(page, "Growth check").getByText("Failed to duplicate assessment template").waitFor();
  await untilFocused(page, "More actions for Growth check");
  await repairQuestions();
  await menu(page, "Growth check", "Export");
  await statusMessage(page, "Template exported").waitFor();
  await expect
    .poll(() =>
      card(page, "Growth check")
        .getByText(/^Failed/)
        .count(),
    )
    .toBe(0);
  await untilFocused(page, "More actions for Growth check");

  const answer = await holdCalls(page, "admin.templateFiles.duplicate");
  await page.keyboard.press("Enter");
  await untilFocused(page, "Duplicate");
  await page.keyboard.press("Enter");
  await page.locator('[aria-busy="true"][aria-label="More actions for Growth check"]').waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("menuitem").count()).toBe(0);
  answer();
  await statusMessage(page, "Template duplicated").waitFor();
  await page.getByText("You're now editing the copy. It stays inactive until you activate it.").waitFor();
  await page.getByRole("heading", { level: 1, name: /Growth check \(copy\)/ }).waitFor();
  await page.getByText("Inactive (Hidden from new assessments)").waitFor();
  await page.goBack();
  await page.getByText("1 inactive template is hidden.").waitFor();
  await expect.poll(() => titles(page)).toEqual(["Third", "Second", "Growth check"]);

  await admin.delete(`/admin/assessment-templates/${id + 3}`);
  await button(page, "Refresh").click();
  await expect.poll(() => page.getByText("hidden.").count()).toBe(0);
  await button(page, "Delete Second").focus();
  await page.keyboard.press("Enter");
  const deleteDialog = dialog(page, "Delete template");
  await untilFocused(page, "Cancel");
  await deleteDialog.getByText("Are you sure you want to delete Second?").waitFor();
  await deleteDialog.getByText("Existing assessments and answers are kept.").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await untilFocused(page, "Delete Second");

  const repair = await breakTable(server, "assessments");
  await page.keyboard.press("Enter");
  await button(page, "Delete").click();
  await page.getByRole("alert").filter({ hasText: DELETE_FAILED }).waitFor();
  await inlineText(deleteDialog, DELETE_FAILED).waitFor();
  await repair();
  await button(page, "Cancel").click();
  await button(page, "Delete Second").click();
  await deleteDialog.waitFor();
  await expect.poll(() => deleteDialog.getByText(DELETE_FAILED).count()).toBe(0);
  await button(page, "Delete").click();
  await statusMessage(page, "Assessment template deleted successfully").waitFor();
  await card(page, "Second").waitFor({ state: "detached" });
  await untilFocused(page, "Delete Growth check");

  await page.keyboard.press("Enter");
  await button(page, "Delete").click();
  await untilFocused(page, "Delete Third");
  await page.keyboard.press("Enter");
  await button(page, "Delete").click();
  await page.getByRole("heading", { name: "No templates yet" }).waitFor();
  await untilFocused(page, "Templates");
  expect((await admin.get("/admin/assessments")).body).toHaveLength(1);
});

test("long titles and descriptions stay inside their cards and dialogs", async () => {
  const { page, make } = await templatesPage({ phone: true });
  const title = "Unbreakable".repeat(19).slice(0, 200);
  await make(title, { description: "y".repeat(5_000) });
  await make("x ".repeat(100).trim(), { isActive: false, description: "many words ".repeat(450) });
  await page.goto("/admin/templates?show=all");
  await card(page, title).waitFor();
  const overflowing = () =>
    page
      .locator("main li, [role=dialog] section")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  await expect.poll(() => overflowing()).toBe(0);
  for (const box of await page
    .getByRole("listitem")
    .evaluateAll((all) => all.map((one) => one.clientHeight))) {
    expect(box).toBeLessThan(400);
  }
  await button(page, `Delete ${title}`).click();
  await dialog(page, "Delete template").waitFor();
  await expect.poll(() => overflowing()).toBe(0);
});

declare global {
  /** Announced counts that were already outdated on the page. */
  var staleCounts: string[];
}

/** Runs in the page. */
function noteStaleCounts(): void {
  globalThis.staleCounts = [];
  new MutationObserver(() => {
    const announcement = document.querySelector("[data-announcer]")?.textContent ?? "";
    const shown = document.querySelectorAll("main li h2").length;
    if (announcement && !announcement.startsWith(`${shown} of`)) globalThis.staleCounts.push(announcement);
  }).observe(document.querySelector("[data-announcer]") ?? document, { childList: true });
}
