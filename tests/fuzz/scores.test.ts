import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnswered } from "#shared/domain/answer";
import { rulesOf, visible } from "#shared/domain/questions/conditions";
import { type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { type Instrument, instrument } from "#tests/helpers/random-instrument";
import { evaluateScores } from "#tests/helpers/second-evaluator";

const runs = { numRuns: examples({ sample: 200, all: 10_000 }) };
const TOLERANCE = 1e-9;

const valuesOf = ({ questions, responses, scoring }: Instrument) =>
  scoresOf(questions, responses, scoring).map(({ value }) => value);

/** Values that became lower or null. */
const lowered = (before: readonly (number | null)[], after: readonly (number | null)[]) =>
  before.filter((value, at) => value !== null && (after[at] ?? -1) < value - TOLERANCE);

test("scores equal those of a second, exact evaluator for any template, scoring and answers", () => {
  fc.assert(
    fc.property(instrument, ({ questions, responses, scoring }) => {
      const scores = scoresOf(questions, responses, scoring);
      const expected = evaluateScores(questions, responses, scoring);
      expect(scores).toHaveLength(expected.length);
      for (const [at, { value, coverage, ...rest }] of scores.entries()) {
        const { value: otherValue, coverage: otherCoverage, ...otherRest } = expected[at]!;
        expect(rest).toEqual(otherRest);
        expect(value === null).toBe(otherValue === null);
        expect(Math.abs((value ?? 0) - (otherValue ?? 0))).toBeLessThanOrEqual(TOLERANCE);
        expect(Math.abs(coverage - otherCoverage)).toBeLessThanOrEqual(TOLERANCE);
      }
    }),
    runs,
  );
});

test("the order of questions, answers and dimensions makes no difference", () => {
  const shuffled = instrument.chain((sample) =>
    fc.record({
      sample: fc.constant(sample),
      questions: fc.shuffledSubarray(sample.questions, { minLength: sample.questions.length }),
      dimensions: fc.shuffledSubarray(sample.scoring.dimensions, {
        minLength: sample.scoring.dimensions.length,
      }),
      entries: fc.shuffledSubarray(Object.entries(sample.responses), {
        minLength: Object.keys(sample.responses).length,
      }),
    }),
  );
  const byDimension = (sample: Instrument) =>
    new Map(
      scoresOf(sample.questions, sample.responses, sample.scoring).map((score) => [score.dimension, score]),
    );
  fc.assert(
    fc.property(shuffled, ({ sample, questions, dimensions, entries }) => {
      const responses = Object.fromEntries(entries);
      const other = { questions, responses, scoring: { ...sample.scoring, dimensions } };
      expect(byDimension(other)).toEqual(byDimension(sample));
    }),
    runs,
  );
});

test("answers to hidden questions change nothing, and a skipped question counts as absent", () => {
  fc.assert(
    fc.property(instrument, (sample) => {
      const shown = new Set<ScoredQuestion>(visible(sample.questions, sample.responses));
      const hidden = sample.questions.filter((question) => !shown.has(question)).map(({ id }) => String(id));
      const countedAnswers = Object.entries(sample.responses).filter(([id]) => !hidden.includes(id));
      expect(scoresOf(sample.questions, Object.fromEntries(countedAnswers), sample.scoring)).toEqual(
        scoresOf(sample.questions, sample.responses, sample.scoring),
      );
      // Without minimum coverage an unanswered question counts as absent, except in the rules of other questions.
      const scoring = { ...sample.scoring, minCoverage: 0 };
      const questions = sample.questions.map((question) =>
        question.skipCounts === "nothing" && !isAnswered(sample.responses[question.id])
          ? { ...question, dimension: null }
          : question,
      );
      const values = valuesOf({ ...sample, scoring });
      const without = valuesOf({ ...sample, questions, scoring });
      expect(without.slice(1)).toEqual(values.slice(1));
    }),
    runs,
  );
});

test("more points for the best chosen option, or a better answer, never lower a score", () => {
  const raised = fc.record({ sample: instrument, at: fc.nat(), by: fc.integer({ min: 1, max: 50_000 }) });
  fc.assert(
    fc.property(raised, ({ sample, at, by }) => {
      const named = new Set(
        sample.questions.flatMap(({ conditions }) => rulesOf(conditions).map((rule) => rule.question)),
      );
      const free = sample.questions.filter(({ id }) => !named.has(id) && isAnswered(sample.responses[id]));
      const question = free[at % Math.max(1, free.length)];
      if (!question) return;
      const before = valuesOf(sample);
      const { options, points, questionType, highIs, selection } = question;
      const answer = sample.responses[question.id]!;
      if (questionType === "rating") {
        const better = highIs === "bad" ? "1" : "5";
        const responses = { ...sample.responses, [question.id]: better };
        expect(lowered(before, valuesOf({ ...sample, responses }))).toEqual([]);
      }
      if (!points || !options) return;
      const pointOf = (option: string) => points[options.indexOf(option)]!;
      const best = [answer].flat().sort((a, b) => pointOf(b) - pointOf(a))[0]!;
      const more = points.map((old, place) => (place === options.indexOf(best) ? old + by / 100 : old));
      const questions = sample.questions.map((one) => (one === question ? { ...one, points: more } : one));
      if (new Set(more).size > 1) expect(lowered(before, valuesOf({ ...sample, questions }))).toEqual([]);
      if (selection === "several") return;
      for (const option of options.filter((one) => pointOf(one) >= pointOf(best))) {
        const responses = { ...sample.responses, [question.id]: option };
        expect(lowered(before, valuesOf({ ...sample, responses }))).toEqual([]);
      }
    }),
    runs,
  );
});
