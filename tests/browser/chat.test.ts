import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import type { AttemptId } from "#shared/domain/ids";
import { answer, button, composer, log, startExample } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("answers a required question, retries a failed message once, and edits an earlier answer", async () => {
  const server = await pageServer();
  await seedExample(server.deps);
  const page = await openWindow(server.url, undefined, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await startExample(page);
  await expect.poll(() => button(page, "Skip this question").count()).toBe(0);
  await composer(page).fill("skip");
  await composer(page).press("Enter");
  await log(page)
    .getByText(/is required|needs an answer/i)
    .waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();

  await composer(page).fill("   ");
  await composer(page).press("Enter");
  await expect.poll(() => page.getByText("Sending…").count()).toBe(0);
  await expect.poll(() => button(page, "Send").isDisabled()).toBe(true);
  await composer(page).fill("Hand-made shoes for walkers");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("and boots");
  await expect.poll(() => composer(page).inputValue()).toBe("Hand-made shoes for walkers\nand boots");

  await page.context().setOffline(true);
  await composer(page).press("Enter");
  await page.getByText("Not sent").waitFor();
  await page.getByText("Failed to process your message. Please try again.").first().waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await button(page, "Retry").click();
  await log(page).getByText("How many people").waitFor();

  await answer(page, "the second one", "How well does your business attract");
  await log(page).getByText("Understood as 2 to 10").waitFor();
  await expect.poll(() => log(page).getByText("Understood as").count()).toBe(1);
  await button(page, "Change answer to question 2").click();
  await page.getByRole("radio", { name: "11 to 50" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: 11 to 50").waitFor();
  await page.getByText("Question 3 of about 9", { exact: true }).waitFor();
  await page.reload();
  await log(page).getByText("11 to 50", { exact: true }).waitFor();
  await log(page).getByText("Edited", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("and boots").count()).toBe(1);
});

test("the suggested option is the first button, then close ones, and a digit presses its option", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates", { title: "Teams" });
  const options = ["Sales", "Stock", "Staff", "Tools"];
  const question = { questionText: "What slows you down?", questionType: "multiple_choice", options };
  await admin.post(`/admin/assessments/${body.id}/questions`, question);
  const page = await openWindow(server.url);
  const data = { name: "Pat Doe", email: "pat@example.com", templateId: body.id };
  const registered = await page.request.post("/api/direct-assessment/register", { data });
  const attemptId: number = (await registered.json()).userAssessmentId;
  await page.goto(`/assessment/${attemptId}/chat`);
  await button(page, "1. Sales").waitFor();

  const me = await (await page.request.get("/api/user/me")).json();
  const participant = { ...me, isVerified: false, network: "127.0.0.1" };
  const { attempts } = server.deps.services;
  const snapshot = await attempts.snapshot(participant, attemptId as AttemptId);
  const questionId = snapshot.attempt.questions[0]!.id;
  const offer = { questionId, answer: "Tools" };
  const metadata = { kind: "reply" as const, questionId, isValid: false, offer, closest: ["Tools", "Staff"] };
  await attempts.commit(snapshot, () => ({
    messages: [{ role: "bot", content: "Did you mean “Tools”?", metadata }],
  }));
  await page.reload();
  await button(page, "Yes: Tools").waitFor();
  const replies = page.getByRole("group", { name: "Quick responses:" }).getByRole("button");
  await expect.poll(() => replies.allTextContents()).toEqual(["3. Staff", "1. Sales", "2. Stock"]);
  await replies.first().focus();
  await page.keyboard.press("1");
  await log(page).getByText("Sales", { exact: true }).waitFor();
});
