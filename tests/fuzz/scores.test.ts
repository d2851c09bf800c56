import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnswered } from "#shared/domain/answer";
import { rulesOf, visible } from "#shared/domain/questions/conditions";
import { type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { type Instrument, instrument } from "#tests/helpers/random-instrument";
import { evaluated } from "#tests/helpers/second-evaluator";

const runs = { numRuns: examples({ sample: 200, all: 10_000 }) };
const CLOSE = 1e-9;

const valuesOf = ({ questions, responses, scoring }: Instrument) =>
  scoresOf(questions, responses, scoring).map(({ value }) => value);

/** Values that became lower or null. */
const lowered = (before: readonly (number | null)[], after: readonly (number | null)[]) =>
  before.filter((value, at) => value !== null && (after[at] ?? -1) < value - CLOSE);

test("scores equal those of a second, exact evaluator for any template, scoring and answers", () => {
  fc.assert(
    fc.property(instrument, ({ questions, responses, scoring }) => {
      const scores = scoresOf(questions, responses, scoring);
      const expected = evaluated(questions, responses, scoring);
      expect(scores).toHaveLength(expected.length);
      for (const [at, { value, coverage, ...rest }] of scores.entries()) {
        const { value: other, coverage: otherCoverage, ...otherRest } = expected[at]!;
        expect(rest).toEqual(otherRest);
        expect(value === null).toBe(other === null);
        expect(Math.abs((value ?? 0) - (other ?? 0))).toBeLessThanOrEqual(CLOSE);
        expect(Math.abs(coverage - otherCoverage)).toBeLessThanOrEqual(CLOSE);
      }
    }),
    runs,
  );
});

test("the order of questions, answers and dimensions makes no difference", () => {
  const shuffled = instrument.chain((given) =>
    fc.record({
      given: fc.constant(given),
      questions: fc.shuffledSubarray(given.questions, { minLength: given.questions.length }),
      dimensions: fc.shuffledSubarray(given.scoring.dimensions, {
        minLength: given.scoring.dimensions.length,
      }),
      entries: fc.shuffledSubarray(Object.entries(given.responses), {
        minLength: Object.keys(given.responses).length,
      }),
    }),
  );
  const byDimension = (given: Instrument) =>
    new Map(
      scoresOf(given.questions, given.responses, given.scoring).map((score) => [score.dimension, score]),
    );
  fc.assert(
    fc.property(shuffled, ({ given, questions, dimensions, entries }) => {
      const responses = Object.fromEntries(entries);
      const other = { questions, responses, scoring: { ...given.scoring, dimensions } };
      expect(byDimension(other)).toEqual(byDimension(given));
    }),
    runs,
  );
});

test("answers to hidden questions change nothing, and a skipped question counts as absent", () => {
  fc.assert(
    fc.property(instrument, (given) => {
      const shown = new Set<ScoredQuestion>(visible(given.questions, given.responses));
      const hidden = given.questions.filter((question) => !shown.has(question)).map(({ id }) => String(id));
      const others = Object.entries(given.responses).filter(([id]) => !hidden.includes(id));
      expect(scoresOf(given.questions, Object.fromEntries(others), given.scoring)).toEqual(
        scoresOf(given.questions, given.responses, given.scoring),
      );
      // Without minimum coverage an unanswered question counts as absent, except in the rules of other questions.
      const scoring = { ...given.scoring, minCoverage: 0 };
      const questions = given.questions.map((question) =>
        question.skipCounts === "nothing" && !isAnswered(given.responses[question.id])
          ? { ...question, dimension: null }
          : question,
      );
      const values = valuesOf({ ...given, scoring });
      const without = valuesOf({ ...given, questions, scoring });
      expect(without.slice(1)).toEqual(values.slice(1));
    }),
    runs,
  );
});

test("more points for the best chosen option, or a better answer, never lower a score", () => {
  const raised = fc.record({ given: instrument, at: fc.nat(), by: fc.integer({ min: 1, max: 50_000 }) });
  fc.assert(
    fc.property(raised, ({ given, at, by }) => {
      const named = new Set(
        given.questions.flatMap(({ conditions }) => rulesOf(conditions).map((rule) => rule.question)),
      );
      const free = given.questions.filter(({ id }) => !named.has(id) && isAnswered(given.responses[id]));
      const question = free[at % Math.max(1, free.length)];
      if (!question) return;
      const before = valuesOf(given);
      const { options, points, questionType, highIs, selection } = question;
      const answer = given.responses[question.id]!;
      if (questionType === "rating") {
        const better = highIs === "bad" ? "1" : "5";
        const responses = { ...given.responses, [question.id]: better };
        expect(lowered(before, valuesOf({ ...given, responses }))).toEqual([]);
      }
      if (!points || !options) return;
      const pointOf = (option: string) => points[options.indexOf(option)]!;
      const best = [answer].flat().sort((a, b) => pointOf(b) - pointOf(a))[0]!;
      const more = points.map((own, place) => (place === options.indexOf(best) ? own + by / 100 : own));
      const questions = given.questions.map((one) => (one === question ? { ...one, points: more } : one));
      if (new Set(more).size > 1) expect(lowered(before, valuesOf({ ...given, questions }))).toEqual([]);
      if (selection === "several") return;
      for (const option of options.filter((one) => pointOf(one) >= pointOf(best))) {
        const responses = { ...given.responses, [question.id]: option };
        expect(lowered(before, valuesOf({ ...given, responses }))).toEqual([]);
      }
    }),
    runs,
  );
});
