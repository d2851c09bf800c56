import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import type { JudgedQuestion } from "#server/answer-parser/parse-result";
import { checkAnswer, MAX_MESSAGE } from "#shared/domain/answer";
import { examples } from "#tests/helpers/effort";
import { aQuestion, replyTo, verdictOf } from "#tests/helpers/parsing";
import { spentOn } from "#tests/helpers/spent";

const TYPES = [aQuestion("text"), aQuestion("rating"), aQuestion("multiple_choice", ["Sales", "Support"])];
const required = (question: JudgedQuestion) => ({ ...question, isRequired: true });

describe("leaving a question out", () => {
  it.each([
    "skip",
    "SKIP",
    " skip ",
    "skip this question please",
    "pass",
    "I'll pass",
    "next question",
    "no comment",
    "no comment from my side",
    "I prefer not saying",
    "I'd rather not say",
    "i would prefer not to answer that",
    "I don't want to answer",
    "prefer not to say",
    "rather not",
    "that's private",
    "keine Angabe",
    "prefiero no decirlo",
    "跳过",
    "пропустить",
    "no thanks",
    "nein, danke",
    "不用了,谢谢",
  ])("%j skips an optional question and says that a required one is needed", (message) => {
    for (const question of TYPES) {
      expect(verdictOf(question, message)).toBe("skipped");
      expect(verdictOf(required(question), message)).toBe("no: required");
      expect(replyTo(required(question), message)).toContain("this question is needed");
    }
  });

  it("is what an option of that name does, by its place too", () => {
    const question = aQuestion("multiple_choice", ["Skip", "Keep"]);
    expect(verdictOf(question, "1")).toBe("skipped");
    expect(verdictOf(required(question), "1")).toBe("no: required");
  });

  it("is offered only where it is possible", () => {
    for (const question of TYPES) {
      expect(replyTo(question, "what do you mean?")).toContain('"skip"');
      expect(replyTo(required(question), "what do you mean?")).not.toContain('"skip"');
    }
  });
});

/** mulberry32: the same messages on every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const PIECES =
  "1 2 3 4 5 6 10 -3 4.5 4/5 % ½ ⭐ ☆ ★ one four second last all both none any or and not but no wait maybe to a b i c++ yes skip pass hi what why ? . , ; - ' \" ( ) * + [ ] ^ $ \\ \u0000 \ud83d \udc4d \u200b \u202e ٤ 四 第 运营 مبيعات é ﷺ Sales sales slaes support Support, 11-50 employees very skip\n < > & _ # |".split(
    " ",
  );
const OPTION_SETS: readonly (readonly string[] | null)[] = [
  null,
  [],
  [""],
  ["Skip", "pass"],
  ["Sales", "SALES", "sales "],
  ["1-10", "11-50", "5", "Very", "very very"],
  ["?", "+", "(a+)+$", "\\", "\ud800"],
  ["a", "b", "A and B", "none", "all", "no", "yes"],
  ["运营", "⭐", "٤", "not", "or"],
  Array.from({ length: 60 }, (_, index) => `Option ${index}`),
];

/** In milliseconds of processor time; what takes a tenth of a second here takes longer on a slow machine. */
const LIMIT = 20_000;
const GREAT = 300_000;

/** What something takes ten times over: what once kept the process for seconds keeps it for a minute. */
const tenTimes = (judge: () => unknown) =>
  spentOn(() => {
    for (let round = 0; round < 10; round++) judge();
  });

describe("any message at all", () => {
  it("is judged without a fault, and what is accepted can be stored", { timeout: 600_000 }, () => {
    const rounds = examples({ sample: 400, all: 60_000 });
    const below = seeded(20_261_121);
    const types = ["text", "rating", "multiple_choice"] as const;
    for (let round = 0; round < rounds; round++) {
      const type = types[below(3)] ?? "text";
      const question = aQuestion(type, OPTION_SETS[below(OPTION_SETS.length)], below(2) === 0);
      const glue = below(3) === 0 ? "" : " ";
      const message = Array.from({ length: below(9) }, () => PIECES[below(PIECES.length)]).join(glue);
      const judgement = judgeAnswer(question, message);
      const context = JSON.stringify({ question, message, judgement });
      if (judgement.outcome === "accepted") {
        expect(checkAnswer(question, judgement.answer), context).toEqual({
          ok: true,
          answer: judgement.answer,
        });
      }
      if (judgement.outcome === "skipped") expect(question.isRequired, context).toBe(false);
      if (judgement.outcome === "rejected") expect(replyTo(question, message), context).toMatch(/\S.*\S/s);
    }
  });

  it.each([
    ["one letter", "a"],
    ["one digit", "4"],
    ["a fraction that never ends", "4 / "],
    ["open brackets", "(a+"],
    ["space", " \t"],
    ["line ends", "\r"],
    ["NULs", "\u0000"],
    ["lone surrogates", "\ud800"],
    ["stars", "⭐"],
    ["combining marks", "e\u0301\u0316"],
    ["a letter that unfolds", "\ufdfa"],
    ["an option over and over", "Sales and "],
    ["skips", "just skip it please "],
    ["greetings", "hi there "],
    ["questions", "what does it mean "],
    ["negations", "anything but "],
    ["clauses", "4, "],
    ["number words", "one and a half "],
    ["mash", "asdf"],
  ])("of %s at the greatest length is judged in one go", { timeout: GREAT }, (_, piece) => {
    const options = Array.from({ length: 50 }, (_unused, index) => `Sales and support region ${index}`);
    const message = piece.repeat(MAX_MESSAGE).slice(0, MAX_MESSAGE);
    for (const type of ["text", "rating", "multiple_choice"] as const) {
      const spent = spentOn(() =>
        expect(judgeAnswer(aQuestion(type, options), message).outcome).toMatch(/accepted|rejected|skipped/),
      );
      expect(spent).toBeLessThan(LIMIT);
    }
  });

  it("the longest options cost no more, where all of them speak of yes and no", { timeout: GREAT }, () => {
    // Whoever judges a message in no attempt brings the options along: fifty, of 500 characters each.
    const options = Array.from({ length: 50 }, (_unused, index) =>
      `${index} ${"no not yet yes fully partly every week ".repeat(30)}`.slice(0, 500),
    );
    const message = "no ".repeat(MAX_MESSAGE).slice(0, MAX_MESSAGE);
    const took = tenTimes(() => judgeAnswer(aQuestion("multiple_choice", options), message));
    expect(took).toBeLessThan(LIMIT);
  });

  it.each([
    [
      "options whose words stand behind what is read of them",
      Array.from({ length: 50 }, (_unused, index) => `a${index}b${"q".repeat(196)} ${"inte ".repeat(20)}`),
      "Where would you like to improve?",
    ],
    ["a question, of options", ["Staff", "Weather"], "inte ".repeat(400)],
    ["a question, of amounts", ["1 to 5", "6 to 20"], "inte ".repeat(400)],
  ])(
    "and so do the longest of what other words are told by: %s",
    { timeout: GREAT },
    (_, options, questionText) => {
      // The tables are made ready once, by whoever comes first.
      judgeAnswer(aQuestion("multiple_choice", ["Staff", "Vehicles"]), "das Wetter");
      const took = tenTimes(() =>
        judgeAnswer(aQuestion("multiple_choice", options, false, { questionText }), "das Wetter"),
      );
      expect(took).toBeLessThan(LIMIT);
    },
  );
});
