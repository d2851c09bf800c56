import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import {
  expectErrorAndToast,
  expectFocus,
  expectInvalid,
  heading,
  mailedPath,
  SIGNED_OUT,
} from "#tests/helpers/entry-page";
import { openWindow, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const PAT = "pat@example.com";
const INVALID_LINK = "Invalid or expired access link. Please request a new one.";
const EXPECTED = new RegExp(`${FAILED_CALL.source}|${SIGNED_OUT.source}`);

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const progress = (page: Page) => page.locator("section").filter({ hasText: "Your progress" });

async function visit(path = "/assessment") {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId, PAT);
  await agent.post("/user/logout");
  const page = await openWindow(server.url, undefined, EXPECTED);
  await page.goto(path);
  await heading(page, "Assessment Portal", 1).waitFor();
  return { server, page };
}

/** The fixed example figures of the specification: seven questions left take about five minutes. */
async function expectExample(page: Page): Promise<void> {
  await progress(page).getByText("Example", { exact: true }).waitFor();
  await progress(page).getByText("65%").waitFor();
  await progress(page).getByText("Question 13 of 20").waitFor();
  await progress(page).getByText("about 5 minutes left").waitFor();
}

test("a visitor sees an example of progress and the email form, and the link leads into the chat", async () => {
  const { server, page } = await visit();
  await email(page).waitFor();
  await expectExample(page);
  await email(page).focus();
  await page.keyboard.press("Enter");
  await expectInvalid(email(page), "Please enter a valid email address", "");
  const repair = await breakTable(server, "users");
  await page.keyboard.type(PAT);
  await page.keyboard.press("Enter");
  await expectErrorAndToast(page, "Failed to send access link");
  await expect.poll(() => email(page).inputValue()).toBe(PAT);
  await repair();
  await page.keyboard.press("Enter");
  await expectFocus(heading(page, "Check Your Email", 2));
  await page.getByText(`We've emailed ${PAT}`).waitFor();
  await expectExample(page);

  const path = await mailedPath(server);
  expect(path).toMatch(/^\/assessment\?token=/);
  await resize(page, { width: 1440, height: 900 });
  const release = await holdCalls(page, "user.auth.openLink");
  await page.goto(path);
  await page.getByRole("status").filter({ hasText: "Signing you in…" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  release();
  await log(page).getByText("What do you sell?").waitFor();
  await heading(page, "AI Assessment Chatbot", 2).waitFor();
  await progress(page).getByText("Question 1 of 4").waitFor();
  await progress(page).getByText("0%").waitFor();
  await progress(page).getByText("about 4 minutes left").waitFor();
  await expect.poll(() => page.getByText("Example", { exact: true }).count()).toBe(0);
  await answer(page, "Hand-made shoes for walkers", "How big is your team?");
  await progress(page).getByText("Question 2 of 4").waitFor();
  await progress(page).getByText("25%").waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await resize(page, PHONE);
  await expect.poll(() => progress(page).isVisible()).toBe(false);
  await page.getByText("Question 2 of 4", { exact: true }).filter({ visible: true }).waitFor();
  await expect
    .poll(() => page.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow"))
    .toBe("25");
  const field = (await composer(page).boundingBox())!;
  expect(field.y + field.height).toBeLessThan(PHONE.height);
});

test("an invalid link or a session that ended elsewhere shows the form with a reason", async () => {
  const { server, page } = await visit();
  const repairLinks = await breakTable(server, "sign_in_links");
  await page.goto("/assessment?token=of-old");
  await page.locator("main").getByRole("alert").getByText("We couldn't sign you in.").waitFor();
  await repairLinks();
  await button(page, "Try again").press("Enter");
  await expectErrorAndToast(page, INVALID_LINK);
  await button(page, "Send access link").waitFor();
  await expectExample(page);

  await page.request.post("/api/direct-assessment/register", {
    data: { name: "Sam Roe", email: "sam@example.com", templateId: 1 },
  });
  await put(server, "UPDATE user_assessments SET status = 'completed'");
  const repair = await breakTable(server, "user_assessments");
  await page.goto("/assessment");
  await page.locator("main").getByRole("alert").getByText("Couldn't load your assessment.").waitFor();
  await expectExample(page);
  await repair();
  await button(page, "Try again").press("Enter");
  await heading(page, "No open assessment", 2).waitFor();
  await expectFocus(heading(page, "Assessment Portal", 1));
  await expectExample(page);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await page.waitForURL("**/user-dashboard");

  await put(server, "UPDATE user_assessments SET status = 'in_progress', completedAt = NULL");
  const repairChat = await breakTable(server, "chat_messages");
  await page.goto("/assessment");
  await page
    .locator("main")
    .getByRole("alert")
    .getByText("Assessment not found or has no questions.")
    .waitFor();
  await repairChat();
  await button(page, "Try again").press("Enter");
  await log(page).getByText("What do you sell?").waitFor();

  // The page stays at the completed attempt although another one is open.
  server.clock.advance(60_000);
  const created = await page.request.post("/api/user/assessments", { data: { assessmentId: 1 } });
  const { id } = await created.json();
  const path = `/api/user/assessments/${id}`;
  const questions: { id: number }[] = await (await page.request.get(`${path}/questions`)).json();
  const answers = ["Shoes", "2 to 10", "4", "skip"];
  const responses = Object.fromEntries(answers.map((one, index) => [questions[index]?.id, one]));
  await page.request.put(`${path}/responses`, { data: { responses } });
  await page.goto("/assessment");
  await button(page, "Complete Assessment").click();
  await page.waitForURL(`**/assessment/${id}/results`);
  await page.goto("/assessment");
  await log(page).getByText("What do you sell?").waitFor();
  await put(server, "UPDATE users SET authEpoch = authEpoch + 1");
  await composer(page).fill("Hand-made shoes");
  await composer(page).press("Enter");
  await page.locator("main").getByText("You've been signed out in this browser").waitFor();
  await email(page).waitFor();
});
