import { expect, test } from "vitest";
import { composeAdvice } from "#server/assistant/built-in/compose";
import { verifyAdvice } from "#server/assistant/evidence";
import { answerText } from "#shared/domain/answer";
import { BUSINESSES } from "#tests/helpers/businesses";

const all = Object.entries(BUSINESSES);
const adviceFor = (name: string, focus?: string) => {
  const request = BUSINESSES[name];
  if (!request) throw new Error(`No business ${name}`);
  return composeAdvice(focus === undefined ? request : { ...request, resultsAnalysisPrompt: focus });
};
const titles = (name: string, focus?: string) => adviceFor(name, focus).items.map(({ title }) => title);

test.each(all)("every recommendation for the %s cites answers and quotes them exactly", (_, request) => {
  const advice = composeAdvice(request);
  expect(advice.items.length).toBeGreaterThan(0);
  expect(verifyAdvice(advice, request.answers)).toEqual(advice);
  for (const { evidence, nextSteps, title } of advice.items) {
    expect(evidence.length, title).toBeGreaterThan(0);
    expect(nextSteps.length, title).toBeGreaterThanOrEqual(2);
    for (const { questionId, quote } of evidence) {
      const answer = request.answers.find(({ id }) => id === questionId)?.answer;
      expect(answerText(answer ?? "")).toContain(quote);
    }
  }
});

test("very different businesses get very different advice", () => {
  const first = all.map(([name]) => titles(name)[0]);
  expect(new Set(first).size).toBe(first.length);
  const texts = all.map(([name]) => adviceFor(name).items.map(({ nextSteps }) => nextSteps[0]));
  for (const [index, steps] of texts.entries()) {
    for (const others of texts.slice(index + 1)) {
      const shared = steps.filter((step) => others.includes(step));
      expect(shared.length).toBeLessThanOrEqual(Math.ceil(steps.length / 2));
    }
  }
});

test("the headings name what the questions ask about", () => {
  expect(titles("roaster").slice(0, 3)).toEqual([
    "Your cash flow: see the tight weeks before they come",
    "Your green coffee suppliers: get a second source before you need it",
    "Finding new cafés as customers: ask where the last ones came from",
  ]);
  expect(titles("printers")[0]).toBe("The printers in your building: mend what stops you most often");
  expect(titles("software")[0]).toBe("Releasing a change to production: make the next release a small one");
});

test("what the template's prompt asks for comes first, whatever is lowest", () => {
  expect(titles("roaster", "Focus on suppliers and sourcing.")[0]).toContain("Your green coffee suppliers");
  expect(titles("factory", "Look at stock.")[0]).toContain("Stock");
  expect(titles("factory")[0]).toContain("Safety");
  expect(titles("software", "Stress and overtime come first.")[0]).toContain("Workload");
  expect(adviceFor("charity").summary).toContain("This assessment puts finding volunteers");
});

test("a prompt that asks for two things gets two, and what else is low is only named", () => {
  expect(titles("factory", "Name the two things that matter most.")).toEqual([
    "Equipment: mend what stops you most often",
    "Stock: know what you have, and when to order",
    "Keep these in sight for later",
    "The quality of what leaves your line: keep what works, and lend it",
  ]);
});

test("a question's prompt that calls it urgent moves it up", () => {
  expect(titles("clinic", "")[0]).toBe("Service: shorten the wait for an answer");
});

test("what somebody writes and what they rate are compared", () => {
  const [item] = adviceFor("happy").items;
  expect(item?.reasoning).toContain(
    "Your rating and your words do not agree here: you gave the booking system 4 out of 5",
  );
  expect(item?.evidence.map(({ questionId }) => questionId)).toEqual([103, 104]);
  const last = adviceFor("happy").items.at(-1);
  expect(last?.reasoning).toContain("how clean the rooms are (5)");
  expect(last?.reasoning).not.toContain("booking system");
  expect(adviceFor("happy").summary).toContain("it is your words that name what does not go well");
});

test("choices are read as wishes and as limits", () => {
  const hiring = adviceFor("english_german").items.find(({ title }) => title.startsWith("Hiring"));
  expect(hiring?.reasoning).toContain("Your lowest rating lies elsewhere, with finding new customers (2)");
  const [first] = adviceFor("freelancer").items;
  expect(first?.reasoning).toContain("you answered “Under 500 euros”: measure each step against that");
  expect(first?.nextSteps.join(" ")).not.toMatch(/each person|the team|from whoever/);
});

test("answers in another language are quoted as they are", () => {
  const quotes = adviceFor("german").items.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes).toContain(
    "Wir finden keine Gesellen. Seit Ostern ist eine Stelle offen, und die Ersatzteile kommen immer zu spät.",
  );
});

test("where little was said, the advice says so and does not go on about it", () => {
  const { summary, items } = adviceFor("silent");
  expect(summary).toContain("You wrote little in your own words");
  expect(items).toHaveLength(2);
});

test("what was skipped is named as a gap, never as something that can still be answered", () => {
  const request = BUSINESSES.software;
  if (!request) throw new Error("No software team");
  const answers = request.answers.map((entry) => (entry.id === 101 ? { ...entry, answer: "skip" } : entry));
  const { summary } = composeAdvice({ ...request, answers });
  expect(summary).toContain("Nothing here speaks to trusting the automated tests, which you skipped.");
  for (const [name] of all) expect(adviceFor(name).summary).not.toMatch(/left .* open|could change/);
});

test("praise is not taken for trouble, nor the absence of trouble", () => {
  const proud = adviceFor("charity").items.find(({ evidence }) =>
    evidence.some(({ quote }) => quote === "Nobody has ever left without food."),
  );
  expect(proud?.title).toBe("Keeping the cold chain: keep what works, and lend it");
});
