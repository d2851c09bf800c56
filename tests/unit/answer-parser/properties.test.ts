import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import type { JudgedQuestion } from "#server/answer-parser/parse-result";
import { casefold, normalize } from "#server/language/normalize";
import { checkAnswer, isSkip } from "#shared/domain/answer";
import { cleanOptions } from "#shared/domain/choice";
import { QUESTION_TYPES, SELECTIONS } from "#shared/domain/question";
import { examples } from "#tests/helpers/effort";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";
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
        // A letter that nobody sees (U+3164) is nothing that somebody types.
        fc.pre(!isSkip(option) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(casefold(option)));
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

const NAMES = ["Operations", "Marketing", "Technology", "Logistics"];
const two = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 2 })
  .map(([one = "", other = ""]) => ({ one, other }));
const several = severalOf(NAMES);
const single = aQuestion("multiple_choice", NAMES);

describe("what is said of the values that are named", () => {
  it("ranges that exclude each other are never stored together", () => {
    const ranges = severalOf(["Under 10", "10 to 19", "20 to 99", "100 or more"]);
    const amount = fc.integer({ min: 1, max: 300 });
    const joins = fc.constantFrom(" and ", ", ", " plus ", " or ", " & ");
    fc.assert(
      fc.property(amount, amount, joins, (one, other, join) => {
        const judgement = judgeAnswer(ranges, `${one} people${join}${other} people`);
        if (judgement.outcome === "accepted") expect([judgement.answer].flat()).toHaveLength(1);
      }),
    );
  });

  it("the later of two values is chosen where the words say so, else it is asked", () => {
    const taking = fc.constantFrom("no wait", "actually", "sorry", "make that", "I mean", "scratch that");
    const beside = fc.constantFrom(" or ", " maybe ", ", or ", " versus ");
    fc.assert(
      fc.property(two, taking, beside, ({ one, other }, words, join) => {
        for (const asked of [several, single]) {
          expect(verdictOf(asked, `${one}, ${words}, ${other}`)).toBe(`= ${other}`);
          expect(verdictOf(asked, `${one}${join}${other}`)).toBe("no: ambiguous");
        }
      }),
    );
  });

  it("what is turned down is not chosen", () => {
    const denials = fc.constantFrom(
      "not",
      "anything but",
      "certainly not",
      "instead of",
      "rather than",
      "neither",
    );
    fc.assert(
      fc.property(two, denials, ({ one, other }, denial) => {
        for (const asked of [several, single]) {
          expect(verdictOf(asked, `${denial} ${one}`)).toMatch(/^no: /);
          expect(verdictOf(asked, `${one}, ${denial} ${other}`)).toBe(`= ${one}`);
        }
      }),
    );
  });

  it("a command that is quoted chooses nothing", () => {
    const verbs = fc.constantFrom("mark", "choose", "tick", "enter");
    fc.assert(
      fc.property(two, fc.integer({ min: 1, max: 5 }), verbs, ({ one }, value, verb) => {
        expect(verdictOf(several, `your form says "${verb} ${one}" there`)).toMatch(/^no: /);
        expect(verdictOf(aQuestion("rating"), `your form says '${verb} ${value}' there`)).toMatch(/^no: /);
      }),
    );
  });

  it("where one may be chosen, one is stored", () => {
    const joins = fc.constantFrom(" and ", ", ", " plus ", " & ", "\n", " as well as ");
    fc.assert(
      fc.property(two, joins, ({ one, other }, join) => {
        expect(verdictOf(single, `${one}${join}${other}`)).toBe("no: several");
        expect(verdictOf(several, `${one}${join}${other}`)).toBe(`= ${one} + ${other}`);
      }),
    );
  });
});

it("letters that are taken as they are would be the same the long way, which an apostrophe leads", () => {
  const letters = ["az", "09", "ая", "가힣", "一鿿", "ぁゖ", "ァヺ"].flatMap((ends) => {
    const [first = 0, last = 0] = [...ends].map((end) => end.codePointAt(0));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
  expect(letters.length).toBeGreaterThan(32_000);
  expect(
    letters.filter((letter) => normalize(letter) !== letter || normalize(`${letter}'`) !== letter),
  ).toEqual([]);
});
