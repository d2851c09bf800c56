import { expect, test } from "vitest";
import { verifyAdvice } from "#server/ai/evidence";
import { answered } from "#tests/helpers/assistant";

const answers = [
  answered({ id: 11, answer: "We lost 1,200 euros in 2025 because parts were late." }),
  answered({ id: 12, type: "rating", answer: "2", text: "How is your cash over the next 6 months?" }),
  answered({ id: 13, type: "multiple_choice", options: ["Sales", "IT"], answer: ["Sales", "IT"] }),
  answered({ id: 14, isRequired: false, answer: "skip" }),
  answered({ id: 15, answer: null }),
];

const item = (title: string, evidence: { questionId: number; quote: string }[], reasoning = "Because.") => ({
  title,
  reasoning,
  nextSteps: ["Look again in 30 days."],
  evidence,
});
const verify = (summary: string, items: ReturnType<typeof item>[]) =>
  verifyAdvice({ summary, items }, answers);

test("exact quotes of existing answers are kept once", () => {
  const evidence = [
    { questionId: 11, quote: "parts were late" },
    { questionId: 11, quote: "parts were late" },
    { questionId: 12, quote: "2" },
    { questionId: 13, quote: "Sales, IT" },
    { questionId: 12, quote: "" },
  ];
  expect(verify("", [item("A", evidence)]).items[0]?.evidence).toEqual([
    evidence[0],
    evidence[2],
    evidence[3],
    evidence[4],
  ]);
});

test.each([
  ["an unknown question", { questionId: 99, quote: "parts" }],
  ["words nobody wrote", { questionId: 11, quote: "parts are late" }],
  ["words of another answer", { questionId: 12, quote: "parts were late" }],
  ["a skipped question", { questionId: 14, quote: "skip" }],
  ["an unanswered question", { questionId: 15, quote: "" }],
])("evidence that names %s is dropped, and the item with it", (_, evidence) => {
  const good = item("Good", [{ questionId: 11, quote: "late" }]);
  expect(verify("", [item("Bad", [evidence]), good]).items.map(({ title }) => title)).toEqual(["Good"]);
});

test("items without evidence stay when no item has any", () => {
  const items = verify("", [item("A", []), item("B", [{ questionId: 99, quote: "x" }])]).items;
  expect(items.map(({ title, evidence }) => ({ title, evidence }))).toEqual([
    { title: "A", evidence: [] },
    { title: "B", evidence: [] },
  ]);
});

test("sentences with a number from nowhere leave the summary and the reasoning, not the next steps", () => {
  const advice = verify("You lost 1200 euros in 2025. That is 40% of profit. You rated cash 2 out of 5.", [
    item(
      "A",
      [{ questionId: 11, quote: "late" }],
      "Firms like yours save 15 hours. Over 6 months this adds up.",
    ),
  ]);
  expect(advice.summary).toBe("You lost 1200 euros in 2025. You rated cash 2 out of 5.");
  expect(advice.items[0]?.reasoning).toBe("Over 6 months this adds up.");
  expect(advice.items[0]?.nextSteps).toEqual(["Look again in 30 days."]);
});
