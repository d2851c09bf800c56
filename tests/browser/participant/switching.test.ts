import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const PHONE = { width: 390, height: 844, hasTouch: true };

/** A chat that has asked its first question. */
async function openedChat(server: PageServer, phone = false, expected?: RegExp): Promise<Page> {
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, phone ? PHONE : undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  await page.goto(`/assessment/${(await registered.json()).userAssessmentId}/chat`);
  await log(page).getByText("What do you sell?").waitFor();
  return page;
}

/** Answers the question of that place as another device would. */
async function answerElsewhere(page: Page, order: number, given: string): Promise<void> {
  const path = `/api/user/assessments/${/\d+/.exec(new URL(page.url()).pathname)}`;
  const questions: { id: number; order: number }[] = await (
    await page.request.get(`${path}/questions`)
  ).json();
  const questionId = questions.find((question) => question.order === order)?.id;
  const stored = await page.request.post(`${path}/responses`, { data: { questionId, answer: given } });
  expect(stored.status()).toBe(200);
}

const storedAnswers = ({ raw }: PageServer) =>
  Object.values(JSON.parse(String(raw.prepare("SELECT responses FROM user_assessments").pluck().get())));

test("chat and form open at the same question with the same text, one click apart", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await answer(page, "Shoes", "How big is your team?");
  await button(page, "1. Just me").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await button(page, "4").click();
  await log(page).getByText("Anything else?").waitFor();
  await composer(page).fill("Half a sen");
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 4 of 4", { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain("?q=4");
  const field = page.getByRole("textbox");
  await expect.poll(() => field.inputValue()).toBe("Half a sen");
  await button(page, "Chat with AI").click();
  await log(page).getByText("You're back · Question 4 of 4").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("Half a sen");
});

test("each screen listens once: anew when the server ends it, and no longer once it is left", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  const listened: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("chat.watch"))
      listened.push(new URL(page.url()).pathname.split("/").pop() ?? "");
  });
  const ended = {
    contentType: "text/event-stream",
    body: "event: connected\ndata: {}\n\nevent: return\ndata:\n\n",
  };
  await page.route("**/trpc/chat.watch*", (route) => route.fulfill(ended), { times: 1 });
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await expect.poll(() => listened).toEqual(["start", "start"]);
  await button(page, "Chat with AI").click();
  await expect.poll(() => listened).toEqual(["start", "start", "chat"]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("heading", { name: "Welcome back, Pat Doe" }).waitFor();
  expect(listened).toEqual(["start", "start", "chat"]);
});

test("answers given in the form stand in the chat, which asks the first open question", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByRole("textbox").fill("Hand-made shoes");
  await button(page, "Next").click();
  await page.getByRole("radio", { name: "Just me" }).check();
  await button(page, "Chat with AI").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await page.getByText("Question 3 of 4", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("Answered in form").count()).toBe(2);
  await button(page, "Edit answer to question 2").click();
  await page.getByRole("radio", { name: "More" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: More").waitFor();
  expect(storedAnswers(server)).toEqual(["Hand-made shoes", "More"]);
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 3 of 4", { exact: true }).waitFor();
  await button(page, "Previous").click();
  await expect.poll(() => page.getByRole("radio", { name: "More" }).isChecked()).toBe(true);
});

test("what was being typed when another screen answered is kept, and the answer's editor begins with it", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await composer(page).fill("Hand-made shoes for");
  await answerElsewhere(page, 1, "Shoes");
  await log(page).getByText("How big is your team?").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await log(page).getByText("Unsaved text kept").waitFor();
  await button(page, "Edit answer to question 1").click();
  const editor = log(page).getByRole("textbox");
  await expect.poll(() => editor.inputValue()).toBe("Hand-made shoes for");
  await editor.fill("Hand-made shoes for walkers");
  await page.reload();
  await button(page, "Edit answer to question 1").click();
  await expect.poll(() => editor.inputValue()).toBe("Hand-made shoes for walkers");
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 1 updated").waitFor();
  await expect.poll(() => log(page).getByText("Unsaved text kept").count()).toBe(0);
  expect(storedAnswers(server)).toEqual(["Hand-made shoes for walkers"]);
});

test("what was being typed for a choice that another screen made is shown beside the choices", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await answer(page, "Shoes", "How big is your team?");
  await composer(page).fill("the second o");
  await answerElsewhere(page, 2, "More");
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("");
  await log(page).getByText("Unsaved text kept").waitFor();
  await button(page, "Edit answer to question 2").click();
  const typed = log(page).getByText("You had typed, but not sent: “the second o”");
  await typed.waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "More" }).isChecked()).toBe(true);
  await page.getByRole("radio", { name: "2 to 10" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: 2 to 10").waitFor();
  await expect.poll(() => typed.count()).toBe(0);
  await expect.poll(() => log(page).getByText("Unsaved text kept").count()).toBe(0);
});

test("completing waits for an answer that is being changed", { timeout: 60_000 }, async () => {
  const server = await pageServer();
  const page = await openedChat(server);
  await page.clock.install();
  await answer(page, "Shoes", "How big is your team?");
  await button(page, "1. Just me").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await button(page, "4").click();
  await log(page).getByText("Anything else?").waitFor();
  await button(page, "Edit answer to question 1").click();
  await log(page).getByRole("textbox").fill("Hand-made shoes");
  await button(page, "Skip this question").click();
  await log(page).getByText("That was the last question.").waitFor();
  await page.getByText("Save or cancel your change to complete your assessment").waitFor();
  await page.clock.fastForward(10_000);
  await expect.poll(() => log(page).getByRole("textbox").inputValue()).toBe("Hand-made shoes");
  expect(server.raw.prepare("SELECT status FROM user_assessments").pluck().get()).toBe("in_progress");
  await button(page, "Save").click();
  await page.waitForURL("**/results");
  expect(storedAnswers(server)).toContain("Hand-made shoes");
  expect(server.raw.prepare("SELECT status FROM user_assessments").pluck().get()).toBe("completed");
});

/** Signs in again by mail, in the same tab. */
async function signInAgain(server: PageServer, page: Page): Promise<void> {
  await page.waitForURL("**/access");
  await page.getByLabel(/Email/).fill("pat@example.com");
  await page.locator("main button[type=submit]").click();
  const link = () => /https?:\/\/\S+token=\S+/.exec(server.mailer.sent.at(-1)?.text ?? "")?.[0];
  await expect.poll(link).toBeDefined();
  await page.goto(link() ?? "");
}

test("a session that ends in the middle of an answer leads back to the same question and text", {
  timeout: 60_000,
}, async () => {
  const server = await pageServer();
  const page = await openedChat(server, false, /status of 401/);
  await answer(page, "Shoes", "How big is your team?");
  server.raw.exec("DELETE FROM sessions; DELETE FROM unproved_sessions");
  await composer(page).fill("the second one");
  await composer(page).press("Enter");
  await signInAgain(server, page);
  await page.waitForURL("**/chat");
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("the second one");

  await page.getByRole("link", { name: "Answer via Form" }).click();
  await button(page, "Previous").click();
  await page.getByRole("textbox").fill("Shoes and boots");
  server.raw.exec("DELETE FROM sessions; DELETE FROM unproved_sessions");
  await button(page, "Save Progress").click();
  await signInAgain(server, page);
  await page.waitForURL("**/start?q=1");
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Shoes and boots");
});

test("who comes to a tab in which another person was at work leaves none of that person's drafts in it", async () => {
  const server = await pageServer();
  // The open chat may ask once more in the name of the person before.
  const page = await openedChat(server, false, /status of 401/);
  await composer(page).fill("Nobody is to know");
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(() => kept()).toContain("Nobody is to know");
  await page.request.post("/api/direct-assessment/register", {
    data: { name: "Bo", email: "bo@example.com", templateId: 1 },
  });
  await page.goto("/user-dashboard");
  await page.getByRole("heading", { name: "Welcome back, Bo" }).waitFor();
  await expect.poll(() => kept()).not.toContain("Nobody is to know");
});

test("an answer's editor and the answers' drawer are sound", { timeout: 120_000 }, async () => {
  const server = await pageServer();
  const page = await openedChat(server, true);
  await answer(page, "Shoes", "How big is your team?");
  await button(page, "2. 2 to 10").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await button(page, "Menu").click();
  await button(page, "Answers").click();
  const drawer = page.getByRole("dialog", { name: "Your answers" });
  expect(await problemsOf(page), "drawer").toEqual([]);
  await drawer.getByRole("button", { name: /How big is your team/ }).click();
  await drawer.getByRole("button", { name: "Save" }).waitFor();
  expect(await problemsOf(page, [PHONE]), "editor in the drawer").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await button(page, "Edit answer to question 2").click();
  await button(page, "Save").waitFor();
  expect(await problemsOf(page), "editor").toEqual([]);
});
