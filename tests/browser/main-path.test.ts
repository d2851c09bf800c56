import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { startAnthropicServer } from "#tests/fakes/anthropic-server";
import { button, composer, log } from "#tests/helpers/chat-page";
import { databaseIn } from "#tests/helpers/database";
import { openWindow } from "#tests/helpers/page";
import { approveModel } from "#tests/helpers/passed-model";
import { type ServerProcess, serverProcess } from "#tests/helpers/process";
import { ADMIN } from "#tests/helpers/server";

const LOGIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SEED_EXAMPLE: "0" };

const QUESTIONS = [
  { questionText: "What do you sell?", questionType: "text" },
  {
    questionText: "How big is your team?",
    questionType: "multiple_choice",
    options: ["Just me", "2 to 10", "More"],
  },
  { questionText: "How healthy is your cash flow?", questionType: "rating" },
  { questionText: "Anything else?", questionType: "text", isRequired: false },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

/** An admin signs in and creates a template with all three types; returns its direct link. */
async function makeTemplate(page: Page, server: ServerProcess): Promise<string> {
  await page.goto("/admin");
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await button(page, "Login").click();
  await page.waitForURL("**/admin/dashboard");

  await page.getByRole("link", { name: "Templates", exact: true }).first().click();
  await button(page, "New Template").first().click();
  await page.getByLabel("Title").fill("Growth check");
  await page.getByLabel("Description").fill("Where you stand");
  await button(page, "Create template").click();
  await page.waitForURL("**/questions");
  const id = /templates\/(\d+)\//.exec(page.url())?.[1];

  await addQuestion(page, "What do you sell?", "Text");
  await addQuestion(page, "How big is your team?", "Multiple choice", "Just me\n2 to 10\n\nMore");
  await addQuestion(page, "How healthy is your cash flow?", "Rating");
  await addQuestion(page, "Anything else?", "Text", undefined, false);
  return `${server.url}/direct-assessment/${id}`;
}

async function addQuestion(page: Page, text: string, type: string, options?: string, isRequired = true) {
  const form = page.locator("form").filter({ has: button(page, "Add Question") });
  await form.getByLabel("Question", { exact: false }).first().fill(text);
  await form.getByText(type, { exact: true }).click();
  if (options) await form.getByLabel("Options").fill(options);
  if (!isRequired) await form.getByRole("switch", { name: "Required" }).uncheck();
  await form.getByRole("button", { name: "Add Question" }).click();
  await page.getByRole("listitem").filter({ hasText: text }).waitFor();
}

async function register(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await heading(page, "Growth check").waitFor();
  await page.getByLabel("Email Address").fill("pat@example.com");
  await button(page, "Continue").click();
  await page.getByLabel("Full Name").fill("Pat Doe");
  await button(page, "Create Account & Start Assessment").click();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();
}

/** Answers by text, a reload, a quick reply, a rating and a skip, up to the results. */
async function answerAll(page: Page): Promise<void> {
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await composer(page).fill("Hand-made shoes for people who walk");
  await composer(page).press("Enter");
  await log(page).getByText("How big is your team?").waitFor();

  await composer(page).fill("half a thou");
  await page.reload();
  await log(page).getByText("How big is your team?").waitFor();
  await log(page).getByText("Hand-made shoes for people who walk").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("half a thou");
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("Welcome to").count()).toBe(1);
  await composer(page).fill("");

  await button(page, "2. 2 to 10").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await page
    .getByRole("group", { name: "Quick rating:" })
    .getByRole("button", { name: "2", exact: true })
    .click();
  await log(page).getByText("Anything else?").waitFor();
  await button(page, "Skip this question").click();
  await page.waitForURL("**/results", { timeout: 70_000 });
  await expect.poll(() => seen(page, "analyzing")).toEqual(["Analyzing Responses..."]);
}

async function readResults(page: Page): Promise<void> {
  await heading(page, "Growth check").waitFor();
  await heading(page, "Your Responses").waitFor();
  await page.getByText("Hand-made shoes for people who walk").first().waitFor();
  await page.getByText("2/5", { exact: true }).waitFor();
  await page.getByText("No answer provided").waitFor();
}

async function readAttempt(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Assessments", exact: true }).first().click();
  await heading(page, "Assessment Management").waitFor();
  await page
    .getByRole("link", { name: /Pat Doe/ })
    .first()
    .click();
  await heading(page, "Assessment Conversation").waitFor();
  const conversation = page.getByRole("region", { name: "Assessment Conversation" });
  await conversation.getByText("Hand-made shoes for people who walk").waitFor();
  await conversation.getByText("How healthy is your cash flow?").waitFor();
  await heading(page, "Response Summary").waitFor();
  await page.getByRole("heading", { name: /Recommendations$/ }).waitFor();
}

test("works from the first template to the admin's review, with the built-in assistant", async () => {
  const server = await serverProcess(LOGIN);
  const admin = await openWindow(server.url);
  const link = await makeTemplate(admin, server);
  const visitor = await openWindow(server.url);
  await visitor.addInitScript(recordStates);
  await register(visitor, link);
  await answerAll(visitor);
  await readResults(visitor);
  await expect.poll(() => visitor.getByRole("heading", { name: "Recommendations" }).count()).toBe(0);
  await readAttempt(admin);
});

test("chat and results stream a model's words", async () => {
  const model = await startAnthropicServer({ delay: 80 });
  onTestFinished(() => model.close());
  const server = await serverProcess({ ...LOGIN, ANTHROPIC_BASE_URL: model.url });
  await approveModel(databaseIn(server.dataDir), { baseUrl: model.url });
  const visitor = await openWindow(server.url);
  await visitor.addInitScript(recordStates);
  const attemptId = await beginBy(visitor, await storedTemplate(visitor));
  await composer(visitor).fill("Hand-made shoes for people who walk");
  await composer(visitor).press("Enter");
  await log(visitor).getByText("How big is your team?").waitFor();
  const texts = await seen(visitor, "streamed");
  // A busy browser paints several words at once, but never all.
  expect(texts.length).toBeGreaterThan(1);
  for (const [index, text] of texts.entries()) {
    if (index > 0) expect(text.startsWith(texts[index - 1] ?? "")).toBe(true);
  }
  await completeBy(visitor, attemptId);
  await visitor.waitForURL("**/results");
  await readResults(visitor);
  await heading(visitor, "AI Recommendations").waitFor();
  await visitor.getByText("AI-generated from your answers").waitFor();
  expect(model.requests.length).toBe(3);
});

/** Creates and starts the same template through the API; returns the attempt's id. */
async function storedTemplate({ request }: Page): Promise<number> {
  await request.post("/api/admin/login", { data: ADMIN });
  const created = await request.post("/api/admin/assessment-templates", {
    data: { title: "Growth check", description: "Where you stand" },
  });
  const { id } = await created.json();
  for (const data of QUESTIONS) await request.post(`/api/admin/assessments/${id}/questions`, { data });
  await request.post("/api/admin/logout");
  return id;
}

/** Answers the remaining questions through the API. */
async function completeBy({ request }: Page, attemptId: number): Promise<void> {
  const path = `/api/user/assessments/${attemptId}`;
  const questions: { id: number }[] = await (await request.get(`${path}/questions`)).json();
  const answers = ["2 to 10", "2", "skip"];
  const responses = Object.fromEntries(answers.map((one, index) => [questions[index + 1]?.id, one]));
  await request.post(`${path}/complete`, { data: { responses } });
}

async function beginBy(page: Page, templateId: number): Promise<number> {
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId } = await registered.json();
  await page.goto(`/assessment/${userAssessmentId}/chat`);
  await log(page).getByText("What do you sell?").waitFor();
  return userAssessmentId;
}

/** States that the page showed briefly, in order; kept across reloads. */
async function seen(page: Page, state: "streamed" | "analyzing"): Promise<string[]> {
  return JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), `seen-${state}`)) ?? "[]");
}

/** Runs in the page. Records each state of the streamed reply and of the final banner. */
function recordStates(): void {
  const places = { streamed: "[data-streaming]", analyzing: "[role=status] strong" };
  new MutationObserver(() => {
    for (const [state, selector] of Object.entries(places)) {
      const text = document.querySelector(selector)?.textContent ?? "";
      const states: string[] = JSON.parse(sessionStorage.getItem(`seen-${state}`) ?? "[]");
      if (text === "" || states.at(-1) === text) continue;
      sessionStorage.setItem(`seen-${state}`, JSON.stringify([...states, text]));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
