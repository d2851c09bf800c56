import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, log } from "#tests/helpers/chat-page";
import { heading, mailedPath, SIGNED_OUT } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const SECRET = "Our secret goal is to sell the company";
const BOB = "bob@example.com";

/** A browser in which Anna has answered without signing out. */
async function afterAnna({ isShared = false, isCompleted = false } = {}) {
  const server = await pageServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  if (isShared) await admin.put(`/admin/assessment-templates/${templateId}`, { isSharedDevice: true });
  const page = await openWindow(server.url, undefined, SIGNED_OUT);
  page.setDefaultTimeout(15_000);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Anna First", email: "anna@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  const url = `/api/user/assessments/${id}`;
  const { 0: first, 1: second, 2: third } = await (await page.request.get(`${url}/questions`)).json();
  const responses = { [first.id]: SECRET, [second.id]: "Just me", [third.id]: "4" };
  if (isCompleted) await page.request.post(`${url}/complete`, { data: { responses } });
  else await page.request.put(`${url}/responses`, { data: { responses } });
  return { server, page, id, direct: `/direct-assessment/${templateId}` };
}

async function beginAsBob(page: Page): Promise<void> {
  await page.getByLabel("Email Address").fill(BOB);
  await button(page, "Continue").click();
  await page.getByLabel("Full Name").fill("Bob Second");
  await button(page, "Create Account & Start Assessment").click();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();
}

/** Expects that the page shows none of Anna's answers. */
async function expectNoWord(page: Page): Promise<void> {
  await expect.poll(() => page.getByText(SECRET).count()).toBe(0);
}

test.each([{ isCompleted: false }, { isCompleted: true }])(
  "the direct link asks the next person who they are (%j)",
  async (state) => {
    const { page, direct } = await afterAnna(state);
    await page.goto(direct);
    await heading(page, "Continue as Anna First?").waitFor();
    await expectNoWord(page);
    if (!state.isCompleted) {
      // The same person continues their attempt.
      await button(page, "Continue").click();
      await page.waitForURL("**/chat");
      await log(page).getByText(SECRET).waitFor();
      await page.goto(direct);
    }
    await button(page, "Not you?").click();
    await heading(page, "Enter your email to start").waitFor();
    await beginAsBob(page);
    await expectNoWord(page);
  },
);

test("on a shared device the direct link starts over without a question or a name", async () => {
  for (const isCompleted of [false, true]) {
    const { page, direct } = await afterAnna({ isShared: true, isCompleted });
    await page.goto(direct);
    await heading(page, "Enter your email to start").waitFor();
    await expect.poll(() => page.getByText("Anna").count()).toBe(0);
    await beginAsBob(page);
    await expectNoWord(page);
  }
});

test.each([{ isCompleted: false }, { isCompleted: true }])(
  "the start page names the signed-in person, and another can start over (%j)",
  async (state) => {
    const { page } = await afterAnna(state);
    await page.goto("/start-assessment");
    await page.getByText("Signed in as Anna First").waitFor();
    await expectNoWord(page);
    await button(page, "Not you?").click();
    await page.getByLabel("Full Name").waitFor();
    await page.goto("/user-dashboard");
    await page.waitForURL("**/access");
    await expectNoWord(page);
  },
);

test("results name the signed-in person, and another person can sign them out", async () => {
  const { page, id } = await afterAnna({ isCompleted: true });
  await page.goto(`/assessment/${id}/results`);
  await page.getByText("Signed in as Anna First").waitFor();
  await button(page, "Not you?").click();
  await heading(page, "Understand your business").waitFor();
  await page.goto(`/assessment/${id}/results`);
  await page.waitForURL("**/access");
  await expectNoWord(page);
});

test("on a shared device results end the session and can't be reopened", async () => {
  const { page, id } = await afterAnna({ isShared: true, isCompleted: true });
  const signedOut = page.waitForResponse((response) => response.url().includes("user.auth.logout"));
  await page.goto(`/assessment/${id}/results`);
  await page.getByText("This is a shared device").waitFor();
  await page.getByText(SECRET).waitFor();
  await signedOut;
  await page.getByText(SECRET).waitFor();
  await page.getByRole("link", { name: "Finish" }).first().click();
  await heading(page, "Enter your email to start").waitFor();
  await page.goBack();
  await page.waitForURL("**/access");
  await expectNoWord(page);
});

test.each(["here", "elsewhere"])(
  "an emailed link of the next person, requested %s, replaces the previous session",
  async (device) => {
    const { server, page, direct } = await afterAnna();
    const { agent } = await server.participant(1, BOB);
    if (device === "here") await page.request.post("/api/user/magic-link", { data: { email: BOB } });
    else await agent.post("/user/magic-link", { email: BOB });
    await page.goto(await mailedPath(server));
    if (device === "elsewhere") await button(page, "Sign in").click();
    await heading(page, "Welcome back, Pat Doe").waitFor();
    await expectNoWord(page);
    await page.goto(direct);
    await expect.poll(() => page.getByText("Anna").count()).toBe(0);
    await expectNoWord(page);
  },
);
