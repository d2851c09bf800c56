import { expect, test } from "vitest";
import { composeAdvice } from "#server/assistant/built-in/compose";
import { adviceRequest, answered } from "#tests/helpers/assistant";

const CLOSING = "Is there anything we did not ask that we should know?";
const DOES = "What does your business do, and for whom?";
const quotesOf = ({ items }: ReturnType<typeof composeAdvice>) =>
  items.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));

/** Advice on the answers to these questions, in their order; a digit is the answer to a rating. */
const adviceOn = (...given: [text: string, answer: string, isText?: "text"][]) =>
  composeAdvice(
    adviceRequest(
      given.map(([text, answer, isText], index) =>
        answered({
          id: index + 1,
          order: index + 1,
          text,
          answer,
          type: isText === undefined && /^[1-5]$/.test(answer) ? "rating" : "text",
          analysisPrompt: text === CLOSING ? "Context that may change the order of what comes first." : null,
        }),
      ),
    ),
  );
const titlesOn = (...given: Parameters<typeof adviceOn>) =>
  adviceOn(...given).items.map(({ title }) => title);

test("only an answer to what somebody does is taken as a description of their work", () => {
  const speed: [string, string] = ["How healthy is your cash flow?", "2"];
  expect(adviceOn([DOES, "idk"], speed, [CLOSING, "speed i think"]).summary).not.toContain("You describe");
  expect(adviceOn(["What do you do when a customer is angry?", "I listen"], speed).summary).not.toContain(
    "You describe",
  );
  expect(adviceOn([DOES, "We bake bread"], speed).summary).toContain(
    "You describe your work as “We bake bread”.",
  );
});

test.each([
  "What do customers praise you for?",
  "What went really well in the last month?",
  "Which compliments do you hear most?",
  "What gives you strength at work?",
])("an answer to “%s” is a strength to keep, not trouble", (question) => {
  const { items } = adviceOn([question, "Our desserts, and that we never hurry anybody"]);
  expect(items.map(({ title }) => title)).toEqual(["Keep what works, and lend it"]);
  expect(items[0]?.evidence[0]?.quote).toBe("Our desserts, and that we never hurry anybody");
  expect(items[0]?.reasoning).toContain(`Asked “${question}”, you wrote:`);
});

test("complaints and the speed of an answer are different subjects", () => {
  const complaints = "How well are complaints handled?";
  const speed = "How quickly do customers get an answer?";
  expect(titlesOn([complaints, "2"], [speed, "4"])[0]).toMatch(/: listen, and put it right on the spot$/);
  expect(titlesOn([complaints, "5"], [speed, "2"])[0]).toMatch(/: shorten the wait for an answer$/);
  expect(titlesOn([complaints, "5"], [speed, "2"]).join()).not.toContain("put it right");
});

test("what a high rating says is good is not recommended", () => {
  const titles = titlesOn(
    ["How friendly is our customer service?", "2"],
    ["How quickly do customers get an answer?", "5"],
  );
  expect(titles.join()).not.toContain("shorten the wait");
  expect(titles[0]).toMatch(/customer service/i);
});

test.each(["3", "-", "👍", "idk", "x", "I don’t know", "dunno"])("“%s” is not quoted as words", (answer) => {
  const advice = adviceOn(
    ["How good is your booking system?", "4"],
    ["What is wrong with your booking system?", answer, "text"],
    ["What is in the way?", answer, "text"],
  );
  expect(quotesOf(advice)).toEqual(["4"]);
  expect(JSON.stringify(advice)).not.toContain("you wrote");
});

test.each([
  ["Invoices wait for weeks because only Anna may approve them.", true],
  ["The oven is old, and only my brother knows how to mend it.", true],
  ["The only thing we can do is wait for the invoices.", false],
])("“%s” asks for a second person: %s", (answer, isAsked) => {
  const steps = adviceOn(["What is in the way?", answer]).items.flatMap(({ nextSteps }) => nextSteps);
  expect(steps.some((step) => step.includes("name a second person"))).toBe(isAsked);
});
