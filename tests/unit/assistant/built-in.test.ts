import { expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { adviceMarkdown } from "#server/advice/markdown";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { AssistantError } from "#server/assistant/port";
import { suggestTemplate } from "#server/library/suggest";
import { adviceRequest, answered, drained, never, turn } from "#tests/helpers/assistant";

const builtIn = createBuiltIn();
test("judges nothing: the rules do where there is no model", async () => {
  await expect(drained(builtIn.judge(turn("We lack people."), never()))).rejects.toThrow(AssistantError);
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
