import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf, WIDE } from "#tests/helpers/accessibility";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import { openWindow, resize } from "#tests/helpers/page";
import { breakTable, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put, storedResponses } from "#tests/helpers/stored";

async function openedChat(server: PageServer, expected?: RegExp): Promise<Page> {
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  await page.goto(`/assessment/${(await registered.json()).userAssessmentId}/chat`);
  await log(page).getByText("What do you sell?").waitFor();
  return page;
}

async function answerElsewhere(page: Page, order: number, newAnswer: string): Promise<void> {
  const path = `/api/user/assessments/${/\d+/.exec(new URL(page.url()).pathname)}`;
  const questions: { id: number; order: number }[] = await (
    await page.request.get(`${path}/questions`)
  ).json();
  const questionId = questions.find((question) => question.order === order)?.id;
  const stored = await page.request.post(`${path}/responses`, { data: { questionId, answer: newAnswer } });
  expect(stored.status()).toBe(200);
}

const storedAnswers = async (server: PageServer) => Object.values(await storedResponses(server));

/** Records from which screens the page opens an event stream. */
function noteListening(page: Page): string[] {
  const listened: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("chat.watch"))
      listened.push(new URL(page.url()).pathname.split("/").pop() ?? "");
  });
  return listened;
}

/** Another device answers while the chat has a draft: first for a text, then for a choice. */
async function answerWhileTyping(server: PageServer, page: Page): Promise<void> {
  const unsavedDraft = log(page).getByText("Unsaved draft");
  await composer(page).fill("Hand-made shoes for");
  await answerElsewhere(page, 1, "Shoes");
  await log(page).getByText("How big is your team?").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await unsavedDraft.waitFor();
  await button(page, "Edit answer to question 1").click();
  const editor = log(page).getByRole("textbox");
  await expect.poll(() => editor.inputValue()).toBe("Hand-made shoes for");
  await expect.poll(() => log(page).getByText("You typed this").count()).toBe(0);
  await editor.fill("Hand-made shoes for walkers");
  await page.reload();
  await button(page, "Edit answer to question 1").click();
  await expect.poll(() => editor.inputValue()).toBe("Hand-made shoes for walkers");
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 1 updated").waitFor();
  await expect.poll(() => unsavedDraft.count()).toBe(0);
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes for walkers"]);

  await composer(page).fill("the second o");
  await answerElsewhere(page, 2, "More");
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await unsavedDraft.waitFor();
  const edit = button(page, "Edit answer to question 2");
  await expect.poll(() => edit.getAttribute("data-quiet")).toBeNull();
  await edit.click();
  const typed = log(page).getByText("You typed this but didn't send it: “the second o”");
  await typed.waitFor();
  const chosen = page.getByRole("radio", { name: "More" });
  await expect.poll(() => chosen.and(page.locator(":checked:focus")).count()).toBe(1);
  await expect.poll(() => page.getByText("Save or cancel your change").count()).toBe(0);
  await page.getByRole("radio", { name: "2 to 10" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: 2 to 10").waitFor();
  await expect.poll(() => typed.count()).toBe(0);
  await expect.poll(() => unsavedDraft.count()).toBe(0);
  await expect.poll(() => edit.getAttribute("data-quiet")).toBe("true");
}

test("chat and form show each other's answers and drafts, and each screen listens once", async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await answerWhileTyping(server, page);

  await resize(page, PHONE);
  await button(page, "Menu").click();
  await button(page, "Answers").click();
  const drawer = page.getByRole("dialog", { name: "Your answers" });
  expect(await problemsOf(page), "drawer").toEqual([]);
  await drawer.getByRole("button", { name: /How big is your team/ }).click();
  await drawer.getByRole("button", { name: "Save" }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: /How big is your team/ }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await button(page, "Edit answer to question 2").click();
  await button(page, "Save").waitFor();
  expect(await problemsOf(page), "editor").toEqual([]);
  // Saving without a change stores nothing.
  await button(page, "Save").click();
  await button(page, "Save").waitFor({ state: "detached" });
  await expect.poll(() => log(page).getByText("Answer to question 2 updated").count()).toBe(1);
  await resize(page, WIDE);
  const rows = page.getByRole("complementary", { name: "Your answers" }).getByRole("listitem");
  const shown = () =>
    rows.evaluateAll((found) =>
      found.map((row) => [
        row.querySelector("svg")?.getAttribute("aria-label"),
        row.textContent,
        row.querySelector("a")?.getAttribute("href") ?? null,
      ]),
    );
  await expect.poll(shown).toEqual([
    ["Answered:", "1. What do you sell?Hand-made shoes for walkers", null],
    ["Answered:", "2. How big is your team?2 to 10", null],
    ["Open:", "3. How healthy is your cash flow?", expect.stringMatching(/^\/assessment\/\d+\/start\?q=3$/)],
    ["Open:", "4. Anything else?", expect.stringMatching(/\/start\?q=4$/)],
  ]);

  // The chat shows the form's answer, and the form shows the chat's change.
  const byForm = log(page).getByText("Answered in the form");
  const before = await byForm.count();
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 3 of 4", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "4" }).check({ force: true });
  await button(page, "Chat with AI").click();
  await log(page).getByText("Anything else?").waitFor();
  await page.getByText("Question 4 of 4", { exact: true }).waitFor();
  await expect.poll(() => byForm.count()).toBe(before + 1);
  await button(page, "Edit answer to question 3").click();
  await page.getByRole("radio", { name: "5" }).check({ force: true });
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 3 updated: 5").waitFor();
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes for walkers", "2 to 10", "5"]);

  // The server ends the form's first event stream.
  const listened = noteListening(page);
  const returnEvent = {
    contentType: "text/event-stream",
    body: "event: connected\ndata: {}\n\nevent: return\ndata:\n\n",
  };
  let isFirst = true;
  // The route stays until the end, since a request during its removal could go unreported.
  await page.route("**/trpc/chat.watch*", (route) => {
    const answered = isFirst ? route.fulfill(returnEvent) : route.continue();
    isFirst = false;
    return answered;
  });
  await composer(page).fill("Half a sen");
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 4 of 4", { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain("?q=4");
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Half a sen");
  await expect.poll(() => listened).toEqual(["start", "start"]);
  await button(page, "Previous").click();
  await expect.poll(() => page.getByRole("radio", { name: "5" }).isChecked()).toBe(true);
  await button(page, "Next").click();
  await page.getByText("Question 4 of 4", { exact: true }).waitFor();
  await button(page, "Chat with AI").click();
  await log(page).getByText("Welcome back · Question 4 of 4").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("Half a sen");
  await expect.poll(() => listened).toEqual(["start", "start", "chat"]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("heading", { name: "Welcome back, Pat Doe" }).waitFor();
  expect(listened).toEqual(["start", "start", "chat"]);
});

async function signInAgain(server: PageServer, page: Page): Promise<void> {
  await page.waitForURL("**/access");
  await page.getByLabel(/Email/).fill("pat@example.com");
  await page.locator("main button[type=submit]").click();
  const link = () => /https?:\/\/\S+token=\S+/.exec(server.mailer.sent.at(-1)?.text ?? "")?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link() ?? "");
}

test("a session that ends during an edit leads back to the same text, and other people see no draft", async () => {
  const server = await pageServer();
  const page = await openedChat(server, /status of 401/);
  await answer(page, "Shoes", "How big is your team?");
  await composer(page).fill("the second one");
  await button(page, "Edit answer to question 1").click();
  await log(page).getByRole("textbox").fill("Boots");
  await put(server, "DELETE FROM sessions");
  await button(page, "Save").click();
  await signInAgain(server, page);
  await page.waitForURL("**/chat");
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("the second one");

  await page.getByRole("link", { name: "Answer via Form" }).click();
  await button(page, "Previous").click();
  await page.getByRole("textbox").fill("Shoes and boots");
  await put(server, "DELETE FROM sessions");
  await button(page, "Save Progress").click();
  await signInAgain(server, page);
  await page.waitForURL("**/start?q=1");
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Shoes and boots");

  // The open chat may send one more call for the previous person.
  await button(page, "Chat with AI").click();
  await composer(page).fill("Nobody is to know");
  const storedTexts = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(() => storedTexts()).toContain("Nobody is to know");
  await page.request.post("/api/direct-assessment/register", {
    data: { name: "Bo", email: "bo@example.com", templateId: 1 },
  });
  await page.goto("/user-dashboard");
  await page.getByRole("heading", { name: "Welcome back, Bo" }).waitFor();
  await expect.poll(() => storedTexts()).not.toContain("Nobody is to know");
  expect(await storedTexts()).not.toContain("Shoes and boots");
});

test("a session that ends while the form has an unsaved answer leads to the sign-in without asking", async () => {
  const server = await pageServer();
  const page = await openedChat(server, /status of (401|500)/);
  await answer(page, "Shoes", "How big is your team?");
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await button(page, "Previous").click();
  await page.getByRole("textbox").fill("Boots");
  await breakTable(server, "answer_history");
  await button(page, "Save Progress").click();
  await page.locator("main").getByText("Not saved").waitFor();
  const saved = page.waitForResponse((answer) => answer.url().includes("saveResponses"));
  await page.evaluate(look, "hidden" as const);
  await saved;
  await put(server, "DELETE FROM sessions");
  // The event stream notices it first.
  await page.evaluate(look, "visible" as const);
  await page.waitForURL("**/access");
  await page.getByText("You've been signed out in this browser").waitFor();
});

/** Runs in the page. Changes its visibility. */
function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
