import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { libraryAssessment } from "#server/template-library/library";
import type { Statement } from "#shared/domain/cards/advice";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { ASKED, CARDS, SCORING } from "#tests/helpers/advised-business";
import { resize } from "#tests/helpers/page";
import { adminWindow, pageServer } from "#tests/helpers/page-server";
import { answeredAttempt, openResults, ready } from "#tests/helpers/results-page";
import { worstAnswers } from "#tests/helpers/worst-answers";

const TITLES = [
  "Late payers can stop the business overnight",
  "One illness stops the workshop",
  "Give money a fixed hour a week",
  "The team likes its work",
  "Let the website sell repairs",
];

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const advice = (page: Page) => page.locator("section[aria-labelledby=recommendations]");
const texts = (page: Page, selector: string) => advice(page).locator(selector).allTextContents();
/** Opens all collapsed items; risks are always open. */
const unfold = (page: Page) =>
  advice(page)
    .locator("details")
    .evaluateAll((found) => {
      for (const folded of found) folded.toggleAttribute("open", true);
    });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const announced = (page: Page) => page.locator("[data-announcer]").textContent();
const isInside = (page: Page) =>
  page.getByRole("note").evaluate((note) => {
    const { top, bottom, left, right } = note.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
/** Distance between a reference and its note, in pixels; scrolling doesn't change it. */
const fromMark = (page: Page) =>
  page
    .getByRole("note")
    .evaluate(
      (note) =>
        Math.round(note.getBoundingClientRect().top) -
        Math.round(note.previousElementSibling?.getBoundingClientRect().top ?? 0),
    );

test("advice is read from the first step to the answers behind every sentence", async () => {
  const server = await pageServer();
  const fetched: string[] = [];
  const attempt = await answeredAttempt(server, { asked: ASKED, scoring: SCORING, cards: CARDS });
  const { page, path } = attempt;
  page.on("request", (request) => fetched.push(request.url()));
  await attempt.complete();
  await page.goto(path);
  await ready(page);

  const sections = await page
    .locator("main section")
    .evaluateAll((found) => found.map((section) => section.querySelector("h2")?.textContent));
  expect(sections).toEqual([
    "Overall score",
    "Start here",
    "Your areas",
    "Recommendations",
    "Your Responses",
  ]);
  const steps = await region(page, "Start here").getByRole("listitem").allInnerTexts();
  expect(steps.map((step) => step.replaceAll("\u00a0", " ").split(/\s*\n+/))).toEqual([
    [
      "Write down what comes in and goes out in the next eight weeks. 2, 3",
      "This week · Low effort · Late payers can stop the business overnight",
    ],
    [
      "Keep an hour every Friday for open invoices. 2, 3, 4",
      "This week · Low effort · Give money a fixed hour a week",
    ],
    [
      "Have a second person cut one pair a week beside the first. 6",
      "This month · Medium effort · One illness stops the workshop",
    ],
  ]);

  await expect
    .poll(() => texts(page, "h3"))
    .toEqual(["Risks", "Money", "People", "Other topics", "You also wrote"]);
  await expect.poll(() => texts(page, "h4")).toEqual(TITLES);
  const savingsCard = page.getByText("Give money a fixed hour a week");
  await expect.poll(() => advice(page).locator("details[open]").count()).toBe(0);
  await savingsCard.first().click();
  await expect.poll(() => advice(page).locator("details[open]").count()).toBe(1);
  await unfold(page);
  // The line under a title has its area or kind, and its effort.
  await expect
    .poll(() => texts(page, "h4 + p bdi"))
    .toEqual([
      "Money · Low effort",
      "People · Medium effort",
      "Needs improvement · Low effort",
      "Strength",
      "Opportunity · Medium effort",
    ]);
  await expect
    .poll(() =>
      advice(page)
        .locator("article ul")
        .evaluateAll((found) => found.map((list) => list.children.length)),
    )
    .toEqual([2, 1]);
  // Steps under Start here aren't repeated, and only risks have other steps for this week.
  await expect
    .poll(() => advice(page).locator("article:not([data-kind=risk])").getByText("this week").count())
    .toBe(0);
  await expect.poll(() => advice(page).getByRole("link", { name: "Start here" }).count()).toBe(3);
  // The score card already shows the overall score.
  await expect.poll(() => page.getByText("Your overall score is").count()).toBe(0);
  await expect
    .poll(() => advice(page).locator("blockquote").allTextContents())
    .toEqual(["Hand-made shoes, and we repair them.", "We want a second shop next year."]);
  const marks = advice(page).getByRole("button", { name: /^Based on (answer|\d+ answers)/ });
  const ofEach = await advice(page)
    .locator("article p, article li")
    .evaluateAll((found) => found.map((part) => part.querySelectorAll("button").length));
  // Without a mark: lines of kind and effort, links to Start here, and sentences based on the same answers as their
  // item.
  expect(ofEach.filter((count) => count === 0)).toHaveLength(CARDS.length + 3 + 7);

  // By keyboard: from a step to its item, and from there to its answers.
  await region(page, "Start here").getByRole("link").nth(2).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("One illness stops the workshop");
  // The first is the link to Start here.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const note = page.getByRole("note");
  await note.getByText("What happens when your cutter is ill?").waitFor();
  await note.getByText("Then the workshop stands still for days").waitFor();
  const described = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent;
  });
  expect(described).toContain("6How much of the work can only one person do?4/5");
  await page.keyboard.press("Escape");
  await expect.poll(() => note.count()).toBe(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => announced(page)).toContain("Answer 7. What happens when your cutter is ill? Then");
  await page.keyboard.press("Tab");
  await expect.poll(() => note.getByText("Then the workshop").count()).toBe(0);

  // By pointer: shown on hover, pinned by a click, closed by a click elsewhere.
  for (let width = 320; width <= 420; width += 20) {
    await resize(page, { width, height: 664 });
    expect(await aloneOnALine(page), `at ${width}`).toEqual([]);
  }
  await resize(page, { width: 1440, height: 900 });
  const first = marks.first();
  await first.hover();
  await note.getByText("5/5 – Nearly always").hover();
  await expect.poll(() => note.count()).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => note.count()).toBe(0);
  for (const size of [
    { width: 390, height: 364 },
    { width: 320, height: 568 },
  ]) {
    await resize(page, size);
    await marks.last().evaluate((mark) => mark.scrollIntoView({ block: "end" }));
    await marks.last().click();
    await page.mouse.move(0, 0);
    await expect.poll(() => isInside(page)).toBe(true);
    const before = await fromMark(page);
    await page.evaluate(() => scrollBy(0, 8));
    await expect.poll(() => fromMark(page)).toBe(before);
    await page.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => note.count()).toBe(0);
  }
  await first.focus();
  await note.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(fetched.filter((url) => url.includes("markdown"))).toEqual([]);

  const admin = await adminWindow(server);
  await admin.goto(`/admin/assessments/${path.split("/")[2]}`);
  await admin.getByText("Prepared from the participant's answers").waitFor();
  const adminAdvice = region(admin, "Recommendations");
  // Without Start here, every step is in its item.
  await expect.poll(() => adminAdvice.getByText("Write down what comes in and goes out").count()).toBe(1);
  await expect.poll(() => adminAdvice.getByRole("link", { name: "Start here" }).count()).toBe(0);
  await unfold(admin);
  await expect.poll(() => adminAdvice.locator("h4").allTextContents()).toEqual(TITLES);
  await adminAdvice.getByRole("button", { name: "Based on answers 2, 3" }).first().focus();
  await admin.getByRole("note").getByText("5/5 – Nearly always").waitFor();
  await admin.keyboard.press("Escape");
  await admin.evaluate(() => scrollTo(0, 0));
  expect(await problemsOf(admin)).toEqual([]);
});

test("a model's sentences quote their answers, and many answers are listed together", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const attempt = await answeredAttempt(server, { asked: ASKED, scoring: SCORING });
  const { page, ids } = attempt;
  const say = (text: string, ...places: number[]): Statement => ({
    text,
    evidence: places.map((place) => ({ question: ids[place - 1] ?? 0, quote: null })),
  });
  const quoting = { question: ids[6] ?? 0, quote: "nobody else can cut the leather" };
  assistant.advice = {
    ...assistant.advice,
    basis: "cards",
    standing: [say("Much hangs on one person.", 1, 2, 3, 4, 5)],
    items: [
      {
        card: null,
        kind: "weakness",
        dimension: null,
        title: say("Teach a second cutter", 7),
        why: [{ text: "The workshop stands still when one is ill.", evidence: [quoting] }],
        steps: [],
        effort: 2,
        impact: 2,
      },
    ],
    notes: [say("The website can wait.", 9)],
    alsoWrote: [ids[7] ?? 0],
  };
  await attempt.complete();
  await page.goto(attempt.path);
  await ready(page);
  await unfold(page);
  await page.getByText("AI-generated from your answers").waitFor();
  await expect
    .poll(() => texts(page, "h3"))
    .toEqual(["Needs improvement", "What can wait and what we don't know", "You also wrote"]);
  // An item has a mark for all its answers, also below a reason that quotes only some words.
  await expect.poll(() => advice(page).getByRole("button", { name: "Based on answer 7" }).count()).toBe(2);
  const note = page.getByRole("note");
  await advice(page).getByRole("button", { name: "Based on answer 7" }).first().focus();
  await expect.poll(() => note.locator("mark").textContent()).toBe("nobody else can cut the leather");

  const many = advice(page).getByRole("button", { name: "Based on 5 answers: 1, 2, 3, 4, 5" });
  await expect.poll(() => many.textContent()).toBe("5 answers");
  await resize(page, { width: 390, height: 364 });
  await many.focus();
  await note.getByText("How happy is your team?").waitFor();
  // A long note can be scrolled by keyboard, and Escape returns the focus.
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect.poll(() => note.locator(":focus").evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => note.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("5 answers");
  await advice(page).getByRole("button", { name: "Based on answer 9" }).focus();
  await note.getByText("No answer provided").waitFor();
});

test("on a phone a bad report is short, starts with the most urgent sentence, and collapses answers", async () => {
  const server = await pageServer();
  const { template } = libraryAssessment("cash-and-finance");
  const { page, ids } = await openResults(server, {
    asked: worstAnswers(template),
    title: template.title,
    description: template.description ?? "",
    cards: template.cards,
    ...(template.scoring && { scoring: template.scoring }),
  });
  await ready(page);
  const unfoldAnswers = page.getByRole("button", { name: "Show all 14 responses" });
  const answers = region(page, "Your Responses").getByRole("listitem");
  await expect.poll(() => unfoldAnswers.isVisible()).toBe(false);
  await expect.poll(() => answers.count()).toBe(14);

  await resize(page, { width: 390, height: 664 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_900);
  const urgent = region(page, "In your own words").getByText("The VAT of £9,400");
  expect(await urgent.evaluate((quote) => quote.getBoundingClientRect().bottom)).toBeLessThan(664);
  await expect.poll(() => advice(page).locator("article[data-kind=risk] details").count()).toBe(0);
  await expect.poll(() => advice(page).locator("article[data-kind=risk]:visible").count()).toBe(7);
  await expect
    .poll(() => advice(page).locator("article:not([data-kind=risk])").getByText("this week").count())
    .toBe(0);
  const also = advice(page).getByRole("heading", { name: "You also wrote" });
  const wrote = advice(page).getByText("Since spring two of our five people have left");
  await expect.poll(() => wrote.isVisible()).toBe(false);
  await also.click();
  await expect.poll(() => wrote.isVisible()).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  await expect.poll(() => answers.count()).toBe(0);
  await unfoldAnswers.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => answers.count()).toBe(14);
  await page.getByRole("button", { name: "Hide responses" }).click();
  await expect.poll(() => answers.count()).toBe(0);
  // A reference opens a collapsed answer.
  await page.evaluate((id) => location.assign(`#question-${id}`), ids[8]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`question-${ids[8]}`);

  await page.reload();
  await page.getByRole("button", { name: "Hide responses" }).click();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => answers.count()).toBe(14);
  await page.emulateMedia({ media: null });
});

/** Marks at the start of a line. */
function aloneOnALine(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const lastWords = (mark: Element) => {
      const texts = document.createTreeWalker(mark.closest("p, li, h4") ?? mark, NodeFilter.SHOW_TEXT);
      let last: Node | undefined;
      for (let text = texts.nextNode(); text && !mark.contains(text); text = texts.nextNode())
        if (text.textContent?.trim()) last = text;
      return last;
    };
    const bottomOfLastLetter = (text: Node) => {
      const end = text.textContent?.trimEnd().length ?? 0;
      const letter = document.createRange();
      letter.setStart(text, end - 1);
      letter.setEnd(text, end);
      return letter.getBoundingClientRect().bottom;
    };
    return [...document.querySelectorAll("button[aria-label^='Based on']")].flatMap((mark) => {
      const words = lastWords(mark);
      const isAlone = words && bottomOfLastLetter(words) <= mark.getBoundingClientRect().top + 2;
      return isAlone ? [words.textContent] : [];
    });
  });
}
