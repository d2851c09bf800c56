import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { ASKED, CARDS, SCORING } from "#tests/helpers/advised-business";
import { pageServer } from "#tests/helpers/page-server";
import { type Asked, openResults, ready } from "#tests/helpers/results-page";

const card = (page: Page) => page.locator("section[aria-labelledby=recommendations]");
const heading = (page: Page) => card(page).getByRole("heading", { level: 2 }).allTextContents();

test("advice by an AI model has the heading AI Recommendations", async () => {
  const server = await pageServer({ assistant: new ScriptedAssistant() });
  const { page } = await openResults(server, { asked: ASKED, scoring: SCORING, cards: CARDS });
  await ready(page);
  await expect.poll(() => heading(page)).toEqual(["AI Recommendations"]);
});

test("without a matching card the page says so and shows no recommendations", async () => {
  const server = await pageServer();
  const unhappy = CARDS.filter(({ title }) => title === "The team likes its work");
  const asked: Asked[] = ASKED.map((one) => (one.shortName === "Team" ? { ...one, answer: "1" } : one));
  const scoring = { ...SCORING, visibleTo: "admin" } as const;
  const { page } = await openResults(server, { asked, scoring, cards: unhappy });
  await ready(page);
  await expect.poll(() => heading(page)).toEqual(["Your results"]);
  await card(page).getByText("None of the advice in this assessment applies to your answers.").waitFor();
});

test("the headings of advice are in the language of the assessment", async () => {
  const server = await pageServer();
  const { page } = await openResults(server, {
    asked: ASKED,
    scoring: SCORING,
    cards: CARDS,
    language: "de",
  });
  await ready(page);
  const german = adviceHeadings("de");
  await expect.poll(() => heading(page)).toEqual([german.recommendations]);
  const groups = card(page).getByRole("heading", { level: 3 });
  await expect
    .poll(() => groups.allTextContents())
    .toEqual([german.groups.risk, "Money", "People", german.elsewhere, german.alsoWrote]);
  await expect.poll(() => groups.first().getAttribute("lang")).toBe("de");
  await page.getByRole("region", { name: german.startHere }).getByText("Wenig Aufwand").first().waitFor();
  await expect.poll(() => card(page).getByText(german.startHere).count()).toBeGreaterThan(0);
  await expect.poll(() => card(page).getByText(german.kinds.opportunity).count()).toBeGreaterThan(0);
});
