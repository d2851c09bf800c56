import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { casefold, stripControlCharacters } from "#server/language/normalize";
import { type AnswerValue, checkAnswer, isSkip, MAX_MESSAGE, SKIP } from "#shared/domain/answer";
import { cleanOptions } from "#shared/domain/questions/multiple-choice-rules";
import {
  type AnswerableQuestion,
  QUESTION_TYPES,
  RATING_VALUES,
  SELECTIONS,
} from "#shared/domain/questions/question";
import { examples } from "#tests/helpers/effort";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";
import { readReplies } from "../../../bench/answers/replies";

const numRuns = examples({ sample: 200, all: 20_000 });
const timeout = 300_000;

const text = fc.string({ unit: "grapheme", maxLength: 60 });
const options = fc
  .uniqueArray(text, { minLength: 1, maxLength: 8 })
  .map(cleanOptions)
  .filter((texts) => texts.length > 0);
const question: fc.Arbitrary<AnswerableQuestion> = fc
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
/** Words that the parser knows, mixed with random text. */
const words = fc.constantFrom(
  ..."1 2 3 4 5 four second last both all none or and not but no yes to of one hour half 10k $5 10% a b ⭐ vier 四 ou nicht".split(
    " ",
  ),
);
const message = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.oneof(words, text), { maxLength: 12 }).map((parts) => parts.join(" ")),
);

function answerOf(asked: AnswerableQuestion, written: string): AnswerValue | null {
  const parsed = parseAnswer(asked, written);
  return parsed.outcome === "stored" ? parsed.answer : null;
}

/** Stored answers pass `checkAnswer` unchanged, and suggestions contain only options. */
function expectSound(question: AnswerableQuestion, text: string): void {
  const parsed = parseAnswer(question, text);
  if (parsed.outcome === "stored")
    expect(checkAnswer(question, parsed.answer)).toEqual({ ok: true, answer: parsed.answer });
  if (parsed.outcome === "suggestion") {
    const choices = question.questionType === "rating" ? RATING_VALUES : (question.options ?? []);
    expect(choices).toEqual(expect.arrayContaining([parsed.answer, parsed.others].flat()));
  }
}

describe("any question and message", () => {
  test("is parsed without an error, and stored answers pass checkAnswer", { timeout }, () => {
    fc.assert(fc.property(question, message, expectSound), { numRuns });
  });

  test("is parsed deterministically", () => {
    fc.assert(
      fc.property(question, message, (asked, written) => {
        expect(parseAnswer(asked, written)).toEqual(parseAnswer(asked, written));
      }),
    );
  });

  test("a stored open answer is the message as written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (written) => {
        const parsed = parseAnswer(aQuestion("text"), written);
        if (parsed.outcome === "stored" && parsed.answer !== SKIP)
          expect(parsed.answer).toBe(stripControlCharacters(written));
      }),
      { numRuns },
    );
  });
});

describe("an exact message", () => {
  test("the text of an option is that option", { timeout }, () => {
    fc.assert(
      fc.property(options, fc.nat(), fc.constantFrom(...SELECTIONS), (texts, at, selection) => {
        const option = texts[at % texts.length] ?? "";
        // An invisible letter (U+3164) can't be typed.
        fc.pre(!isSkip(option) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(casefold(option)));
        const question = aQuestion("multiple_choice", texts, false, { selection });
        expect(parseAnswer(question, option)).toMatchObject({ outcome: "stored", isExact: true });
        expect([answerOf(question, option)].flat()).toEqual([option]);
      }),
      { numRuns },
    );
  });

  test("the number of an option is that option if no option contains a digit", () => {
    const lettered = options.filter((texts) => !texts.some((each) => /\p{N}/u.test(casefold(each))));
    fc.assert(
      fc.property(lettered, fc.nat(), (texts, at) => {
        const option = texts[at % texts.length] ?? "";
        fc.pre(casefold(option) !== "" && !isSkip(option));
        fc.pre(texts.filter((each) => casefold(each) === casefold(option)).length === 1);
        const question = aQuestion("multiple_choice", texts);
        expect(parseAnswer(question, String((at % texts.length) + 1))).toMatchObject({ answer: option });
      }),
      { numRuns },
    );
  });

  test.each(QUESTION_TYPES)('the word "skip" skips a question of type %s', (type) => {
    const asked = aQuestion(type, ["Sales", "Support"]);
    for (const word of ["skip", "SKIP", " Skip "])
      expect(parseAnswer(asked, word)).toMatchObject({ outcome: "stored", answer: SKIP, isExact: true });
  });

  test.each(RATING_VALUES)("the rating %s is itself with any labels", (value) => {
    for (const scaleLabels of [null, ["Never", "Once", "Twice", "", "Very often"]]) {
      const parsed = parseAnswer(aQuestion("rating", null, true, { scaleLabels }), value);
      expect(parsed).toMatchObject({ outcome: "stored", answer: value, isExact: true });
    }
  });
});

test("the options of the labeled questions are read in any case, without accents and by number", () => {
  const questions = new Set(readReplies(join(process.cwd(), "bench/answers")).map((each) => each.question));
  const plain = (option: string) => option.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const misread = [...questions]
    .filter(({ questionType }) => questionType === "multiple_choice")
    .flatMap((each) =>
      (each.options ?? []).flatMap((option, at) => {
        const written = [
          option.toUpperCase(),
          plain(option.toLowerCase()),
          `"${option}"!`,
          `${option} 🙂`,
          option.replaceAll(" ", "  "),
          `option ${at + 1}`,
          `#${at + 1} ${option}`,
        ];
        return written.filter((form) => verdictOf(each, form) !== `= ${option}`);
      }),
    );
  expect(misread).toEqual([]);
});

describe("a message at its limits", () => {
  const LONG_OPTIONS = Array.from({ length: 50 }, (_, index) =>
    `${index} ${"no not yet yes fully partly every week ".repeat(30)}`.slice(0, 500),
  );
  const questions = [
    aQuestion("text"),
    aQuestion("rating"),
    aQuestion("multiple_choice", LONG_OPTIONS),
    severalOf(LONG_OPTIONS),
  ];

  test.each([
    ["one letter", "a"],
    ["one digit", "4"],
    ["open brackets", "(a+"],
    ["line ends", "\r\n"],
    ["NULs", "\u0000"],
    ["lone surrogates", "\ud800"],
    ["combining marks", "e\u0301\u0316"],
    ["a letter that unfolds", "\ufdfa"],
    ["labels", "no not yet and "],
    ["clauses", "4, "],
    ["negations", "anything but "],
    ["number words", "zweiundhundert "],
    ["questions", "what does it mean "],
    ["keyboard mash", "asdf"],
    ["only emoji", "👩‍👩‍👧‍👦🇩🇪⭐"],
    ["only punctuation", "?!…-"],
    ["an unknown script", "ሰላም ᚠᚢᚦ 𐎠𐎡 "],
  ])("of %s is parsed", { timeout }, (_, piece) => {
    const written = piece.repeat(MAX_MESSAGE).slice(0, MAX_MESSAGE);
    for (const each of questions) expectSound(each, written);
  });

  test("an unknown script is stored as an open answer but matches no option", () => {
    expect(verdictOf(aQuestion("text"), "ሰላም ለሁሉም")).toBe("= ሰላም ለሁሉም");
    for (const each of questions.slice(1)) expect(verdictOf(each, "ሰላም ለሁሉም")).toBe("unclear: unclear");
  });

  test("an open answer that is too long is refused", () => {
    expect(verdictOf(aQuestion("text"), "many words ".repeat(1_000))).toBe("unclear: too-long");
  });

  test.each(["", " \n\t ", "\u0000\u200b"])("%j is empty", (blank) => {
    for (const each of questions) expect(verdictOf(each, blank)).toBe("unclear: empty");
  });
});

const NAMES = ["Operations", "Marketing", "Technology", "Logistics"];
const several = severalOf(NAMES);
const single = aQuestion("multiple_choice", NAMES);
const two = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 2 })
  .map(([one = "", other = ""]) => ({ one, other }));

describe("two options in one message", () => {
  test("the later one replaces the earlier one in a correction", () => {
    const taking = fc.constantFrom("no wait", "actually", "sorry", "make that", "I mean", "scratch that");
    fc.assert(
      fc.property(two, taking, ({ one, other }, words) => {
        for (const asked of [several, single])
          expect(verdictOf(asked, `${one}, ${words}, ${other}`)).toBe(`= ${other}`);
      }),
    );
  });

  test("alternatives are questioned", () => {
    fc.assert(
      fc.property(
        two,
        fc.constantFrom(" or ", " maybe ", ", or ", " versus "),
        ({ one, other }, separator) => {
          for (const asked of [several, single])
            expect(verdictOf(asked, `${one}${separator}${other}`)).toBe("unclear: ambiguous");
        },
      ),
    );
  });

  test("a negated one is not chosen", () => {
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
          expect(verdictOf(asked, `${denial} ${one}`)).toMatch(/^unclear: /);
          expect(verdictOf(asked, `${one}, ${denial} ${other}`)).toBe(`= ${one}`);
        }
      }),
    );
  });

  test("both are stored only if several can be chosen", () => {
    const joins = fc.constantFrom(" and ", ", ", " plus ", " & ", "\n", " as well as ");
    fc.assert(
      fc.property(two, joins, ({ one, other }, join) => {
        expect(verdictOf(single, `${one}${join}${other}`)).toBe("unclear: several");
        expect(verdictOf(several, `${one}${join}${other}`)).toBe(`= ${one} + ${other}`);
      }),
    );
  });

  test("a quoted command chooses nothing", () => {
    const verbs = fc.constantFrom("mark", "choose", "tick", "enter");
    fc.assert(
      fc.property(two, fc.integer({ min: 1, max: 5 }), verbs, ({ one }, value, verb) => {
        expect(verdictOf(several, `your form says "${verb} ${one}" there`)).not.toMatch(/^=/);
        expect(verdictOf(aQuestion("rating"), `your form says '${verb} ${value}' there`)).not.toMatch(/^=/);
      }),
    );
  });

  test("ranges that exclude each other are never stored together", () => {
    const ranges = severalOf(["Under 10", "10 to 19", "20 to 99", "100 or more"]);
    const amount = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(" and ", ", ", " or "), (one, other, join) => {
        const parsed = parseAnswer(ranges, `${one} people${join}${other} people`);
        if (parsed.outcome === "stored") expect([parsed.answer].flat()).toHaveLength(1);
      }),
    );
  });
});
