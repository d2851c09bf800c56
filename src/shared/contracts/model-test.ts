import { z } from "zod";
import { AI_PROVIDERS, DUTIES } from "../domain/model-test";

const count = z.number().int();
const spent = {
  version: count.optional(),
  calls: count,
  seconds: z.object({ median: z.number(), slowest: z.number() }),
  inputTokens: count,
  outputTokens: count,
  dollars: z.number().nullable(),
  leaked: count,
};

const figures = z.discriminatedUnion("duty", [
  z.object({
    duty: z.literal("judge"),
    items: count.optional(),
    replies: count,
    understood: count,
    wronglyStored: count,
    unusable: count,
    injections: count,
    ...spent,
  }),
  z.object({
    duty: z.literal("advise"),
    cases: count,
    written: count,
    quotes: count,
    exactQuotes: count,
    ...spent,
  }),
]);

/** The model that is set up, what it may do, and how its test stands. */
export const modelTest = z.object({
  /** Null: none is. */
  model: z
    .object({
      provider: z.enum(AI_PROVIDERS),
      /** Null: the provider's own address. */
      baseUrl: z.string().nullable(),
      /** Whether it serves without a test. */
      isKnown: z.boolean(),
    })
    .nullable(),
  /** One for each duty; none without a model. */
  duties: z.array(
    z.object({
      duty: z.enum(DUTIES),
      /** The model's name. */
      name: z.string(),
      mayServe: z.boolean(),
      /** Of its last whole test with these settings. */
      figures: figures.nullable(),
      testedAt: z.date().nullable(),
    }),
  ),
  /** How far the test has come that is under way. */
  progress: z.object({ duty: z.enum(DUTIES), done: count, total: count }).nullable(),
  /** Why the last test that was begun here ended before its end. */
  problem: z.string().nullable(),
});
export type ModelTest = z.output<typeof modelTest>;
