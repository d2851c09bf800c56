import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { answer, button, log, startExample } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("a vague answer gets one follow-up on the same question, and the form shows both parts", async () => {
  const assistant = new ScriptedAssistant();
  assistant.verdict = { kind: "partly", response: "What kind of bicycles?" };
  const server = await pageServer({ assistant });
  await seedExample(server.deps);
  const page = await openWindow(server.url);
  await startExample(page);
  await answer(page, "Bicycles", "What kind of bicycles?");
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("How many people work").count()).toBe(0);

  await page.reload();
  await log(page).getByText("What kind of bicycles?").waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("Answered in the form").count()).toBe(0);

  // The form opens at the chat's question, although it has an answer.
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await page.goBack();
  await answer(page, "For children", "How many people work");
  await page.getByText("Question 2 of about 8", { exact: true }).waitFor();
  await button(page, "Just me").waitFor();
  await page.goto("/assessment/1/start?q=1");
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Bicycles\n\nFor children");
});
