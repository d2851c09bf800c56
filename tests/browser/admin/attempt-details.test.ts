import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { downloaded, refuseFiles, resize } from "#tests/helpers/page";
import { adminWindow, breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { completeWith, scoredTemplate } from "#tests/helpers/scored";
import { SCORING, scoredAttempts } from "#tests/helpers/scored-attempts";
import { count, put, storedResponses, value } from "#tests/helpers/stored";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const toast = (page: Page, title: string, text: string) =>
  page.locator("[data-toast]").filter({ hasText: title }).getByText(text).waitFor();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** The cards with their positions on a phone. */
const places = (page: Page) =>
  page.locator("main [style*='--order']").evaluateAll((cards) =>
    cards
      .map(
        (one) => [one.querySelector("h2"), (one as HTMLElement).style.getPropertyValue("--order")] as const,
      )
      .map(([title, place]) => `${place} ${title?.textContent}`)
      .toSorted(),
  );
const facts = (page: Page, name: string) => card(page, name).locator("dl > div").allInnerTexts();

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, { width: 1440, height: 900 });
}

async function opened(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/assessments/${id}`);
  await heading(page, "Response Summary").waitFor();
}

test("an unreached branch may still apply, and after completion it didn't", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const { id, cash, helps } = await scoredTemplate(admin);
  const rules = [{ question: cash, op: "atMost", value: 2 }];
  await admin.put(`/admin/questions/${helps}`, { conditions: { version: 1, match: "all", rules } });
  const { agent, attemptId } = await server.participant(id);
  const page = await adminWindow(server);
  await opened(page, attemptId);
  await page.getByText("1 more question may follow, depending on later answers.").waitFor();
  await completeWith(agent, attemptId, ["5", "1"]);
  await page.reload();
  await page.getByText("1 question was skipped because its conditions weren't met.").waitFor();
});

test("the details show loading, failure and absence, and the parts of complete and open attempts", async () => {
  const server = await pageServer();
  const { completed, open } = await answeredAttempts(server);
  const page = await adminWindow(server, { expected: /status of (500|404|400)/ });
  const answer = await holdCalls(page, "admin.attempts.get");
  await page.goto(`/admin/assessments/${completed}`);
  await page.getByRole("status").getByText("Loading assessment details...").waitFor();
  const repair = await breakTable(server, "user_assessments");
  answer();
  await page.getByText("Couldn't load the assessment.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await heading(page, "Response Summary").waitFor();

  await heading(page, "Jane Doe").waitFor();
  await expect
    .poll(() => facts(page, "Assessment"))
    .toEqual(["Title\nGrowth check", "Template ID\n1", "Description\nWhere you stand"]);
  expect((await card(page, "Participant").innerText()).split(/\s*\n\s*/)).toEqual([
    "Participant",
    "Completed",
    "JD",
    "Jane Doe",
    "jane@example.com",
  ]);
  await expect
    .poll(() => places(page))
    .toEqual([
      "1 Participant",
      "2 Progress",
      "4 Assessment Conversation",
      "5 Response Summary",
      "6 AI Recommendations",
      "7 Assessment",
      "8 Timeline",
      "9 AI usage",
    ]);
  await expect
    .poll(() => facts(page, "Timeline"))
    .toEqual([
      "Started\nNovember 20, 2026 at 10:40 AM",
      "Completed\nNovember 20, 2026 at 11:55 AM",
      "Duration\n1h 15m",
    ]);
  await card(page, "Progress").getByText("100%").waitFor();
  await heading(page, "AI Recommendations").waitFor();
  const answers = card(page, "Response Summary").getByRole("listitem");
  const parts = async () => (await answers.allInnerTexts()).map((text) => text.split(/\n+/));
  await expect
    .poll(() => parts())
    .toEqual([
      ["1. What do you sell?", "Answered", "Hand-made **shoes**"],
      ["2. How big is your team?", "Answered", "2 to 10"],
      ["3. How healthy is your cash flow?", "Answered", "4/5"],
      ["4. Anything else?", "No Response", "No answer provided (skipped)"],
    ]);
  await button(page, "Unanswered only (1)").waitFor();

  const conversation = card(page, "Assessment Conversation");
  const typed = conversation.locator("[data-role=user]").filter({ hasText: "Hand-made" });
  expect((await typed.innerText()).split(/\n+/)).toEqual([
    "Hand-made **shoes**",
    expect.stringMatching(/^\d\d:\d\d [AP]M$/),
  ]);
  const rated = conversation.locator("[data-role=user]").filter({ hasText: "a solid four" });
  await rated.getByText(/^\d\d:\d\d [AP]M · Understood as 4$/).waitFor();

  const region = page.getByRole("region", { name: "Messages, oldest first" });
  const today = server.clock.now().toLocaleDateString("en-US", { dateStyle: "long" });
  await expect.poll(() => region.locator("> :first-child, > p").allInnerTexts()).toEqual([today]);
  const shape = await region.evaluate((element) => ({
    height: element.clientHeight,
    atEnd: element.scrollTop + element.clientHeight >= element.scrollHeight - 1,
    sides: [...element.querySelectorAll("[data-role]")].map((message) => {
      const box = message.getBoundingClientRect();
      const list = element.getBoundingClientRect();
      const side = list.right - box.right < box.left - list.left ? "right" : "left";
      return `${message.getAttribute("data-role")} ${side} ${box.width <= 0.8 * list.width}`;
    }),
  }));
  expect(shape.height).toBeLessThanOrEqual(384);
  expect(shape.atEnd).toBe(true);
  expect([...new Set(shape.sides)].toSorted()).toEqual(["bot left true", "user right true"]);

  await page.getByRole("link", { name: "Back to Assessments" }).click();
  await heading(page, "Assessment Management").waitFor();

  await put(server, "DELETE FROM first_steps");
  await opened(page, open);
  await heading(page, "bob").waitFor();
  await card(page, "Participant").getByText("In Progress").waitFor();
  await expect
    .poll(() => facts(page, "Timeline"))
    .toEqual([
      expect.stringMatching(/^Started\n\w+ \d+, \d{4} at \d+:\d\d [AP]M$/),
      expect.stringMatching(/^Duration\n(\d+ minutes|1 minute)$/),
    ]);
  await card(page, "Progress").getByText("50%").waitFor();
  await card(page, "Assessment Conversation").getByText("No conversation data available").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "AI Recommendations" }).count()).toBe(0);

  const missing = "User has not responded to this question yet";
  await expect
    .poll(() => parts())
    .toEqual([
      ["1. What do you sell?", "Answered", "Bicycles"],
      ["2. How big is your team?", "Answered", "Just me, More"],
      ["3. How healthy is your cash flow?", "No Response", missing],
      ["4. Anything else?", "No Response", missing],
    ]);
  await expect.poll(() => page.getByText("skipped because").count()).toBe(0);
  expect((await places(page)).slice(0, 4)).toEqual([
    "1 Participant",
    "2 Progress",
    "4 Assessment Conversation",
    "5 Response Summary",
  ]);
  const unanswered = button(page, "Unanswered only (2)");
  await expect.poll(() => unanswered.getAttribute("aria-pressed")).toBe("false");
  await unanswered.click();
  await expect.poll(() => unanswered.getAttribute("aria-pressed")).toBe("true");
  expect((await parts()).map(([question]) => question)).toEqual([
    "3. How healthy is your cash flow?",
    "4. Anything else?",
  ]);
  await expectAccessible(page);
  // The first-steps list isn't marked as read yet.
  expect(await count(server, "first_steps")).toBe(0);

  await page.goto("/admin/assessments/999");
  await heading(page, "Assessment not found").waitFor();
  await page.goto("/admin/assessments/nonsense");
  await heading(page, "Assessment not found").waitFor();
});

test("shows the participant's result, with links to the neighboring attempts", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const hidden = { ...SCORING, visibleTo: "admin" };
  const {
    attempts: [secret],
  } = await scoredAttempts(server, admin, ["2"], hidden);
  const {
    attempts: [middle, newest],
  } = await scoredAttempts(server, admin, ["4", "5"]);
  const page = await adminWindow(server);
  const overall = card(page, "Overall score");
  const next = (name: string) => page.getByRole("navigation", { name: "Other assessments" }).getByLabel(name);
  await opened(page, newest!);
  await expect.poll(() => next("Previous assessment").getAttribute("aria-disabled")).toBe("true");
  await overall.getByText("Firm ground", { exact: true }).waitFor();
  // Only the participant can try other answers.
  await expect.poll(() => overall.getByRole("button").allTextContents()).toEqual(["How this score works"]);
  await expectAccessible(page);
  await next("Next assessment").click();
  await page.waitForURL(`**/${middle}`);
  await overall.getByText("3.8", { exact: true }).waitFor();
  await next("Next assessment").click();
  await page.waitForURL(`**/${secret}`);
  await overall.getByText("Shaky ground", { exact: true }).waitFor();
  await expect.poll(() => next("Next assessment").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => next("Previous assessment").getAttribute("aria-disabled")).toBeNull();

  // The participant's view has no parts for admins.
  await page.getByRole("link", { name: "View as participant" }).click();
  await heading(page, "Your Responses").waitFor();
  await heading(page, "Money check").waitFor();
  await page.getByText("This is what Pat Doe sees.").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Money check");
  await expect.poll(() => page.title()).toMatch(/^Money check as Pat Doe sees it/);
  await expect.poll(() => overall.count()).toBe(0);
  await expect.poll(() => page.getByText("Shaky ground").count()).toBe(0);
  await expect.poll(() => button(page, /Export|Generate|Try again/).count()).toBe(0);
  await page.reload();
  await heading(page, "Your Responses").waitFor();
  await page.getByRole("link", { name: "Back to details" }).click();
  await overall.getByText("Shaky ground", { exact: true }).waitFor();
  await expect.poll(() => focusedText(page)).toBe("Pat Doe");
  await next("Previous assessment").click();
  await page.waitForURL(`**/${middle}`);
  await page.getByRole("link", { name: "View as participant" }).click();
  await heading(page, "Your Responses").waitFor();
  await overall.getByText("Firm ground", { exact: true }).waitFor();
});

test("an admin exports a complete attempt, and unknown details are left out", async () => {
  const server = await pageServer();
  const { completed } = await answeredAttempts(server);
  const { 4: _skipped, ...rest } = await storedResponses(server, completed);
  await put(
    server,
    "UPDATE user_assessments SET responses = ? WHERE id = ?",
    JSON.stringify(rest),
    completed,
  );
  const page = await adminWindow(server, { expected: /status of (409|500)/ });
  const repair = await breakTable(server, "chat_messages");
  await opened(page, completed);
  await page.getByText("Couldn't load some of the details.").waitFor();
  await button(page, "Export JSON").click();
  await toast(page, "Export Failed", "Assessment data not ready for export");
  await repair();
  await button(page, "Try again").click();
  await card(page, "Assessment Conversation").getByText("a solid four").waitFor();
  await expect.poll(() => page.getByText("Couldn't load some of the details.").count()).toBe(0);
  // Without cards and a model there is nothing to generate from.
  await button(page, "Generate AI Recommendations").click();
  await card(page, "AI Recommendations")
    .getByText(/no AI model is set up/)
    .waitFor();
  await page.evaluate(noteKeptFiles);
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export JSON").click()]);
  await toast(page, "Export Successful", "Assessment results have been downloaded as JSON");
  const file = JSON.parse(await downloaded(download));
  expect(await page.evaluate(() => [...globalThis.keptFiles]), "files that fill the page's memory").toEqual(
    [],
  );
  await page.evaluate(refuseFiles);
  await button(page, "Export JSON").click();
  await toast(page, "Export Failed", "Failed to export assessment results");
  expect(file.questionsAndAnswers.at(-1)).toEqual({
    question: "Anything else?",
    questionType: "text",
    answer: "No response",
    answerLabel: null,
    analysisPrompt: null,
  });
  expect(file.conversationHistory.length).toBeGreaterThanOrEqual(8);
  expect(file.aiAnalysis.chatMessages).toEqual(file.conversationHistory);

  const set = (change: string) =>
    put(server, `UPDATE user_assessments SET ${change} WHERE id = ?`, completed);
  await set("completedAt = startedAt + 59 * 60000 + 59999");
  await put(server, "UPDATE assessments SET title = '', description = NULL");
  await opened(page, completed);
  expect((await facts(page, "Timeline")).at(-1)).toBe("Duration\n59 minutes");
  await expect.poll(() => facts(page, "Assessment")).toEqual(["Title\nUnknown Assessment", "Template ID\n1"]);
  await set("startedAt = NULL");
  await page.reload();
  await heading(page, "Response Summary").waitFor();
  await expect.poll(() => facts(page, "Timeline")).toEqual([expect.stringMatching(/^Completed/)]);
  await set("completedAt = NULL");
  await put(
    server,
    `INSERT INTO assessment_versions (assessmentId, isCurrent, createdAt) VALUES (1, 0, 0);
     UPDATE user_assessments SET versionId = (SELECT max(id) FROM assessment_versions)`,
  );
  await page.reload();
  await heading(page, "Progress").waitFor();
  await card(page, "Assessment Conversation").getByText("Hand-made").waitFor();
  await expect.poll(() => heading(page, "Timeline").count()).toBe(0);
  await expect.poll(() => heading(page, "Response Summary").count()).toBe(0);
});

test("an admin requests missing recommendations, sees a failure, and follows ones being written", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const { completed, templateId } = await answeredAttempts(server);
  const page = await adminWindow(server, { expected: /status of (409|502)/ });
  await opened(page, completed);
  const advice = card(page, "AI Recommendations");
  await advice.getByText("Recommendations couldn't be created automatically.").waitFor();
  assistant.isDown = true;
  await button(page, "Generate AI Recommendations").click();
  await toast(page, "Error", "Failed to generate AI recommendations");
  await advice.getByText("Failed to generate AI recommendations").waitFor();
  await expect.poll(() => advice.getByRole("status").textContent()).toBe("");

  // Another admin may have requested them since.
  const write = (text: string | null, by: string | null) =>
    put(
      server,
      "UPDATE user_assessments SET recommendations = ?, recommendationsBy = ? WHERE id = ?",
      ...[text, by, completed],
    );
  await write("Written meanwhile.", "ai");
  await button(page, "Generate AI Recommendations").click();
  await advice.getByText("Written meanwhile.").waitFor();
  await write(null, null);
  await page.reload();

  assistant.isDown = false;
  let letWrite = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    letWrite = resolve;
  });
  await button(page, "Generate AI Recommendations").click();
  const pending = button(page, "Generating...");
  await pending.waitFor();
  await expect.poll(() => pending.getAttribute("aria-disabled")).toBe("true");
  await advice.getByRole("status").getByText("Analyzing conversation...").waitFor();
  await expectAccessible(page);
  letWrite();
  await toast(page, "Success", "AI recommendations generated successfully");
  await advice.getByText("Scripted.").waitFor();
  await expect.poll(() => focusedText(page)).toBe("AI Recommendations");
  await expect.poll(() => button(page, /^Generat/).count()).toBe(0);
  await advice.getByText("AI-generated from the participant's answers").waitFor();
  await page.reload();
  await advice.getByText("Scripted.").waitFor();

  assistant.gate = new Promise<void>((resolve) => {
    letWrite = resolve;
  });
  const { agent, attemptId } = await server.participant(templateId, "pat@example.com");
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const responses = { [body[0].id]: "Bread", [body[1].id]: "More", [body[2].id]: "2" };
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
  await opened(page, attemptId);
  await advice.getByText("Writing recommendations…").waitFor();
  const refresh = advice.getByRole("button", { name: "Refresh" });
  const isBusy = () => refresh.getAttribute("aria-busy");
  const answer = await holdCalls(page, "admin.attempts.get");
  await refresh.press("Enter");
  await expect.poll(isBusy).toBe("true");
  answer();
  await expect.poll(isBusy).toBeNull();
  letWrite();
  const recommendations = () =>
    value(server, "SELECT recommendations FROM user_assessments WHERE id = ?", attemptId);
  await expect.poll(recommendations).not.toBeNull();
  await refresh.press("Enter");
  await advice.getByText("Scripted.").waitFor();
  await expect.poll(() => focusedText(page)).toBe("AI Recommendations");
});

declare global {
  /** Object URLs that the page hasn't revoked. */
  var keptFiles: Set<string>;
}

/** Runs in the page. */
function noteKeptFiles(): void {
  globalThis.keptFiles = new Set();
  const [keep, drop] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (file) => {
    const address = keep(file);
    globalThis.keptFiles.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    globalThis.keptFiles.delete(address);
    drop(address);
  };
}
