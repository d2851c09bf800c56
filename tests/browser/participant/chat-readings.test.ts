import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { button, composer, log } from "#tests/helpers/chat-page";
import { openWindow, resize } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { storedResponses } from "#tests/helpers/stored";

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await log(page).getByText(text, { exact: true }).waitFor();
}

test("when the model and the parser disagree, the participant chooses, and the choice is stored", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  const stored = async () => Object.values(await storedResponses(server, id));
  const readings = page.getByRole("group", { name: "Did you mean" }).getByRole("button");
  await page.goto(`/assessment/${id}/chat`);

  // The words of an open answer can be saved; the model's reply keeps its markdown.
  await log(page).getByText("What do you sell?").waitFor();
  assistant.verdict = { kind: "off-topic", answer: null, response: "A **nice** idea." };
  await say(page, "Shoes made by hand");
  const keep = button(page, "Save as my answer");
  await keep.waitFor();
  await log(page).locator("strong", { hasText: "nice" }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, WIDE);
  expect(await stored()).toEqual([]);
  await keep.click();
  await log(page).getByText("How big is your team?").waitFor();
  await expect.poll(() => keep.count()).toBe(0);
  expect(await stored()).toEqual(["Shoes made by hand"]);

  // If the model finds no answer, the parser's is one press away.
  assistant.verdict = { kind: "question-back", answer: null };
  await say(page, "it is only me here");
  await button(page, "Yes: Just me").waitFor();

  // The newest reply offers both readings.
  assistant.verdict = { kind: "answer", answer: "More" };
  await say(page, "I'd say it is just me");
  await expect.poll(() => readings.allTextContents()).toEqual(["More", "Just me"]);
  await expect.poll(() => button(page, "Yes: Just me").count()).toBe(0);
  const quickReplies = page.getByRole("group", { name: "Quick responses:" }).getByRole("button");
  await expect.poll(() => quickReplies.allTextContents()).toEqual(["2. 2 to 10"]);
  await readings.last().click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  expect(await stored()).toEqual(["Shoes made by hand", "Just me"]);

  assistant.verdict = { kind: "answer", answer: "2" };
  await say(page, "I'd say a solid four");
  await expect.poll(() => readings.allTextContents()).toEqual(["2/5", "4/5"]);
  await page.reload();
  await expect.poll(() => readings.allTextContents()).toEqual(["2/5", "4/5"]);
  expect(await problemsOf(page)).toEqual([]);
  await readings.last().press("Enter");
  await log(page).getByText("Anything else?").waitFor();
  await expect.poll(() => readings.count()).toBe(0);
  expect(await stored()).toEqual(["Shoes made by hand", "Just me", "4"]);
});
