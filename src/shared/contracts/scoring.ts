import { z } from "zod";
import { POINTS_FOR_ALL } from "../domain/questions/multiple-choice-rules";
import { MAX_BANDS, MAX_DIMENSIONS, SCALE_MAXIMA } from "../domain/scoring";
import { attemptId, optionalText, questionId, templateId } from "./common";

/** A number with at most two decimals. @param missing message if no number is given */
export const twoDecimals = (min: number, max: number, message: string, missing = message) =>
  z
    .number({ error: ({ input }) => (input === undefined ? missing : message) })
    .min(min, message)
    .max(max, message)
    .refine((number) => Number(number.toFixed(2)) === number, message);

export const weight = twoDecimals(0, 100, "Enter a weight from 0 to 100 with at most two decimals");
export const point = twoDecimals(
  -1_000,
  1_000,
  "Enter points from -1,000 to 1,000 with at most two decimals",
  POINTS_FOR_ALL,
);
const name = (max: number) =>
  z.string().trim().min(1, "Enter a name").max(max, `Keep the name to ${max} characters or fewer`);

export const dimensionKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "Use lowercase letters, digits and hyphens only, up to 40 characters");

const band = z.strictObject({
  from: z
    .number({ error: "Enter a number of 0 or more" })
    .min(0, "Enter a number of 0 or more")
    .max(100, "Enter a number up to 100"),
  name: name(60),
  text: z.string().trim().max(2_000, "Keep the text to 2,000 characters or fewer").default(""),
});
const bands = z
  .array(band)
  .min(1, "Add at least one band")
  .max(MAX_BANDS, `Use up to ${MAX_BANDS} bands`)
  .superRefine((list, ctx) => {
    for (const [at, { from }] of list.entries()) {
      const before = list[at - 1];
      const isRight = before ? from > before.from : from === 0;
      const message = before
        ? "Each band must start above the previous one"
        : "The first band must start at 0";
      if (!isRight) ctx.addIssue({ code: "custom", path: [at, "from"], message });
    }
  });

const dimension = z.strictObject({
  key: dimensionKey,
  name: name(60),
  description: optionalText(1_000, "description").default(null),
  weight: weight.default(1),
  bands: bands.nullable().default(null),
});

export const scaleSchema = z.strictObject({ max: z.literal(SCALE_MAXIMA), decimals: z.literal([0, 1]) });

/** How a template's answers become scores (decision 0060). */
export const scoring = z
  .strictObject({
    version: z.literal(1),
    visibleTo: z.enum(["participant", "admin"]).default("participant"),
    scale: scaleSchema.default({ max: 100, decimals: 0 }),
    minCoverage: z.number().min(0).max(1).default(0.5),
    dimensions: z
      .array(dimension)
      .min(1, "Add at least one area")
      .max(MAX_DIMENSIONS, `Use up to ${MAX_DIMENSIONS} areas`),
    bands: bands,
    benchmark: z
      .strictObject({
        on: z.boolean(),
        /** Minimum number of other participants. */
        k: z.number().int().min(5).max(50).default(5),
      })
      .default({ on: false, k: 5 }),
  })
  .superRefine(({ dimensions, scale, bands }, ctx) => {
    const refuse = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: "custom", path, message });
    for (const [at, { key, bands: ownBands }] of dimensions.entries()) {
      if (dimensions.findIndex((other) => other.key === key) < at)
        refuse(["dimensions", at, "key"], `Two areas have the key ${key}`);
      for (const [place, { from }] of (ownBands ?? []).entries())
        if (from > scale.max)
          refuse(["dimensions", at, "bands", place, "from"], `Enter a number up to ${scale.max}`);
    }
    if (dimensions.every(({ weight }) => weight === 0))
      refuse(["dimensions"], "Give at least one area a weight above 0");
    for (const [at, { from }] of bands.entries())
      if (from > scale.max) refuse(["bands", at, "from"], `Enter a number up to ${scale.max}`);
  });

/** The scoring as authors may save it: names of dimensions are unique. Older stored scorings may have duplicates. */
export const savedScoring = scoring.superRefine(({ dimensions }, ctx) => {
  const names = dimensions.map(({ name }) => name.toLowerCase());
  for (const [at, { name }] of dimensions.entries())
    if (names.indexOf(name.toLowerCase()) < at)
      ctx.addIssue({
        code: "custom",
        path: ["dimensions", at, "name"],
        message: `An area named “${name}” already exists`,
      });
});

export const scoringOfTemplate = z.object({ assessmentId: templateId });
export const saveScoring = z.object({
  assessmentId: templateId,
  /** Null turns scoring off. */
  scoring: savedScoring.nullable(),
  /**
   * The scoring the change was based on, null for none. CONFLICT if the stored one differs. Omit it to skip the check.
   */
  before: scoring.nullable().optional(),
});
export const templateScoring = z.object({ scoring: scoring.nullable() });

/** The score of one dimension, or the overall score as "". */
export const score = z.object({
  dimension: z.string(),
  /** From 0 to 100; null if too little was answered or nothing was asked. */
  value: z.number().nullable(),
  answered: z.number().int(),
  asked: z.number().int(),
  coverage: z.number(),
});

/** Previews an unsaved scoring, or the stored one if omitted. */
export const previewScoring = z.object({
  assessmentId: templateId,
  scoring: scoring.nullish(),
});
export const scoringPreview = z.object({
  /** Three sample participants: all lowest answers, all middle, all highest. */
  people: z.array(z.object({ answers: z.enum(["lowest", "middle", "highest"]), scores: z.array(score) })),
  /** Closed questions without a dimension. */
  withoutDimension: z.array(questionId),
});
export type ScoringPreview = z.output<typeof scoringPreview>;

/** How a score compares with those of others; missing while there are too few. */
export const benchmark = z.object({
  dimension: z.string(),
  /** The number of others, rounded down to a multiple of five. */
  people: z.number().int(),
  /** Lower quartile, median and upper quartile, from 0 to 100. */
  quartiles: z.tuple([z.number(), z.number(), z.number()]),
  /** Higher than this many out of ten people. */
  higherThan: z.number().int().min(0).max(10),
});
export type Benchmark = z.output<typeof benchmark>;

/** A comparison with the participant's previous attempt on the same template. */
export const comparison = z.object({
  with: z.object({ id: attemptId, completedAt: z.date() }),
  /** Whether questions and scoring are unchanged, so that the stored scores are compared. */
  isSame: z.boolean(),
  /** Number of scored questions that are compared, out of this attempt's `of`. */
  compared: z.number().int(),
  of: z.number().int(),
  scores: z.array(
    z.object({ dimension: z.string(), before: z.number().nullable(), now: z.number().nullable() }),
  ),
});
export type Comparison = z.output<typeof comparison>;
