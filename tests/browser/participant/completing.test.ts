import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { button, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { refuse, value } from "#tests/helpers/stored";

const FAILED = "Failed to complete assessment. Please try again.";

/** A participant at the last of four questions, which is optional; returns the attempt's path. */
async function almostDone(server: PageServer, expected?: RegExp) {
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  const questions = await (await page.request.get(`/api/user/assessments/${id}/questions`)).json();
  const ids: number[] = questions.map((question: { id: number }) => question.id);
  const answers = ["Shoes", "2 to 10", "4"];
  const responses = Object.fromEntries(answers.map((answer, index) => [ids[index], answer]));
  await page.request.put(`/api/user/assessments/${id}/responses`, { data: { responses } });
  return { page, path: `/assessment/${id}` };
}

/** Makes completion fail until the returned function is called. */
const refuseCompletion = (server: PageServer) =>
  refuse(server, "UPDATE", "user_assessments", { when: "NEW.status = 'completed'" });

const expectAccessible = async (page: Page, state: string) =>
  expect(await problemsOf(page), state).toEqual([]);
const toast = (page: Page) => page.getByRole("alert").filter({ hasText: "Error" }).getByText(FAILED);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const statusOf = (server: PageServer) => value(server, "SELECT status FROM user_assessments");

test("the end of the chat shows progress, can be retried after a failure, and opens the results", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const { page, path } = await almostDone(server, FAILED_CALL);
  await page.goto(`${path}/chat`);
  await log(page).getByText("Anything else?").waitFor();
  // The results' script is fetched once all questions are answered.
  let arrive = (): void => undefined;
  const results = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isAsked = false;
  await page.route(/assets\/results-.*\.js/, async (route) => {
    isAsked = true;
    await results;
    await route.continue();
  });
  const release = await holdCalls(page, "user.attempts.complete");
  await button(page, "Skip this question").click();

  const banner = page.getByRole("status").filter({ hasText: "Analyzing Responses..." });
  await banner.getByText("This can take up to a minute.").waitFor();
  const field = page.getByRole("textbox", { name: "Your answer" });
  await expect.poll(() => field.getAttribute("placeholder")).toBe("Analyzing responses...");
  await expect.poll(() => field.isDisabled()).toBe(true);
  await expect.poll(() => button(page, "Send").isDisabled()).toBe(true);
  await expect.poll(() => button(page, /^Edit answer/).count()).toBe(0);
  await expect.poll(() => isAsked).toBe(true);
  await expectAccessible(page, "analyzing");

  const repair = await refuseCompletion(server);
  release();
  await toast(page).waitFor();
  const failure = page.getByRole("status").filter({ hasText: FAILED });
  await failure.getByText("Your answers are saved.").waitFor();
  await expect.poll(() => focused(page)).toBe("Try again");
  await expectAccessible(page, "completion failed");
  expect(await statusOf(server)).toBe("in_progress");

  // The page waits for the recommendations.
  let write = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    write = resolve;
  });
  await repair();
  const waiting = page.waitForRequest(/recommendations\.watch/);
  await page.keyboard.press("Enter");
  await waiting;
  await banner.waitFor();
  write();
  await page.getByRole("status").getByText("All done. Opening your results…").waitFor();
  await expect.poll(() => failure.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("View Results");
  expect(await statusOf(server)).toBe("completed");
  arrive();
  await page.waitForURL("**/results");
  await page.getByRole("heading", { level: 1, name: "Growth check" }).waitFor();
});

test("a failed completion of the form keeps the answers and succeeds on retry", async () => {
  const server = await pageServer();
  const { page, path } = await almostDone(server, FAILED_CALL);
  // The results' script is fetched at the last question.
  await Promise.all([page.waitForRequest(/assets\/results-.*\.js/), page.goto(`${path}/start?q=4`)]);
  await page.getByRole("textbox").fill("We ship by bicycle");
  const repair = await refuseCompletion(server);
  await button(page, "Complete Assessment").click();
  await toast(page).waitFor();
  const retryButton = button(page, "Try again");
  await page.getByText(`${FAILED} Your answers are saved.`).waitFor();
  await retryButton.focus();
  const refused = page.waitForResponse(/user\.attempts\.complete/);
  await page.keyboard.press("Enter");
  expect((await refused).status()).toBe(500);
  await expect.poll(() => retryButton.getAttribute("aria-disabled")).toBeNull();
  await expect.poll(() => focused(page)).toContain("Try again");
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("We ship by bicycle");

  await repair();
  const release = await holdCalls(page, "user.attempts.complete");
  await page.keyboard.press("Enter");
  await expect.poll(() => retryButton.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => button(page, "Completing...").getAttribute("aria-busy")).toBe("true");
  release();
  await page.waitForURL("**/results");
  await page.getByText("We ship by bicycle").waitFor();
  expect(await statusOf(server)).toBe("completed");
});

test("an answer that can't be saved isn't lost, and an attempt completed elsewhere opens its results", async () => {
  const server = await pageServer();
  const { page, path } = await almostDone(server, /status of (409|500)/);
  await page.goto(`${path}/start?q=1`);
  await page.getByRole("textbox").fill("Shoes and boots");
  const repair = await breakTable(server, "answer_history");
  await button(page, "Back to Dashboard").focus();
  await page.keyboard.press("Enter");
  const ask = page.getByRole("dialog", { name: "Leave with an unsaved answer?" });
  await ask
    .getByText("Your last answer isn't saved yet. We'll keep it in this tab for when you come back.")
    .waitFor();
  await expect.poll(() => focused(page)).toBe("Cancel");
  await expectAccessible(page, "leaving with an unsaved answer");
  await page.keyboard.press("Escape");
  await ask.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Back to Dashboard");
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Shoes and boots");

  await page.keyboard.press("Enter");
  await ask.getByRole("button", { name: "Leave page" }).click();
  await page.waitForURL("**/user-dashboard");
  // Immediately, while the dashboard is still loading.
  await page.goBack();
  await page.waitForURL("**/start?q=1");
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Shoes and boots");

  await repair();
  let arrive = (): void => undefined;
  const results = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const isScript = /assets\/results-.*\.js/;
  await page.route(isScript, async (route) => {
    await results;
    await route.continue();
  });
  const opening = page.waitForRequest(isScript);
  await page.request.post(`/api/user${path.replace("assessment", "assessments")}/complete`, { data: {} });
  await opening;
  await button(page, "Next").click();
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  arrive();
  await page.waitForURL("**/results");
});
