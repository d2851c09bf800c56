import { expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { adviceMarkdown } from "#server/advice/markdown";
import { AssistantError } from "#server/assistant/assistant";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { suggestTemplate } from "#server/template-library/suggest";
import { adviceRequest, answered, drain, neverAborted, turn } from "#tests/helpers/assistant";

const builtIn = createBuiltIn();
test("returns no verdict, because the rules decide without a model", async () => {
  await expect(drain(builtIn.judge(turn("We lack people."), neverAborted()))).rejects.toThrow(AssistantError);
});

const CARD = {
  ...{ key: "late", kind: "risk" as const, dimension: null, title: "Parts arrive late", why: "Work waits." },
  ...{ steps: [], effort: 1 as const, impact: 3 as const },
  when: { version: 1 as const, match: "all" as const },
};

test("without cards the answers are summarized, and nothing is streamed", async () => {
  const request = adviceRequest([answered({ answer: "Spare parts arrive late." })]);
  const { text, result } = await drain(builtIn.recommend(request, neverAborted()));
  expect(result).toEqual({ advice: composeAdvice(request.context), by: "built-in" });
  expect(text).toBe("");
});

test("recommendations stream the text of the result", async () => {
  const asked = adviceRequest([answered({ answer: "Spare parts arrive late." })]);
  const [question] = asked.context.questions;
  const rules = [{ question: question?.id ?? 0, op: "answered" as const }];
  const cards = [{ ...CARD, when: { ...CARD.when, rules } }];
  const request = { ...asked, context: { ...asked.context, cards } };
  const { text, pieces, result } = await drain(builtIn.recommend(request, neverAborted()));
  expect(result).toEqual({ advice: composeAdvice(request.context), by: "built-in" });
  expect(text).toBe(adviceMarkdown(result.advice, request.context));
  expect(pieces.length).toBeGreaterThan(1);
});

test("a draft comes from the library and isn't streamed", async () => {
  const { text, result } = await drain(builtIn.draftTemplate("Our cash flow", neverAborted()));
  expect(text).toBe("");
  expect(result).toEqual({ suggestion: suggestTemplate("Our cash flow"), by: "built-in" });
});
