import { expect, test } from "vitest";
import { adviceMarkdown, MAX_MARKDOWN } from "#server/assistant/advice-markdown";
import { answered } from "#tests/helpers/assistant";

const answers = [
  answered({ id: 11, order: 2, answer: "Parts are late.\nNobody orders **ahead** <b>ever</b>." }),
  answered({ id: 12, order: 5, type: "rating", answer: "2" }),
  answered({ id: 13, order: 3, answer: "Fine" }),
];
const item = (more: object = {}) => ({
  title: "Order ahead",
  reasoning: "Parts hold you up.",
  nextSteps: ["List the parts.", "Name an owner."],
  evidence: [
    { questionId: 12, quote: "2" },
    { questionId: 11, quote: "Parts are late." },
  ],
  ...more,
});

test("an item has its heading, reasoning, the quoted words, its steps and the answers it rests on", () => {
  expect(adviceMarkdown({ summary: "Two points.", items: [item()] }, answers)).toBe(
    [
      "Two points.",
      "## Order ahead",
      "Parts hold you up.",
      "> Parts are late.",
      "- List the parts.\n- Name an owner.",
      "(rests on your answers [2](#question-11) and [5](#question-12))",
    ].join("\n\n"),
  );
});

test("references count by the order of the questions and read well for one and for three", () => {
  const one = item({ evidence: [{ questionId: 11, quote: "" }] });
  const three = item({ evidence: [12, 13, 11].map((questionId) => ({ questionId, quote: "" })) });
  expect(adviceMarkdown({ summary: "", items: [one] }, answers)).toContain(
    "(rests on your answer [2](#question-11))",
  );
  expect(adviceMarkdown({ summary: "", items: [three] }, answers)).toContain(
    "(rests on your answers [2](#question-11), [3](#question-13) and [5](#question-12))",
  );
  expect(adviceMarkdown({ summary: "", items: [item({ evidence: [] })] }, answers)).not.toContain("rests on");
});

test("a participant's own markup is shown as typed, over several lines", () => {
  const quote = "Nobody orders **ahead** <b>ever</b>.";
  const markdown = adviceMarkdown(
    { summary: "", items: [item({ evidence: [{ questionId: 11, quote: `late.\n${quote}` }] })] },
    answers,
  );
  expect(markdown).toContain("> late.\n>\n> Nobody orders \\*\\*ahead\\*\\* \\<b\\>ever\\</b\\>.");
});

test("no field can bring a heading, a list, an image or HTML of its own", () => {
  const markdown = adviceMarkdown(
    {
      summary: "# Not a heading\n1. not a list",
      items: [
        item({
          title: "A\n# B <img src=x>",
          reasoning: "![x](https://evil.example) and [y](z)",
          nextSteps: ["- a\n- b"],
        }),
      ],
    },
    [],
  );
  expect(markdown).toContain("\\# Not a heading\n\n1\\. not a list");
  expect(markdown).toContain("## A # B\n");
  expect(markdown).toContain("x and y");
  expect(markdown).not.toMatch(/evil|<img|!\[|^- b/m);
});

test("what would pass 20,000 characters is left out from the end", () => {
  const items = Array.from({ length: 30 }, (_, index) =>
    item({ title: `T${index}`, reasoning: "x".repeat(1_500) }),
  );
  const markdown = adviceMarkdown({ summary: "S", items }, answers);
  expect(markdown.length).toBeLessThanOrEqual(MAX_MARKDOWN);
  expect(markdown).toContain("## T0\n");
  expect(markdown).not.toContain("## T29\n");
  expect(markdown.endsWith("(rests on your answers [2](#question-11) and [5](#question-12))")).toBe(true);
});
