import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { downloaded, resize } from "#tests/helpers/page";
import {
  adminWindow,
  breakTable,
  FAILED_CALL,
  holdCalls,
  type PageServer,
  pageServer,
} from "#tests/helpers/page-server";
import { readCsv, withoutFormulaGuard } from "#tests/helpers/read-csv";
import { scoredAttempts } from "#tests/helpers/scored-attempts";
import { ADMIN, type Agent, exampleTemplate } from "#tests/helpers/server";

const SELL = "What do you sell?";
const TEAM = "How big is your team?";
const CASH = "How healthy is your cash flow?";
const TEXTS = ["Hand-made shoes", "Shoes and boots", "=1+1", "Bread", "Bicycles, and repairs"];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const card = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const plain = (texts: (string | null)[]) => texts.map((text) => text?.replace(/\s+/g, " ").trim());
/** The texts of a chart's rows. */
const rowsOf = async (page: Page, name: string) =>
  plain(await page.getByRole("list", { name, exact: true }).getByRole("listitem").allTextContents());
const factsOf = async (page: Page, name = "Summary") =>
  plain(await card(page, name).locator("dl > div").allTextContents());
const quotesOf = async (page: Page) =>
  plain(
    await card(page, SELL)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link") })
      .allTextContents(),
  );

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, WIDE);
}

/** A client signed in as the admin of `adminWindow`. */
async function adminOf({ visitor }: PageServer): Promise<Agent> {
  const admin = visitor();
  await admin.post("/admin/login", ADMIN);
  return admin;
}

/** Keeps exports from starting until the given function is called. */
async function holdExports(page: Page): Promise<() => Promise<void>> {
  await page.route("**/export?*", () => undefined);
  return () => page.unroute("**/export?*");
}

async function questionsOf(agent: Agent, attemptId: number): Promise<number[]> {
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  return body.map(({ id }: { id: number }) => id);
}

/** Completes the example template as a new participant and skips its last question. */
async function complete(server: PageServer, templateId: number, text: string, team: string, cash: string) {
  const { agent, attemptId } = await server.participant(templateId);
  const ids = await questionsOf(agent, attemptId);
  const answers = [text, team, cash, "skip"];
  const responses = Object.fromEntries(ids.map((id, index) => [id, answers[index]]));
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
}

/** The example template with five completed attempts, and one that stopped after its first answer. */
async function world(window: { expected?: RegExp } = {}) {
  const server = await pageServer();
  const page = await adminWindow(server, window);
  const templateId = await exampleTemplate(await adminOf(server));
  for (const [index, text] of TEXTS.entries())
    await complete(server, templateId, text, index < 3 ? "Just me" : "More", String(index + 1));
  const { agent, attemptId } = await server.participant(templateId);
  const [sell = 0] = await questionsOf(agent, attemptId);
  await agent.put(`/user/assessments/${attemptId}/responses`, { responses: { [sell]: "Cakes" } });
  const address = `/admin/templates/${templateId}/results`;
  const open = async (search = "") => {
    await page.goto(`${address}${search}`);
    await page.getByRole("heading", { name: "Answers", level: 2 }).waitFor();
  };
  return { server, page, templateId, address, open };
}

test("an author sees what everyone answered, where they stop, and each chart as a table", async () => {
  const { page, templateId, open } = await world();
  await page.goto(`/admin/templates/${templateId}/questions`);
  await page.getByRole("navigation", { name: "Template" }).getByRole("link", { name: "Results" }).click();
  await page.waitForURL("**/results");
  await expect.poll(() => page.title()).toMatch(/^Results: Growth check/);
  await expect
    .poll(() => factsOf(page))
    .toEqual(["Started6", "Completed5 83%", expect.stringMatching(/^Typical time/)]);
  expect(await rowsOf(page, TEAM)).toEqual(["Just me3 (60%)", "More2 (40%)", "2 to 100 (0%)"]);
  expect(await rowsOf(page, CASH)).toEqual([1, 2, 3, 4, 5].map((rating) => `${rating}20%1 person`));
  expect(await rowsOf(page, "Where people stop")).toContain(`2. ${TEAM}1 of 6 (17%)`);
  await card(page, SELL).getByText("6 of 6 answered (100%)").waitFor();

  await card(page, TEAM).getByText("View as table").click();
  const table = card(page, TEAM).getByRole("table");
  await expect
    .poll(async () => plain(await table.getByRole("row").allTextContents()))
    .toContain("Just me3 (60%)");
  await expect.poll(() => quotesOf(page)).toHaveLength(5);
  await expectAccessible(page);
  await open();
  await page.emulateMedia({ media: "print" });
  await button(page, "Export").waitFor({ state: "hidden" });
  await choice(page, "Status").waitFor({ state: "hidden" });
});

test("filters are kept in the address; dates in the wrong order are explained", async () => {
  const { page, address, open } = await world();
  await open();
  await choice(page, "Status").selectOption("Completed");
  await page.waitForURL("**/results?status=completed");
  await expect.poll(() => factsOf(page)).toContain("Started5");
  await choice(page, "Answer").selectOption({ label: "More" });
  await expect.poll(() => factsOf(page)).toContain("Started2");
  await expect.poll(() => quotesOf(page)).toHaveLength(2);
  await page.reload();
  await expect.poll(() => factsOf(page)).toContain("Started2");
  await expect.poll(() => choice(page, "Status").inputValue()).toBe("completed");

  await button(page, "Clear filters").click();
  await page.waitForURL(`**${address}`);
  await expect.poll(() => factsOf(page)).toContain("Started6");

  await page.getByLabel("From", { exact: true }).fill("2026-11-02");
  await page.getByLabel("To", { exact: true }).fill("2026-11-01");
  await page.getByText("The last day must not be before the first").waitFor();
  await button(page, "Export").waitFor({ state: "detached" });
  await page.getByLabel("From", { exact: true }).fill("2001-01-01");
  await page.getByLabel("To", { exact: true }).fill("2001-01-02");
  await page.getByRole("heading", { name: "No results match these filters" }).waitFor();
  await button(page, "Clear filters").last().click();
  await expect.poll(() => factsOf(page)).toContain("Started6");
});

test("a comparison shows groups side by side, and small groups as people without percentages", async () => {
  const { page, open } = await world();
  await open();
  await choice(page, "Compare by").selectOption({ label: `2. ${TEAM}` });
  await page.waitForURL("**/results?compare=answer*");
  await expect.poll(() => factsOf(page, "Just me")).toContain("Started3");
  await expect.poll(() => factsOf(page, "More")).toContain("Completed2");
  const main = page.getByRole("main");
  await expect.poll(() => rowsOf(page, TEAM)).toContain("Just meJust me3 peopleMore0 people");
  await main.getByText("3 of 3 people answered").first().waitFor();
  await expect.poll(() => main.getByText("%").count()).toBe(0);
  await expectAccessible(page);
});

test("open answers are searched, and each leads to its assessment", async () => {
  const { page, open } = await world();
  await open();
  const answers = card(page, SELL);
  await expect.poll(() => quotesOf(page)).toContainEqual(expect.stringMatching(/^Cakes/));
  await button(page, "Show more answers").click();
  await expect.poll(() => quotesOf(page)).toHaveLength(6);
  await button(page, /^shoes 2$/).click();
  await expect.poll(() => quotesOf(page)).toHaveLength(2);
  await answers.getByLabel("Search answers").fill("nothing like it");
  await answers.getByText("No answer contains “nothing like it”.").waitFor();
  await answers.getByLabel("Clear search").click();
  await expect.poll(() => quotesOf(page)).toHaveLength(5);
  await answers
    .getByRole("link", { name: /Pat Doe/ })
    .first()
    .click();
  await page.waitForURL("**/admin/assessments/*");
});

test("an export takes the filters along, can be canceled, and leaves no file when it fails", async () => {
  const { server, page, open } = await world({ expected: /status of 500|ERR_INCOMPLETE_CHUNKED/ });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/export")) calls.push(search);
  });
  const start = async (name: string) => {
    await button(page, "Export").click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  const status = page.getByRole("status", { name: "Export" });
  await open("?status=completed");

  const release = await holdExports(page);
  await start("CSV, one column per option");
  await status.getByText("Exporting CSV").waitFor();
  await expectAccessible(page);
  await status.getByRole("button", { name: "Cancel" }).click();
  await status.waitFor({ state: "detached" });
  await release();

  const repair = await breakTable(server, "attempt_scores");
  await start("CSV");
  const failed = page
    .getByRole("alert")
    .getByText("Couldn't export the assessments. Nothing was downloaded.");
  await failed.first().waitFor();
  await repair();

  const saved = page.waitForEvent("download");
  await button(page, "Try again").click();
  expect((await saved).suggestedFilename()).toMatch(/^Growth_check_results_[\d-]{10}\.csv$/);
  const [headers, ...lines] = readCsv(await downloaded(await saved));
  const column = headers?.indexOf(SELL) ?? -1;
  expect(lines.map((line) => withoutFormulaGuard(line[column] ?? ""))).toEqual(TEXTS);
  expect(calls).toEqual([
    "?format=csv&options=columns&status=completed",
    "?format=csv&options=joined&status=completed",
    "?format=csv&options=joined&status=completed",
  ]);
});

test("scores are shown by tenths, by band and by area", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  const { templateId } = await scoredAttempts(server, await adminOf(server), ["1", "2", "3", "4", "5"]);
  await page.goto(`/admin/templates/${templateId}/results`);
  await page.getByRole("heading", { name: "Scores", level: 2 }).waitFor();
  await expect.poll(() => rowsOf(page, "Bands")).toEqual(["Shaky ground2 (40%)", "Firm ground3 (60%)"]);
  expect(await rowsOf(page, "Overall score")).toContain("4.5–5: 1");
  expect(await rowsOf(page, "Average scores by area")).toEqual(["Money2.5"]);
  expect(await factsOf(page)).toContain("Overall score2.5 out of 5");
  await expectAccessible(page);
});

test("new results wait until asked for; the first one appears right away", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  const templateId = await exampleTemplate(await adminOf(server));
  await page.goto(`/admin/templates/${templateId}/results`);
  await page.getByRole("heading", { name: "No results yet" }).waitFor();
  await button(page, "Copy link to Growth check").waitFor();
  await expectAccessible(page);

  await complete(server, templateId, "Shoes", "More", "4");
  await expect.poll(() => factsOf(page)).toContain("Started1");
  await complete(server, templateId, "Boots", "More", "5");
  await button(page, "Show new results").waitFor();
  expect(await factsOf(page)).toContain("Started1");
  await button(page, "Show new results").click();
  await expect.poll(() => factsOf(page)).toContain("Started2");
  await button(page, "Show new results").waitFor({ state: "detached" });
});

test("results that can't be loaded are loaded on another try", async () => {
  const { server, page, address } = await world({ expected: FAILED_CALL });
  const releaseResults = await holdCalls(page, "admin.results.ofTemplate");
  const repair = await breakTable(server, "attempt_facts");
  await page.goto(address);
  await page.getByRole("status", { name: "Loading results..." }).waitFor();
  releaseResults();
  await page.getByRole("alert").getByText("Couldn't load results.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await expect.poll(() => factsOf(page)).toContain("Started6");
});
