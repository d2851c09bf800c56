import { expect, test } from "vitest";
import { sourcesOf } from "#server/assistant/grounding/create-sources";
import { keepGroundedAdvice } from "#server/assistant/grounding/filter-grounded";
import { createPlaceholderRemover, withoutPlaceholders } from "#server/assistant/redaction-placeholders";
import { extractReply } from "#server/assistant/streamed-text-extractor";
import { adviceRequest, answered } from "#tests/helpers/assistant";
import { cpuTimeOf } from "#tests/helpers/spent";

const CASES = [
  ["Thank you, [name].", "Thank you."],
  ["Thank you, [name]! Noted.", "Thank you! Noted."],
  ["Thank you [name], that helps.", "Thank you, that helps."],
  ["[name], thank you.", "Thank you."],
  ["Noted. [Name], thank you.", "Noted. Thank you."],
  ["I see that you ([email]) handle it.", "I see that you handle it."],
  ["I will not write to [email].", "I will not write to."],
  ["Nothing [else], is (touched) , here.", "Nothing [else], is (touched) , here."],
];

test.each(CASES)("%j is shown as %j", (written, shown) => {
  expect(withoutPlaceholders(written)).toBe(shown);
});

test.each(CASES)("%j is shown the same however it is streamed", (written, shown) => {
  for (const size of [1, 4, 500]) {
    const reply = extractReply();
    const json = JSON.stringify({ response: written });
    let text = "";
    for (let at = 0; at < json.length; at += size) text += reply.push(json.slice(at, at + size));
    expect(text + reply.end()).toBe(shown);
  }
});

test("text that is held back for a possible placeholder is passed on", () => {
  const marks = createPlaceholderRemover();
  expect([marks.push("Well, "), marks.push("yes. "), marks.end()]).toEqual(["Well", ", yes", ". "]);
});

test("redacted words are restored in quotes and removed elsewhere", () => {
  const answer = "I, Pat Doe, do all orders; late ones go to boss@acme.example.";
  const request = adviceRequest([answered({ id: 11, answer: answer })]);
  const statement = (text: string, quote: string | null) => ({
    answers: [{ question: 1, quote }],
    values: [],
    text,
  });
  const written = keepGroundedAdvice(
    {
      facts: [],
      standing: [statement("You wrote “I, [name], do all orders”, [name].", null)],
      items: [
        {
          card: null,
          kind: "risk",
          title: "Late orders, [name]",
          why: [statement("Late ones “go to [email]”.", "I, [name], do all orders")],
          steps: [{ ...statement("[name], do late orders first.", null), horizon: "week" }],
          effort: 1,
          impact: 3,
        },
      ],
      notes: [],
    },
    sourcesOf(request),
  );
  const wholeAnswer = [{ question: 11, quote: null }];
  expect(written.standing).toEqual([
    { text: "You wrote “I, Pat Doe, do all orders”.", evidence: wholeAnswer },
  ]);
  expect(written.items).toMatchObject([
    {
      title: { text: "Late orders" },
      why: [
        {
          text: "Late ones “go to boss@acme.example”.",
          evidence: [{ question: 11, quote: "I, Pat Doe, do all orders" }],
        },
      ],
      steps: [{ text: "Do late orders first.", evidence: wholeAnswer }],
    },
  ]);
});

test.each([" ", "\t", "(", " ,", "( ", ". ", "[name"])(
  "a model's text with %j repeated is processed in linear time",
  (unit) => {
    const text = `[name]${unit.repeat(50_000 / unit.length)}x`;
    expect(cpuTimeOf(() => withoutPlaceholders(text))).toBeLessThan(250);
    expect(cpuTimeOf(() => createPlaceholderRemover().push(text))).toBeLessThan(250);
  },
);
