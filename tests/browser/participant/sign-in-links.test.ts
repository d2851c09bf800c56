import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { button, composer, log } from "#tests/helpers/chat-page";
import { expectErrorAndToast, heading, mailedPath, SIGNED_OUT } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { values } from "#tests/helpers/stored";

const EMAIL = "sam@example.com";
const TYPED = "Shoes for people who walk";
const INVALID_LINK = "Invalid or expired access link. Please request a new one.";
const DAY = 24 * 60 * 60_000;

const uses = (server: PageServer) => values(server, "SELECT uses FROM sign_in_links ORDER BY createdAt");
const statuses = (server: PageServer) => values(server, "SELECT status FROM user_assessments ORDER BY id");

/** A server, and a window of a registered participant who is answering in the chat. */
async function registeredWindow(environment = {}) {
  const server = await pageServer({}, environment);
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, SIGNED_OUT);
  const data = { name: "Sam Roe", email: EMAIL, templateId };
  const registered = await page.request.post("/api/direct-assessment/register", { data });
  const { userAssessmentId: attemptId } = await registered.json();
  return { server, templateId, page, attemptId, chat: `/assessment/${attemptId}/chat` };
}

/** Requests a link in this browser and returns the emailed path. */
async function requestedPath(server: PageServer, page: Page, redirectTo: "access" | "assessment" = "access") {
  const mailed = server.mailer.sent.length;
  await page.request.post("/api/user/magic-link", { data: { email: EMAIL, redirectTo } });
  return mailedPath(server, mailed + 1);
}

async function complete(page: Page, attemptId: number): Promise<void> {
  const attempt = `/api/user/assessments/${attemptId}`;
  const questions: { id: number }[] = await (await page.request.get(`${attempt}/questions`)).json();
  const answers = ["Shoes", "Just me", "2"];
  const responses = Object.fromEntries(answers.map((answer, index) => [questions[index]?.id, answer]));
  await page.request.post(`${attempt}/complete`, { data: { responses } });
}

/** Expects the link's page to wait for a press. */
async function expectWaiting(page: Page, label: string): Promise<void> {
  await button(page, label).waitFor();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).search).toBe("");
}

test("an email scanner that opens an invitation changes neither the attempt nor the link", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const people = [{ name: "Sam Roe", email: EMAIL }];
  await admin.post("/admin/invitations", { assessmentId: await exampleTemplate(admin), people });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const link = linkIn(server.mailer.lastTo(EMAIL));
  const scanner = await openWindow(server.url);
  for (let i = 0; i < 2; i++) {
    await scanner.goto(link);
    await expectWaiting(scanner, "Start Assessment");
    await scanner.goto("about:blank");
  }
  expect([await uses(server), await statuses(server)]).toEqual([[0], ["not_started"]]);

  server.clock.advance(DAY - 60_000);
  const person = await openWindow(server.url, PHONE);
  await person.goto(link);
  await heading(person, "Your assessment is ready", 1).waitFor();
  await expectWaiting(person, "Start Assessment");
  expect(await problemsOf(person)).toEqual([]);
  await button(person, "Start Assessment").click();
  await person.waitForURL(/\/chat$/);
  await log(person).getByText("What do you sell?").waitFor();
  expect([await uses(server), await statuses(server)]).toEqual([[1], ["in_progress"]]);
});

test("a link signs in automatically in the browser that requested it, and after a press elsewhere", async () => {
  const { server, page } = await registeredWindow();
  await page.request.post("/api/user/logout");
  const path = await requestedPath(server, page);
  const otherPage = await openWindow(server.url);
  await otherPage.goto(path);
  await expectWaiting(otherPage, "Sign in");
  expect(await uses(server)).toEqual([0]);
  await page.goto(path);
  await heading(page, "Welcome back, Sam Roe", 1).waitFor();
  await button(otherPage, "Sign in").click();
  await heading(otherPage, "Welcome back, Sam Roe", 1).waitFor();
  expect(await uses(server)).toEqual([2]);
});

test("in another browser a link to the current assessment says Continue, one to results View Results", async () => {
  const { server, page, attemptId } = await registeredWindow({ RESULTS_MAIL: "1" });
  const otherPage = await openWindow(server.url);
  await otherPage.goto(await requestedPath(server, page, "assessment"));
  await expectWaiting(otherPage, "Continue");
  await button(otherPage, "Continue").click();
  await log(otherPage).getByText("What do you sell?").waitFor();

  await complete(otherPage, attemptId);
  await expect.poll(() => server.mailer.sent.length).toBe(2);
  const phone = await openWindow(server.url, PHONE);
  await phone.goto(linkIn(server.mailer.lastTo(EMAIL)));
  await heading(phone, "Your results are ready", 1).waitFor();
  await expectWaiting(phone, "View Results");
  await button(phone, "View Results").click();
  await phone.waitForURL("**/results");
  await heading(phone, "Growth check", 1).waitFor();
});

test("a link that is a day old is refused in every browser", async () => {
  const { server, page } = await registeredWindow();
  await page.request.post("/api/user/logout");
  const path = await requestedPath(server, page);
  server.clock.advance(DAY);
  const otherPage = await openWindow(server.url, undefined, SIGNED_OUT);
  for (const browser of [page, otherPage]) {
    await browser.goto(path);
    await expectErrorAndToast(browser, INVALID_LINK);
    await button(browser, "Send Access Link").waitFor();
  }
});

test("a link that expires before the press is refused, and one that fails can be tried again", async () => {
  const { server, page } = await registeredWindow();
  const otherPage = await openWindow(server.url, undefined, /status of (401|500)/);
  await otherPage.goto(await requestedPath(server, page));
  await expectWaiting(otherPage, "Sign in");
  await otherPage.route(/user\.auth\.redeem/, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await button(otherPage, "Sign in").click();
  await expectErrorAndToast(otherPage, "We couldn't sign you in.");
  server.clock.advance(DAY);
  await button(otherPage, "Try again").click();
  await expectErrorAndToast(otherPage, INVALID_LINK);
});

/** Expects a page that explains the sign-out and is ready to send a new link. */
async function expectEnded(page: Page): Promise<void> {
  await page.waitForURL("**/access");
  await page.locator("main").getByText(`To continue here, send yourself a new link.`).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(EMAIL);
}

test("a registration with another person's email ends when its owner signs in, and keeps the text", async () => {
  const { server, page, chat, attemptId } = await registeredWindow();
  await page.goto(chat);
  await log(page).getByText("What do you sell?").waitFor();
  await composer(page).fill(TYPED);
  const owner = await openWindow(server.url);
  await owner.goto(await requestedPath(server, owner));
  await heading(owner, "Welcome back, Sam Roe", 1).waitFor();
  await expectEnded(page);
  expect(await problemsOf(page)).toEqual([]);
  for (const screen of ["chat", "start", "results"]) {
    await page.goto(`/assessment/${attemptId}/${screen}`);
    await expectEnded(page);
  }
  await page.goto("/user-dashboard");
  await expectEnded(page);
  await page.goto(chat);
  await expectEnded(page);

  await button(page, "Send Access Link").click();
  await heading(page, "Check Your Email", 2).waitFor();
  const path = await mailedPath(server, 2);
  await page.evaluate(look, "hidden" as const);
  const tab = await page.context().newPage();
  await tab.goto(path);
  await heading(tab, "Welcome back, Sam Roe", 1).waitFor();
  await page.evaluate(look, "visible" as const);
  await page.waitForURL(`**${chat}`);
  await expect.poll(() => composer(page).inputValue()).toBe(TYPED);
});

test("a form whose session ends leads to the sign-in and back to what was typed", async () => {
  const { server, page, attemptId } = await registeredWindow();
  await page.goto(`/assessment/${attemptId}/start`);
  await page.getByRole("textbox").fill(TYPED);
  const owner = await openWindow(server.url);
  await owner.goto(await requestedPath(server, owner));
  await expectEnded(page);
  await button(page, "Send Access Link").click();
  await heading(page, "Check Your Email", 2).waitFor();
  await page.goto(await mailedPath(server, 2));
  await page.waitForURL(/\/start(\?q=1)?$/);
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe(TYPED);
});

test("a dashboard whose registration ends leads to the sign-in when it is shown or used", async () => {
  const { server, page } = await registeredWindow();
  await page.goto("/user-dashboard");
  await heading(page, "Welcome back, Sam Roe", 1).waitFor();
  const otherPage = await page.context().newPage();
  await otherPage.goto("/user-dashboard");
  await heading(otherPage, "Welcome back, Sam Roe", 1).waitFor();
  await page.evaluate(look, "hidden" as const);
  const owner = await openWindow(server.url);
  await owner.goto(await requestedPath(server, owner));
  await heading(owner, "Welcome back, Sam Roe", 1).waitFor();
  await page.evaluate(look, "visible" as const);
  await expectEnded(page);
  await otherPage.getByRole("link", { name: "Continue Assessment" }).click();
  await expectEnded(otherPage);
});

test("in the registration's browser, a link confirms the session, and an open chat continues", async () => {
  const { server, page, chat } = await registeredWindow();
  await page.goto(chat);
  await log(page).getByText("What do you sell?").waitFor();
  const tab = await page.context().newPage();
  await tab.goto(await requestedPath(server, page));
  await heading(tab, "Welcome back, Sam Roe", 1).waitFor();
  await composer(page).fill(TYPED);
  await composer(page).press("Enter");
  await log(page).getByText("How big is your team?").waitFor();
  expect(new URL(page.url()).pathname).toBe(chat);
});

/** Runs in the page. Changes its visibility. */
function look(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
