import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { mislabeled } from "#tests/helpers/accessibility";
import { ASKED, CARDS, SCORING } from "#tests/helpers/advised-business";
import { answer, button, composer, log, startExample } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { openResults, ready } from "#tests/helpers/results-page";

test("on the way to the results, accessible names contain the visible labels", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  await seedExample(server.deps);
  const page = await openWindow(server.url);
  for (const path of ["/", "/start-assessment", "/access"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await mislabeled(page), path).toEqual([]);
  }
  await startExample(page);
  await answer(page, "Bicycles", "How many people work");
  await button(page, "2. 2 to 10").click();
  await log(page).getByText("How well does your business attract").waitFor();
  assistant.verdict = {
    kind: "correction",
    answer: null,
    correction: { question: 2, value: "More than 50" },
  };
  await composer(page).fill("In fact we are sixty");
  await composer(page).press("Enter");
  await button(page, /More than 50/).waitFor();
  expect(await mislabeled(page), "chat").toEqual([]);
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await button(page, "Next").waitFor();
  expect(await mislabeled(page), "form").toEqual([]);
  await page.goto("/user-dashboard");
  await page.getByText("Continue at question").waitFor();
  expect(await mislabeled(page), "dashboard").toEqual([]);
});

test("on the results, accessible names contain the visible labels", async () => {
  const server = await pageServer();
  const { page } = await openResults(server, { asked: ASKED, scoring: SCORING, cards: CARDS });
  await ready(page);
  expect(await mislabeled(page)).toEqual([]);
});
