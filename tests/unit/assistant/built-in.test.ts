import { expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { adviceMarkdown } from "#server/advice/markdown";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { suggestTemplate } from "#server/library/suggest";
import { adviceRequest, answered, drained, never, turn } from "#tests/helpers/assistant";

const builtIn = createBuiltIn();
const judge = async (...given: Parameters<typeof turn>) =>
  (await drained(builtIn.judge(turn(...given), never()))).result;

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

test("recommendations stream the text of what is returned", async () => {
  const request = adviceRequest([answered({ answer: "Spare parts arrive late." })]);
  const { text, pieces, result } = await drained(builtIn.recommend(request, never()));
  expect(result).toEqual({ advice: composeAdvice(request.ground), by: "built-in" });
  expect(text).toBe(adviceMarkdown(result.advice, request.ground));
  expect(pieces.length).toBeGreaterThan(1);
});

test("a draft comes from the library, and nothing of it is streamed", async () => {
  const { text, result } = await drained(builtIn.draftTemplate("Our cash flow", never()));
  expect(text).toBe("");
  expect(result).toEqual({ suggestion: suggestTemplate("Our cash flow"), by: "built-in" });
});
