import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { insertManyPeople } from "#tests/helpers/many-people";
import { downloaded, inlineText, refuseFiles, resize, scrollDown } from "#tests/helpers/page";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { SCORING, scoredAttempts } from "#tests/helpers/scored-attempts";

const LIST = "/admin/assessments";
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const search = (page: Page) => page.getByPlaceholder("Search assessments...");
const rows = (page: Page) => page.locator("tbody tr");
const toast = (page: Page, title: string, text: string) =>
  page.locator("[data-toast]").filter({ hasText: title }).getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
/** The sortable headings with their arrows; a star marks arrows that are always visible. */
const arrows = (page: Page) =>
  page.locator("th:has(button)").evaluateAll((cells) =>
    cells.map((cell) => {
      const arrow = cell.querySelector("svg");
      const way = arrow?.classList.contains("tabler-icon-arrow-up") ? "up" : "down";
      return `${cell.textContent} ${way}${arrow?.dataset.shown === "true" ? "*" : ""}`;
    }),
  );

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, { width: 1440, height: 900 });
}

async function opened(page: Page, address = LIST): Promise<void> {
  await page.goto(address);
  await rows(page).first().waitFor();
}

test("the list shows loading, failure and no attempts, and finds attempts by text and status", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: FAILED_CALL });
  const answer = await holdCalls(page, "admin.attempts.page");
  await page.goto(LIST);
  await page.getByRole("status").getByText("Loading assessments...").waitFor();
  const repair = await breakTable(server, "user_assessments");
  answer();
  await page.getByText("Couldn't load assessments.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await heading(page, "No assessments found").waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);

  await answeredAttempts(server);
  await expect.poll(() => page.getByText(/^Updated \d{1,2}:\d\d [AP]M$/).count()).toBe(1);
  const before = await page.evaluate(() => history.length);
  const releaseReload = await holdCalls(page, "admin.attempts.page");
  const refresh = button(page, "Refresh");
  const isBusy = () =>
    refresh.evaluate((one) => [
      one.ariaBusy,
      one.ariaDisabled,
      one.querySelector("svg") ? "arrows" : "turning",
    ]);
  await refresh.click();
  await expect.poll(isBusy).toEqual(["true", "true", "turning"]);
  releaseReload();
  await rows(page).first().waitFor();
  await expect.poll(isBusy).toEqual([null, null, "arrows"]);
  await expect.poll(() => button(page, "Next page").count()).toBe(0);
  await expect.poll(() => page.getByRole("combobox", { name: "Rows per page" }).count()).toBe(0);
  await heading(page, "Assessment Management").waitFor();
  await expect
    .poll(() => page.locator("thead th").allInnerTexts())
    .toEqual(["Participant", "Assessment", "Status", "Progress", "Started", "Actions"]);
  const janes = rows(page).filter({ hasText: "jane@example.com" });
  expect((await janes.innerText()).trim().split(/\s*[\n\t]\s*/)).toEqual([
    "JD",
    "Jane Doe",
    "jane@example.com",
    "Growth check",
    "Completed",
    "100%",
    "11/20",
  ]);
  const bob = rows(page).filter({ hasText: "bob@example.com" });
  expect(
    (await bob.innerText())
      .trim()
      .split(/\s*[\n\t]\s*/)
      .slice(0, 2),
  ).toEqual(["BO", "bob"]);
  await expect.poll(() => bob.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  await bob.getByText("In Progress").waitFor();
  await expectAccessible(page);

  const names = () =>
    rows(page)
      .getByRole("link", { name: /^(Jane Doe|bob)$/ })
      .allInnerTexts();
  for (const [typed, found] of [
    ["JANE", ["Jane Doe"]],
    ["bob@EX", ["bob"]],
    ["growth", ["bob", "Jane Doe"]],
  ] as const) {
    await search(page).fill(typed);
    await expect.poll(names).toEqual(found);
  }
  await search(page).fill("nobody");
  await heading(page, "No assessments found matching your criteria").waitFor();
  await search(page).fill("");
  await page.getByRole("combobox", { name: "Status" }).click();
  const choices = page.getByRole("main").getByRole("option");
  await expect.poll(() => choices.allInnerTexts()).toEqual(["All Status", "Completed", "In Progress"]);
  await choices.filter({ hasText: "Completed" }).click();
  await expect.poll(names).toEqual(["Jane Doe"]);
  await search(page).fill("bob");
  await heading(page, "No assessments found matching your criteria").waitFor();
  await expect.poll(() => heading(page, "No assessments found").count()).toBe(0);
  await button(page, "Clear filters").click();
  await rows(page).first().waitFor();
  await expect.poll(() => search(page).inputValue()).toBe("");
  await expect.poll(() => focused(page)).toBe("Search assessments");
  await page.waitForURL("**/admin/assessments");
  // Searching adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);

  await resize(page, PHONE);
  const jane = page.getByRole("main").getByRole("listitem").filter({ hasText: "jane@example.com" });
  expect((await jane.innerText()).trim().split(/\s*\n\s*/)).toEqual([
    "JD",
    "Jane Doe",
    "jane@example.com",
    "Growth check",
    "100%",
    "Completed",
    "Started 11/20",
  ]);
});

test("an admin opens an attempt and downloads a completed report, with its failures", async () => {
  const server = await pageServer();
  const { completed } = await answeredAttempts(server);
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await opened(page);
  const refused = button(page, "Download report for bob, Growth check");
  await expect.poll(() => refused.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => refused.getAttribute("aria-description")).toBe("Available when completed");
  await page.getByRole("link", { name: "View details for bob, Growth check" }).focus();
  await page.keyboard.press("Tab");
  await page.getByRole("tooltip", { name: "Available when completed" }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.getByRole("tooltip", { name: "Delete" }).waitFor();
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  await page.getByRole("link", { name: "View details for bob, Growth check" }).hover();
  await page.getByRole("tooltip", { name: "View details" }).waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  await expect.poll(() => page.locator("[data-toast]").count()).toBe(0);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download report for Jane Doe, Growth check").click(),
  ]);
  await toast(page, "Export Successful", "Assessment results have been downloaded as JSON");
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "_");
  expect(download.suggestedFilename()).toBe(`Growth_check_jane_example_com_${day}.json`);
  const text = await downloaded(download);
  const file = JSON.parse(text);
  expect(text).toBe(JSON.stringify(file, null, 2));
  expect(file.exportInfo).toMatchObject({ exportedBy: "ada@example.com", assessmentId: completed });
  expect(file.assessment).toEqual({
    id: completed,
    title: "Growth check",
    description: "Where you stand",
    templateId: 1,
  });
  expect(file.questionsAndAnswers.map((one: { answer: string }) => one.answer)).toEqual([
    "Hand-made **shoes**",
    "2 to 10",
    "4",
    "No answer provided",
  ]);
  expect(file.conversationHistory).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        role: "user",
        content: "a solid four",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        metadata: expect.objectContaining({ answer: "4", understoodAs: "4" }),
      }),
    ]),
  );
  expect(file.aiAnalysis).toEqual({
    recommendations: null,
    advice: null,
    chatMessages: file.conversationHistory,
  });

  const repair = await breakTable(server, "chat_messages");
  await button(page, "Download report for Jane Doe, Growth check").click();
  await toast(page, "Download Failed", "Failed to download assessment data");
  await repair();
  const [second] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("main").getByRole("alert").getByRole("button", { name: "Try again" }).click(),
  ]);
  expect(second.suggestedFilename()).toMatch(/^Growth_check_jane/);
  await page.getByRole("main").getByRole("alert").waitFor({ state: "hidden" });
  await page.evaluate(refuseFiles);
  await button(page, "Download report for Jane Doe, Growth check").click();
  await toast(page, "Export Failed", "Failed to export assessment results");

  await page.getByRole("link", { name: "Jane Doe", exact: true }).click();
  await page.waitForURL("**/admin/assessments/1");
  await page.goBack();
  await page.getByRole("link", { name: "View details for bob, Growth check" }).click();
  await page.waitForURL("**/admin/assessments/2");
});

test("1,000 attempts are paged, sorted and announced, and a reload keeps the view", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  await insertManyPeople(server, 1_000);
  await opened(page);
  await expect.poll(() => rows(page).count()).toBe(25);
  await page.getByText("1,000 assessments", { exact: true }).waitFor();
  const size = page.getByRole("combobox", { name: "Rows per page" });
  await expect.poll(() => size.locator("option").allInnerTexts()).toEqual(["25", "50", "100"]);
  await size.focus();
  await page.keyboard.press("End");
  await expect.poll(() => rows(page).count()).toBe(100);
  await page.getByRole("button", { name: "10", exact: true }).focus();
  await page.keyboard.press("Enter");
  await rows(page).filter({ hasText: "person100@example.com" }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(100);

  await search(page).focus();
  const announced = page.locator("[data-announcer]");
  const startedAt = Date.now();
  await page.keyboard.type("person99");
  await announced.getByText("11 of 1,000 assessments").waitFor({ state: "attached" });
  expect(Date.now() - startedAt).toBeGreaterThan(500);
  await expect.poll(() => rows(page).count()).toBe(11);
  await page.waitForURL("**/admin/assessments?q=person99&size=100");

  await search(page).fill("");
  await size.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => rows(page).count()).toBe(25);
  await page.waitForURL("**/admin/assessments");
  const sorted = () =>
    page
      .locator("th[aria-sort]")
      .evaluateAll((cells) =>
        cells.map((cell) => `${(cell as HTMLElement).innerText} ${cell.getAttribute("aria-sort")}`),
      );
  const emails = () =>
    page
      .locator("tbody")
      .getByText(/@example/)
      .allInnerTexts();
  await expect.poll(() => sorted()).toEqual(["Started descending"]);
  const unsorted = ["Participant up", "Assessment up", "Progress down"];
  await expect.poll(() => arrows(page)).toEqual([...unsorted, "Started down*"]);
  expect((await emails())[0]).toBe("person1000@example.com");
  await button(page, "Started").press("Enter");
  await expect.poll(sorted).toEqual(["Started ascending"]);
  await expect.poll(() => arrows(page)).toEqual([...unsorted, "Started up*"]);
  await expect.poll(async () => (await emails())[0]).toBe("person1@example.com");
  await button(page, "Participant").click();
  await expect.poll(sorted).toEqual(["Participant ascending"]);
  await expect.poll(async () => (await emails())[0]).not.toBe("person1@example.com");
  const names = await rows(page)
    .getByRole("link", { name: /^[A-Z]\w+ [A-Z]\w+$/ })
    .allInnerTexts();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en-US")));
  await button(page, "Participant").click();
  await expect.poll(sorted).toEqual(["Participant descending"]);
  await button(page, "Progress").click();
  await expect.poll(sorted).toEqual(["Progress descending"]);
  // The router may still scroll while the rows of an earlier order are shown.
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);

  await scrollDown(page, 900);
  const bar = await page.locator("header").first().boundingBox();
  const head = await page.locator("thead").boundingBox();
  expect(head?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  const seen = await page.evaluate(() => scrollY);
  await button(page, "Progress").click();
  await expect.poll(sorted).toEqual(["Progress ascending"]);
  expect(await page.evaluate(() => scrollY)).toBe(seen);

  await search(page).fill("growth");
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Completed" }).click();
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
  await button(page, "Participant").click();
  await page.waitForURL(/sort=participant/);
  const next = page.waitForResponse(/attempts\.page.*%22page%22%3A2/);
  await page.getByRole("button", { name: "Next page" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/assessments?q=growth&status=completed&sort=participant&page=2&size=50");
  await (await next).finished();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  const first = await rows(page).first().innerText();
  await page.reload();
  await rows(page).first().waitFor();
  await expect.poll(() => rows(page).first().innerText()).toBe(first);
  await expect.poll(() => search(page).inputValue()).toBe("growth");
  await expect.poll(() => page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("Completed");
  await expect.poll(() => rows(page).count()).toBe(50);

  const far = rows(page)
    .nth(30)
    .getByRole("link", { name: /^View details/ });
  await far.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await far.click();
  await heading(page, "Assessment Conversation").waitFor();
  await page.goBack();
  await rows(page).nth(30).waitFor();
  await expect.poll(() => rows(page).first().innerText()).toBe(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("shows scores, and filters and sorts by them", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const page = await adminWindow(server);
  await scoredAttempts(server, admin, ["2", "5", "4"]);
  const inPercent = {
    ...SCORING,
    scale: { max: 100, decimals: 0 },
    bands: [{ from: 0, name: "Percent", text: "" }],
  };
  await scoredAttempts(server, admin, ["1"], inPercent);
  await server.participant(1, "open@example.com");
  await opened(page);
  const scores = () => rows(page).locator("td:nth-child(5)").allInnerTexts();
  const shown = async () => (await scores()).map((text) => text.split(/\s+/).join(" "));
  await expect
    .poll(shown)
    .toEqual(["", "0 / 100 Percent", "3.8 / 5 Firm ground", "5.0 / 5 Firm ground", "1.3 / 5 Shaky ground"]);
  await expectAccessible(page);
  await button(page, "Score").click();
  await expect
    .poll(shown)
    .toEqual(["5.0 / 5 Firm ground", "3.8 / 5 Firm ground", "1.3 / 5 Shaky ground", "0 / 100 Percent", ""]);
  await page.getByRole("combobox", { name: "Band" }).click();
  const bands = page.getByRole("main").getByRole("option");
  await expect
    .poll(() => bands.allInnerTexts())
    .toEqual(["All bands", "Firm ground", "Percent", "Shaky ground"]);
  await bands.filter({ hasText: "Firm ground" }).click();
  await page.waitForURL("**/admin/assessments?band=Firm+ground&sort=score");
  const from = page.getByRole("textbox", { name: "Minimum score" });
  const to = page.getByRole("textbox", { name: "Maximum score" });
  /** The error message of an invalid field. */
  const wrongIn = (field: Locator) =>
    field.evaluate(
      (input) =>
        input.ariaInvalid === "true" &&
        document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
    );
  for (const wrong of ["much", "-1", "100,5"]) {
    await from.fill(wrong);
    await expect.poll(() => wrongIn(from)).toBe("Enter a number from 0 to 100.");
  }
  expect(await wrongIn(to)).toBe(false);
  await to.fill("10");
  await from.fill("90");
  for (const field of [from, to])
    await expect.poll(() => wrongIn(field)).toBe("The minimum score can't be higher than the maximum score.");
  await to.fill("");
  for (const right of ["0", "100", "", "3,5"]) {
    await from.fill(right);
    await expect.poll(() => wrongIn(from)).toBe(false);
  }
  await page.waitForURL("**/admin/assessments?band=Firm+ground&from=3.5&sort=score");
  await to.fill("4");
  await expect.poll(shown).toEqual(["3.8 / 5 Firm ground"]);
  await page.waitForURL("**/admin/assessments?band=Firm+ground&from=3.5&to=4&sort=score");
  await page.reload();
  await expect.poll(shown).toEqual(["3.8 / 5 Firm ground"]);
  await expect.poll(() => page.getByRole("textbox", { name: "Minimum score" }).inputValue()).toBe("3.5");
  await expect.poll(() => page.getByRole("combobox", { name: "Band" }).inputValue()).toBe("Firm ground");
  await page.getByRole("textbox", { name: "Minimum score" }).fill("4");
  await heading(page, "No assessments found matching your criteria").waitFor();
  await button(page, "Clear filters").click();
  await expect.poll(() => rows(page).count()).toBe(5);
  await expect.poll(() => from.inputValue()).toBe("");
  await page.waitForURL("**/admin/assessments?sort=score");
  await from.fill("50");
  await heading(page, "No assessments found matching your criteria").waitFor();
});

test("deleting asks first, then focuses the next row", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await insertManyPeople(server, 3);
  await opened(page);
  const names = await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute("aria-label")!));
  const dialog = page.getByRole("dialog", { name: "Delete Assessment" });
  await button(page, names[1]!).press("Enter");
  await dialog
    .getByText(
      "Are you sure you want to delete this assessment? This action cannot be undone and will permanently remove all assessment data.",
      { exact: true },
    )
    .waitFor();
  await dialog.getByText(names[1]!.replace(/^Delete (.+) for (.+)$/, "$1 – $2")).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await button(page, names[1]!).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toBe(names[1]);

  await button(page, names[1]!).press("Enter");
  const repair = await breakTable(server, "user_assessments");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Error", "Failed to delete assessment");
  await inlineText(dialog, "Failed to delete assessment").waitFor();
  await repair();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Success", "Assessment deleted successfully");
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => focused(page)).toBe(names[2]);

  for (const next of [names[0], null]) {
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe(next);
  }
  await heading(page, "No assessments found").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Assessment Management");
});
