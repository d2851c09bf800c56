import { z } from "zod";
import { attemptId } from "#shared/contracts/common";
import type { QuestionResults, TemplateResults, TextAnswers } from "#shared/contracts/template-results";
import type { AttemptId } from "#shared/domain/ids";
import { displayName, type Person } from "#shared/domain/person";
import { OVERALL, type Scale, shownValue } from "#shared/domain/scoring";
import { SECONDS } from "../../attempt-facts/facts-layout";
import { normalize } from "../../language/normalize";
import { isStopWord } from "../../language/stop-words";
import { choiceLabel, type Plan, type PlannedQuestion } from "./plan";
import { quartilesOf } from "./rules";

const counts = z.instanceof(Uint32Array);
const quartiles = z.tuple([z.number(), z.number(), z.number()]).nullable();

/** Output of `count-answers.mjs`, by group. */
export const countedFacts = z.object({
  started: counts,
  completed: counts,
  /** Hidden, open, skipped and answered, for each question. */
  states: counts,
  stopped: counts,
  chosen: counts,
  seconds: counts,
  tenths: counts,
  /** In millionths. */
  sums: z.instanceof(Float64Array),
  people: counts,
  bands: counts,
  /** In seconds. */
  times: z.array(quartiles),
  weeks: z.array(
    z.object({
      week: z.number(),
      started: z.number(),
      completed: z.number(),
      sum: z.number(),
      people: z.number(),
    }),
  ),
  versions: z.array(z.tuple([z.number(), z.number()])),
});
export type CountedFacts = z.output<typeof countedFacts>;

export const groupSizes = z.object({ sizes: counts });

/** Output of `fold-ids.mjs`: ascending ids. */
export const foundIds = z.object({ ids: z.instanceof(Float64Array) });

/** Output of `fold-texts.mjs`. */
export const foundTexts = z.object({
  found: z.array(z.object({ id: attemptId, text: z.string() })),
  /** Words with the number of people who use them, most first. */
  words: z.array(z.tuple([z.string(), z.number()])),
});

interface PersonOfAttempt extends Person {
  id: AttemptId;
  completedAt: Date | null;
}

/** Answers with their participants, without attempts deleted since the query. */
export function textsView(
  found: z.output<typeof foundTexts>["found"],
  people: readonly PersonOfAttempt[],
): TextAnswers["answers"] {
  const peopleById = new Map(people.map((person) => [person.id, person]));
  return found.flatMap(({ id, text }) => {
    const person = peopleById.get(id);
    if (!person) return [];
    return [{ attemptId: id, text, completedAt: person.completedAt, person: displayName(person) }];
  });
}

const MAX_WORDS = 20;

/** The most used words, without stop words and single letters. */
export function wordsView(words: readonly (readonly [string, number])[]): TextAnswers["words"] {
  const topWords: TextAnswers["words"] = [];
  for (const [word, people] of words) {
    if (topWords.length === MAX_WORDS) break;
    if (word.length > 1 && !isStopWord(normalize(word))) topWords.push({ word, people });
  }
  return topWords;
}

/** Bins for the time of a first answer; the first bin is for unknown times. */
const STEPS = SECONDS.length + 1;
const TENTHS = 10;
const MILLION = 1_000_000;

const roundTo = (value: number, steps: number) => Math.round(value * steps) / steps;

/** The mean in the units of the scale, to one decimal; null without values. */
function meanOf(sum: number, people: number, scale: Scale | null): number | null {
  if (people === 0 || !scale) return null;
  return shownValue(sum / people / MILLION, { ...scale, decimals: 1 });
}

/** A group, with its index in the counts. */
export interface ShownGroup {
  label: string;
  at: number;
}

/** Converts counts to the API's format. */
export function resultsView(plan: Plan, facts: CountedFacts, groups: readonly ShownGroup[]) {
  const { dimensions, scale } = plan;
  return {
    scale,
    groups: groups.map(({ label, at: group }) => ({
      label,
      started: facts.started[group] ?? 0,
      completed: facts.completed[group] ?? 0,
      minutes: minutesOf(facts.times[group] ?? null),
      overall:
        dimensions.length === 0
          ? null
          : meanOf(
              facts.sums[group * dimensions.length] ?? 0,
              facts.people[group * dimensions.length] ?? 0,
              scale,
            ),
    })),
    questions: plan.questions.map((question, q) => questionView(plan, facts, question, q, groups)),
    scores: scoresView(plan, facts, groups),
    weeks: facts.weeks.map(({ week, started, completed, sum, people }) => ({
      monday: mondayOf(week),
      started,
      completed,
      overall: meanOf(sum, people, scale),
    })),
  } satisfies Omit<TemplateResults, "title" | "choices" | "revision">;
}

const minutesOf = (times: CountedFacts["times"][number]) => {
  if (!times) return null;
  const [lower, median, upper] = times.map((seconds) => roundTo(seconds / 60, 10));
  return { lower: lower ?? 0, median: median ?? 0, upper: upper ?? 0 };
};

function questionView(
  plan: Plan,
  facts: CountedFacts,
  question: PlannedQuestion,
  q: number,
  groups: readonly ShownGroup[],
): QuestionResults {
  const { key, newest, choices, slot } = question;
  const highIs = newest.highIs === "neutral" ? null : newest.highIs;
  return {
    key,
    text: newest.questionText,
    shortName: newest.shortName,
    type: newest.questionType,
    isSeveral: newest.questionType === "multiple_choice" && newest.selection === "several",
    highIs,
    choices: choices.map((value) => ({ value, label: choiceLabel(question, value) })),
    groups: groups.map(({ at: group }) => {
      const at = group * plan.questions.length + q;
      const [, open = 0, skipped = 0, answered = 0] = facts.states.subarray(at * 4, at * 4 + 4);
      const from = group * plan.slots + slot;
      const chosen = [...facts.chosen.subarray(from, from + choices.length)];
      const seconds = quartilesOf(facts.seconds.subarray(at * STEPS + 1, (at + 1) * STEPS), SECONDS);
      return {
        shown: open + skipped + answered,
        answered,
        skipped,
        stopped: facts.stopped[at] ?? 0,
        counts: chosen,
        mean: newest.questionType === "rating" && highIs ? meanRating(chosen) : null,
        seconds,
      };
    }),
  };
}

function meanRating(chosen: readonly number[]): number | null {
  const people = chosen.reduce((sum, count) => sum + count, 0);
  const sum = chosen.reduce((total, count, index) => total + count * (index + 1), 0);
  return people === 0 ? null : roundTo(sum / people, 100);
}

function scoresView(
  { dimensions, bandSlots, scale }: Plan,
  facts: CountedFacts,
  groups: readonly ShownGroup[],
) {
  const each = groups.map(({ at }) => at);
  return dimensions.map(({ key, name, bands, slot }, d) => ({
    dimension: key,
    name: key === OVERALL ? "" : name,
    groups: each.map((group) => {
      const at = group * dimensions.length + d;
      const people = facts.people[at] ?? 0;
      return {
        tenths: [...facts.tenths.subarray(at * TENTHS, (at + 1) * TENTHS)],
        mean: meanOf(facts.sums[at] ?? 0, people, scale),
        people,
      };
    }),
    bands: bands.map((band, index) => ({
      name: band,
      counts: each.map((group) => facts.bands[group * bandSlots + slot + index] ?? 0),
    })),
  }));
}

const DAY = 86_400_000;

/** Week 0 contains January 1, 1970, which was a Thursday. */
const mondayOf = (week: number) => new Date((week * 7 - 3) * DAY).toISOString().slice(0, 10);
