import { expect, test } from "vitest";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { focusOf } from "#server/assistant/built-in/guidance";
import { verifyAdvice } from "#server/assistant/evidence";
import type { Direction } from "#shared/domain/question";
import { adviceRequest, answered, drained, never, turn } from "#tests/helpers/assistant";

const builtIn = createBuiltIn();
const judge = async (...given: Parameters<typeof turn>) =>
  (await drained(builtIn.judge(turn(...given), never()))).result;
const advise = (...given: Parameters<typeof adviceRequest>) =>
  drained(builtIn.recommend(adviceRequest(...given), never()));

const cash = answered({
  id: 21,
  order: 1,
  type: "rating",
  text: "How confident are you in your cash flow?",
  answer: "2",
  analysisPrompt: "Look at cash flow and runway, and flag anything urgent.",
});
const goals = answered({ id: 22, order: 2, type: "rating", text: "How clear are your goals?", answer: "1" });
const team = answered({
  id: 23,
  order: 3,
  type: "rating",
  text: "How well does your team work?",
  answer: "5",
});
const area = answered({
  id: 24,
  order: 4,
  type: "multiple_choice",
  text: "Which area needs attention?",
  options: ["Operations", "Marketing"],
  answer: "Operations",
});
const obstacle = answered({
  id: 25,
  order: 5,
  text: "What is in the way?",
  answer: "Spare parts arrive late, and nobody orders ahead.",
});

test("an open text is taken as it stands, and the reply is what was streamed", async () => {
  const { text, result } = await drained(builtIn.judge(turn("  We lack people. "), never()));
  expect(result).toEqual({ isValid: true, answer: "We lack people.", response: text, by: "built-in" });
  expect(text).not.toMatch(/great|excellent|awesome|\bAI\b|model/i);
});

test("replies vary between answers and are the same for the same answer", async () => {
  const messages = Array.from({ length: 12 }, (_, index) => `We are ${index} people`);
  const replies = await Promise.all(messages.map(async (message) => (await judge(message)).response));
  expect(new Set(replies).size).toBeGreaterThan(2);
  expect((await judge("We are 3 people")).response).toBe(replies[3]);
});

test("a rating or a choice that was not understood is asked for again, with what can be answered", async () => {
  const rating = await judge("middling", { type: "rating" });
  expect(rating).toMatchObject({ isValid: false, answer: null });
  expect(rating.response).toContain("from 1 (lowest) to 5 (highest)");
  expect(rating.response).not.toContain("skip");
  const choice = await judge("the other one", {
    type: "multiple_choice",
    options: ["Sales", "IT"],
    isRequired: false,
  });
  expect(choice.response).toContain("1 Sales and 2 IT");
  expect(choice.response).toContain("skip");
});

test("an optional question that was not understood three times is left open", async () => {
  const given = { type: "rating", isRequired: false } as const;
  expect(await judge("hm", given, { refusals: 2 })).toMatchObject({ isValid: true, answer: "skip" });
  expect(await judge("hm", { type: "rating" }, { refusals: 5 })).toMatchObject({ isValid: false });
});

test("recommendations begin with what is urgent, then with the lowest rating, and end with what to build on", async () => {
  const { result } = await advise([cash, goals, team, area, obstacle]);
  expect(result.by).toBe("built-in");
  expect(result.advice.items.map(({ title }) => title)).toEqual([
    "Your cash flow: see the tight weeks before they come",
    "Your goals: choose the few results that count",
    "Suppliers: get a second source before you need it",
    "Processes: drop the step that nobody needs",
    "Keep what works, and lend it",
  ]);
});

test("each item says why in terms of the answers, what to do, and what it rests on", async () => {
  const { advice } = (await advise([cash, goals, team, area, obstacle])).result;
  for (const item of advice.items) {
    expect(item.nextSteps.length).toBeGreaterThanOrEqual(2);
    expect(item.nextSteps.length).toBeLessThanOrEqual(3);
    expect(item.evidence).not.toEqual([]);
  }
  expect(advice.items[1]?.reasoning).toContain("Asked how clear your goals are, you answered 1 out of 5");
  expect(advice.items[2]?.evidence).toEqual([
    { questionId: 25, quote: "Spare parts arrive late, and nobody orders ahead." },
  ]);
  expect(advice.items[3]?.reasoning).toContain("you chose “Operations”");
  expect(advice.items[4]?.reasoning).toContain("how well your team works, you answered 5 out of 5");
});

test("everything it says passes the check that a model's advice must pass", async () => {
  const answers = [cash, goals, team, area, obstacle];
  const { advice } = (await advise(answers)).result;
  expect(verifyAdvice(advice, answers)).toEqual(advice);
});

test("no two items are worded the same, even where nothing is known about the subject", async () => {
  const answers = ["lamp", "roof", "garden"].map((thing, index) =>
    answered({
      id: index,
      order: index + 1,
      type: "rating",
      text: `How good is your ${thing}?`,
      answer: "2",
    }),
  );
  const { advice } = (await advise(answers)).result;
  expect(new Set(advice.items.map(({ nextSteps }) => nextSteps.join())).size).toBe(3);
});

test("many weak points are all named, though only the first ones are worked out", async () => {
  const answers = Array.from({ length: 9 }, (_, index) =>
    answered({
      id: index,
      order: index + 1,
      type: "rating",
      text: `How good is thing number ${index}?`,
      answer: "1",
    }),
  );
  const { advice } = (await advise(answers)).result;
  expect(advice.items).toHaveLength(5);
  expect(advice.items[4]?.title).toBe("Keep these in sight for later");
  expect(
    new Set(advice.items.flatMap(({ evidence }) => evidence.map(({ questionId }) => questionId))).size,
  ).toBe(9);
});

test("a high number counts as bad where the question asks for something bad", async () => {
  const stress = answered({ type: "rating", text: "How stressed is your team?", answer: "5" });
  const { advice } = (await advise([stress])).result;
  expect(advice.items[0]?.title).toBe("Workload: take something away before adding anything");
  expect(advice.items[0]?.reasoning).toContain("here a high number is the warning");
});

test("which end of a scale is the better one, its author decides before the words of the question", async () => {
  const rated = (text: string, answer: string, highIs: Direction) =>
    answered({ type: "rating", text, answer, highIs });
  const summary = async (...given: Parameters<typeof advise>[0]) =>
    (await advise(given)).result.advice.summary;
  const cash = "How would you rate your cash flow?";
  expect(await summary(rated(cash, "5", "good"))).toContain("Your ratings are high throughout");
  expect(await summary(rated(cash, "5", "bad"))).toContain("One rating stands out as low");
  expect(await summary(rated("How stressed is your team?", "5", "good"))).toContain("high throughout");
  for (const answer of ["1", "5"]) {
    const { advice } = (await advise([rated(cash, answer, "neutral")])).result;
    expect(advice.summary).toContain("there are no ratings to compare");
    expect(advice.items.flatMap(({ evidence }) => evidence)).toEqual([]);
  }
});

test("long answers are quoted exactly and in part, by the sentences that name the trouble", async () => {
  const answer = `${"We have been here for many years. ".repeat(10)}Spare parts are always late. We like what we do.`;
  const { advice } = (await advise([answered({ answer })])).result;
  expect(advice.items[0]?.evidence[0]).toEqual({ questionId: 11, quote: "Spare parts are always late." });
});

test("what the template asks to look at decides between equals", async () => {
  const equals = [goals, { ...cash, answer: "1" }];
  const first = async (focus: string) =>
    (await advise(equals, focus)).result.advice.items[0]?.evidence[0]?.questionId;
  expect(await first("Weigh the goals and the strategy.")).toBe(22);
  expect(await first("Weigh cash and budget.")).toBe(21);
});

test("an author's prompt says what comes first and how many points are wanted", () => {
  const names = (prompt: string) => [...focusOf(prompt).fields].map(({ name }) => name);
  expect(names("Focus on hiring. Mention suppliers at the end.")).toEqual(["hiring"]);
  expect(names("Be kind, and safety must come first.")).toEqual(["safety"]);
  expect(names("Cash flow")).toEqual(["cash"]);
  expect(names("Name the weakest area first.")).toEqual([]);
  expect(focusOf("Name the two or three things that matter.").most).toBe(3);
  expect(focusOf("Give 2 recommendations.").most).toBe(2);
  expect(focusOf(null)).toMatchObject({ words: "", most: undefined });
});

test("an author's words about a question steer the advice and are never shown", async () => {
  const guided = answered({
    id: 31,
    text: "How well does it go?",
    type: "rating",
    answer: "1",
    analysisPrompt: "Red flag: look at cash flow and runway.",
  });
  const { advice } = (await advise([guided])).result;
  expect(advice.items[0]?.title).toMatch(/cash/i);
  expect(JSON.stringify(advice)).not.toMatch(/red flag|runway/i);
});

test("with nothing answered it says so and invents nothing", async () => {
  const { advice } = (await advise([answered({ isRequired: false, answer: "skip" })])).result;
  expect(advice.items).toEqual([]);
  expect(advice.summary).toContain("nothing to base recommendations on");
});

test("the text comes sentence by sentence and holds what is returned", async () => {
  const { pieces, text, result } = await advise([cash, goals, team]);
  expect(pieces.length).toBeGreaterThan(10);
  for (const item of result.advice.items) {
    expect(text).toContain(`## ${item.title}\n\n${item.reasoning}\n- ${item.nextSteps[0]}`);
  }
});

test("what a business does is not quoted as its trouble, and a mere fact is no recommendation", async () => {
  const does = answered({
    id: 31,
    order: 1,
    text: "Who are your customers?",
    answer: "Walkers who buy shoes",
  });
  const hurts = answered({
    id: 32,
    order: 2,
    text: "What is your biggest obstacle with customers?",
    answer: "We never have time for customers",
  });
  const size = answered({
    id: 33,
    order: 3,
    type: "multiple_choice",
    text: "How many people work in the team?",
    options: ["Just me", "2 to 10"],
    answer: "2 to 10",
  });
  const { result } = await advise([does, hurts, size, cash]);
  const quotes = result.advice.items.flatMap((item) => item.evidence.map(({ quote }) => quote));
  expect(quotes).toContain("We never have time for customers");
  expect(quotes).not.toContain("Walkers who buy shoes");
  expect(quotes).not.toContain("2 to 10");
});
