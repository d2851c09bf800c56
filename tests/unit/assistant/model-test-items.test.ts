import { expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { NOBODY } from "#server/assistant/evaluation/advice-cases";
import { TEST_ITEMS, testItems, turnOf } from "#server/assistant/evaluation/test-items";
import { answerPrompt } from "#server/assistant/model/prompts/parse-answer";
import { isSame, storedByBoth } from "#server/assistant/two-readers";
import { seededRandom } from "#server/lib/seeded-random";
import { libraryAssessments } from "#server/template-library/library";
import { MAX_WRONG } from "#shared/domain/model-test";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const firstItems = [...testItems(1)];
const HALF = TEST_ITEMS / 2;
const keyOf = ({ question, reply }: (typeof firstItems)[number]) => JSON.stringify([question, reply]);

test("an evaluation has 400 items: half are fixed, half depend on the seed", () => {
  expect(firstItems).toHaveLength(TEST_ITEMS);
  const secondItems = [...testItems(2)];
  expect(secondItems.slice(0, HALF)).toEqual(firstItems.slice(0, HALF));
  const known = new Set(firstItems.map(keyOf));
  expect(secondItems.slice(HALF).filter((item) => known.has(keyOf(item))).length).toBeLessThan(10);
  const generator = testItems(1);
  for (const item of firstItems.slice(0, HALF + 20)) expect(generator.next().value).toEqual(item);
  expect(new Set(firstItems.map(keyOf)).size).toBeGreaterThan(TEST_ITEMS - 10);
});

test("prompts are as long as those of the library's longest question", () => {
  const lengthOf = (question: (typeof firstItems)[number]["question"]) =>
    answerPrompt(turnOf({ question, reply: "x", means: null }), "x").stable.length;
  const longest = libraryAssessments()
    .flatMap(({ template }) => template.questions)
    .map((question) => lengthOf({ ...QUESTION_DEFAULTS, ...question }))
    .reduce((most, length) => Math.max(most, length));
  // Every fourth item has all help texts.
  const lengths = firstItems.filter((_, at) => at % 4 === 0).map(({ question }) => lengthOf(question));
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(longest);
  expect(lengths.slice(HALF / 4).filter((length) => length >= 0.9 * longest).length).toBeGreaterThan(
    HALF / 8,
  );
});

test("a perfect model stores nothing wrong, and all types, injections and skips occur", () => {
  for (const { question, reply, means } of firstItems) {
    const kind = means === null ? "off-topic" : means === "skip" ? "cannot-say" : "answer";
    const stored = storedByBoth(question, { kind, answer: means }, parseAnswer(question, reply));
    expect(stored === null || isSame(stored, means), reply).toBe(true);
    expect(NOBODY.hide(reply)).toBe(reply);
  }
  const types = firstItems.map(({ question }) => question.questionType);
  for (const type of ["text", "rating", "multiple_choice"] as const)
    expect(types.filter((each) => each === type).length).toBeGreaterThan(20);
  expect(firstItems.filter(({ isInjection }) => isInjection).length).toBeGreaterThanOrEqual(25);
  expect(firstItems.filter(({ means }) => means === null).length).toBeGreaterThan(80);
});

test("a model that misreads 13 of 100 never passes in twenty runs", () => {
  const readings = firstItems.map(({ question, reply, means }) => {
    const values = question.questionType === "rating" ? ["1", "5"] : (question.options ?? [reply]);
    const wrong = values.find((value) => !isSame(value, means)) ?? null;
    const several = question.selection === "several" && wrong !== null;
    const answer = several ? [wrong] : wrong;
    const stored = storedByBoth(
      question,
      { kind: "answer", answer: answer ?? reply },
      parseAnswer(question, reply),
    );
    return stored !== null && !isSame(stored, means);
  });
  const passed = Array.from({ length: 20 }, (_, seed) => {
    const random = seededRandom(seed);
    return readings.filter((isStored) => random() < 0.13 && isStored).length <= MAX_WRONG;
  });
  expect(passed.filter(Boolean)).toEqual([]);
});
