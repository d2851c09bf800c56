import { expect, test } from "vitest";
import { verifyAdvice } from "#server/assistant/evidence";
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

test("no item stays without evidence, not even where none has any", () => {
  expect(verify("", [item("A", []), item("B", [{ questionId: 99, quote: "x" }])]).items).toEqual([]);
});

test("an item whose title claims what nobody said, or that has nothing left to say, is dropped", () => {
  const late = [{ questionId: 11, quote: "late" }];
  const empty = { ...item("Empty", late, "Rivals save 40%."), nextSteps: ["Cut 12% of the cost."] };
  expect(verify("", [item("Win back 40 customers", late), empty, item("Good", late)]).items).toEqual([
    item("Good", late),
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

const FACTS: [string, boolean][] = [
  ["You rated cash 2 out of 5.", true],
  ["You rated cash 4 out of 5.", false],
  ["The scale runs from 1 to 5.", true],
  ["You chose two areas.", true],
  ["Two points stand out.", true],
  ["You lost twelve customers.", false],
  ["You lost twelve hundred euros.", false],
  ["Half of your orders come late.", false],
  ["Costs have doubled.", false],
  ["One customer matters most.", true],
  ["In the next 30 days this decides itself.", true],
  ["In den nächsten 30 Tagen entscheidet es sich.", true],
  ["In the last 30 days you lost orders.", false],
  ["You work 30 days a month on it.", false],
  ["You lost ١٢ orders.", false],
  ["As a B2B company you know this.", true],
  ["You said “parts were late”.", true],
  ["You said “parts were late.”", true],
  ["You said “parts are always late”.", false],
  ['You said "we are doomed".', false],
  ["Sie schrieben „parts were late“.", true],
  ["Sie schrieben „alles ist gut“.", false],
  ["Asked “how is your cash over the next 6 months?”, you were frank.", true],
  ["You wrote “parts were late. All of them.”", false],
  ["You wrote “nobody ever closes this", false],
];

test.each(FACTS)("as a fact, %s stays: %s", (sentence, stays) => {
  expect(verify(sentence, []).summary).toBe(stays ? sentence : "");
});

const PLANS: [string, boolean][] = [
  ["Talk to 5 customers in the next 30 days.", true],
  ["Set aside 90 minutes on Friday for the ten oldest invoices.", true],
  ["Write a 13-week forecast by Monday.", true],
  ["Cut your costs by 15%.", false],
  ["Put aside 500 euros.", false],
  ["Call the 250 customers you lost.", false],
  ["You lose 15 hours a week on this.", false],
  ["Most firms save 3 days.", false],
  ["Win back the 1,200 euros you lost in 2025.", true],
  ["Ask “what went wrong?” each time.", false],
];

test.each(PLANS)("as a step, %s stays: %s", (step, stays) => {
  const kept = verify("", [{ ...item("A", [{ questionId: 11, quote: "late" }]), nextSteps: [step] }]).items;
  expect(kept[0]?.nextSteps).toEqual(stays ? [step] : []);
});

test("an option nobody chose is no fact", () => {
  const size = answered({
    id: 16,
    type: "multiple_choice",
    options: ["2 to 10", "more than 50"],
    answer: "2 to 10",
  });
  const summary = "You are a team of 2 to 10. With more than 50 people this changes.";
  expect(verifyAdvice({ summary, items: [] }, [size]).summary).toBe("You are a team of 2 to 10.");
});
