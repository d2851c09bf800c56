import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/judge/judge";
import type { JudgedQuestion } from "#server/judge/judgement";
import { checkAnswer, isSkip } from "#shared/domain/answer";
import { cleanOptions, QUESTION_TYPES, SELECTIONS } from "#shared/domain/question";
import { examples } from "#tests/helpers/effort";
import { aQuestion, verdictOf } from "#tests/helpers/judging";
import { readReplies } from "../../../bench/answers/replies";

const text = fc.string({ unit: "grapheme", maxLength: 60 });
const options = fc
  .uniqueArray(text, { minLength: 1, maxLength: 8 })
  .map(cleanOptions)
  .filter((texts) => texts.length > 0);
const question: fc.Arbitrary<JudgedQuestion> = fc
  .tuple(
    fc.constantFrom(...QUESTION_TYPES),
    options,
    fc.boolean(),
    fc.constantFrom(...SELECTIONS),
    fc.option(fc.array(fc.oneof(text, fc.constant("")), { minLength: 5, maxLength: 5 })),
  )
  .map(([type, texts, isRequired, selection, scaleLabels]) =>
    aQuestion(type, texts, isRequired, { selection, scaleLabels, exclusiveOptions: texts.slice(0, 1) }),
  );
/** Words that the judge listens to, mixed with anything. */
const words = fc.constantFrom(
  ..."1 2 3 4 5 four second last both all none or and not but no yes to of one hour half 10k $5 10% a b ⭐ vier 四 ou nicht".split(
    " ",
  ),
);
const message = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.oneof(words, text), { maxLength: 12 }).map((parts) => parts.join(" ")),
);

const sets = [
  ...new Set(readReplies(join(process.cwd(), "bench/answers")).map((each) => each.question)),
].filter(({ questionType }) => questionType === "multiple_choice");
const plain = (option: string) => option.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

describe("whatever is asked and written", () => {
  it("is judged without a fault, always the same, and what is accepted can be stored", {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(question, message, (asked, written) => {
        const judgement = judgeAnswer(asked, written);
        expect(judgeAnswer(asked, written)).toEqual(judgement);
        if (judgement.outcome === "accepted") {
          expect(checkAnswer(asked, judgement.answer)).toEqual({ ok: true, answer: judgement.answer });
        }
        if (judgement.outcome === "skipped") expect(asked.isRequired).toBe(false);
      }),
      { numRuns: examples({ sample: 400, all: 20_000 }) },
    );
  });

  it("an option's own text is that option, except for what the skip button sends", {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(options, fc.nat(), (texts, at) => {
        const option = texts[at % texts.length] ?? "";
        fc.pre(!isSkip(option) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(option));
        expect(judgeAnswer(aQuestion("multiple_choice", texts), option)).toMatchObject({
          outcome: "accepted",
          answer: option,
        });
      }),
      { numRuns: examples({ sample: 400, all: 20_000 }) },
    );
  });
});

describe("the options of the labelled questions", () => {
  it.each(sets.map((each): [string, JudgedQuestion] => [each.questionText, each]))(
    "%s: are understood in any case, without accents, with marks around them, by number and by letter",
    (_, asked) => {
      for (const [at, option] of (asked.options ?? []).entries()) {
        const written = [
          option.toUpperCase(),
          option.toLowerCase(),
          plain(option),
          ` ${option} `,
          `${option}.`,
          `${option}!!`,
          `"${option}"`,
          `${option} 🙂`,
          option.replaceAll(" ", "  "),
          `option ${at + 1}`,
          `#${at + 1} ${option}`,
        ];
        for (const each of written) expect([each, verdictOf(asked, each)]).toEqual([each, `= ${option}`]);
      }
    },
  );
});

describe("a rating", () => {
  const surroundings = [
    "4",
    " 4 ",
    "4.",
    "4!!",
    "(4)",
    '"4"',
    "4 🙂",
    "４",
    "٤",
    "४",
    "4/5",
    "⭐⭐⭐⭐",
    "FOUR",
    "four",
  ];

  it.each(surroundings)("written %j is the same as 4", (written) => {
    expect(verdictOf(aQuestion("rating"), written)).toBe("= 4");
  });
});
