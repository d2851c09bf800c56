import { z } from "zod";
import { ATTEMPT_STATUSES } from "../domain/attempt";
import { QUESTION_TYPES } from "../domain/questions/question";
import { attemptId, templateId } from "./common";

/** How a participant answered: in the chat, in the form or both; calls of the API count as the form. */
export const DOORS = ["chat", "form", "mixed", "unknown"] as const;
/** What "Compare" can split by. `answer:KEY` splits by one closed question's options. */
export const COMPARED = ["version", "status", "door", "language", "band"] as const;
/** More groups than this can't be read side by side; the smallest become "Others". */
export const MAX_GROUPS = 4;
/** Below this many people an admin sees the number of people and no percentages. */
export const MIN_PERCENTAGE_GROUP = 5;

const day = z.iso.date("Enter a date such as 2026-11-30");

/** Which attempts count. Dates are days in UTC on which attempts were started, inclusive. */
export const resultsFilter = z
  .object({
    from: day.optional(),
    to: day.optional(),
    version: z.coerce.number().int().positive().optional(),
    status: z.enum(ATTEMPT_STATUSES).optional(),
    band: z.string().max(200).optional(),
    door: z.enum(DOORS).optional(),
    language: z.string().max(35).optional(),
    /** "KEY:OPTION", the key of a closed question and one of its options. */
    answer: z.string().max(600).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "The last day must not be before the first",
  });
export type ResultsFilter = z.output<typeof resultsFilter>;

export const resultsQuery = z.object({
  id: templateId,
  filter: resultsFilter.default({}),
  compare: z.union([z.enum(COMPARED), z.templateLiteral(["answer:", z.string()])]).optional(),
});
export type ResultsQuery = z.output<typeof resultsQuery>;

/** Median and quartiles; null without data. */
const spread = z.object({ lower: z.number(), median: z.number(), upper: z.number() }).nullable();

const group = z.object({
  label: z.string(),
  started: z.number().int(),
  completed: z.number().int(),
  minutes: spread,
  /** The overall score in the units shown to participants; null without scoring or results. */
  overall: z.number().nullable(),
});

/** How one group answered one question. All numbers are people. */
const reachedGroup = z.object({
  /** People who saw the question: the denominator for everything below. */
  shown: z.number().int(),
  answered: z.number().int(),
  skipped: z.number().int(),
  /** Attempts under way whose furthest question this is. */
  stopped: z.number().int(),
  /** Per choice, in the order of `choices`; empty for a text question. */
  counts: z.array(z.number().int()),
  /** Mean of a rating with a direction; null for other questions. */
  mean: z.number().nullable(),
  /** Seconds until the first answer; null if not recorded. */
  seconds: spread,
});

export const questionResults = z.object({
  /** Identifies the question in filters, comparisons, exports and links, across versions. */
  key: z.string(),
  text: z.string(),
  shortName: z.string().nullable(),
  type: z.enum(QUESTION_TYPES),
  isSeveral: z.boolean(),
  highIs: z.enum(["good", "bad"]).nullable(),
  /** Options, or "1" to "5" for a rating, of all versions counted; empty for a text question. */
  choices: z.array(z.object({ value: z.string(), label: z.string().nullable() })),
  groups: z.array(reachedGroup),
});
export type QuestionResults = z.output<typeof questionResults>;

const scoreResults = z.object({
  /** "" is the overall score. */
  dimension: z.string(),
  name: z.string(),
  /** Attempts by tenth of the scale, from the lowest. */
  groups: z.array(
    z.object({ tenths: z.array(z.number().int()), mean: z.number().nullable(), people: z.number().int() }),
  ),
  bands: z.array(z.object({ name: z.string(), counts: z.array(z.number().int()) })),
});

export const templateResults = z.object({
  title: z.string(),
  /** The scale of overall scores and means, from the newest version; null if nothing is scored. */
  scale: z.object({ max: z.number(), decimals: z.number() }).nullable(),
  /** A single group without a comparison. */
  groups: z.array(group),
  questions: z.array(questionResults),
  scores: z.array(scoreResults),
  /** Started and completed by ISO week (Monday as a date), over all groups, oldest first. */
  weeks: z.array(
    z.object({
      monday: z.string(),
      started: z.number().int(),
      completed: z.number().int(),
      overall: z.number().nullable(),
    }),
  ),
  choices: z.object({
    versions: z.array(z.object({ id: z.number().int(), createdAt: z.date(), attempts: z.number().int() })),
    bands: z.array(z.string()),
    languages: z.array(z.string()),
  }),
  /** Grows with every change that can alter these figures. */
  revision: z.string(),
});
export type TemplateResults = z.output<typeof templateResults>;

export const resultsChanges = z.object({ id: templateId });
/** Event: the results have changed. */
export const changedResults = z.object({ revision: z.string() });

export const textAnswersQuery = resultsQuery.omit({ compare: true }).extend({
  key: z.string().max(100),
  q: z.string().trim().max(200).default(""),
  before: attemptId.optional(),
});

export type TextAnswersQuery = z.output<typeof textAnswersQuery>;

/** The newest answers to an open question. */
export const textAnswers = z.object({
  answers: z.array(
    z.object({ attemptId, text: z.string(), completedAt: z.date().nullable(), person: z.string() }),
  ),
  /** More answers follow: ask again `before` the last one's attempt. */
  hasMore: z.boolean(),
  /** The words that most people use, without common ones, with the number of people. */
  words: z.array(z.object({ word: z.string(), people: z.number().int() })),
});
export type TextAnswers = z.output<typeof textAnswers>;

export const EXPORT_FORMATS = ["csv", "xlsx", "jsonl"] as const;
/** Several options in one column, joined by "; ", or a column of 1 and 0 for each option. */
const EXPORT_OPTIONS = ["joined", "columns"] as const;

export const exportQuery = resultsQuery
  .omit({ compare: true })
  .extend({ format: z.enum(EXPORT_FORMATS), options: z.enum(EXPORT_OPTIONS).default("joined") });
export type ExportQuery = z.output<typeof exportQuery>;
