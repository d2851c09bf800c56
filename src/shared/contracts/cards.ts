import { z } from "zod";
import { AUTHORS } from "../domain/cards/advice";
import {
  CARD_KINDS,
  type CardRule,
  DEGREES,
  filled,
  HORIZONS,
  MAX_CARDS,
  MAX_STEPS,
} from "../domain/cards/card";
import { advice } from "./advice";
import { maxLength, questionId, storedAnswerSchema, templateId } from "./common";
import { conditionsOf, reference, rule } from "./conditions";
import { dimensionKey, score, twoDecimals } from "./scoring";

const NUMBER = "Enter a number from 0 to 100 with at most two decimals";
/** A dimension's key; "" is the overall score. */
const dimensionOrOverall = z.union([z.literal(""), dimensionKey]);

const scoreRule = z.union([
  z.strictObject({
    score: dimensionOrOverall,
    op: z.enum(["atLeast", "atMost"]),
    value: twoDecimals(0, 100, NUMBER),
  }),
  z.strictObject({ band: dimensionOrOverall, op: z.literal("is"), value: z.string().min(1).max(60) }),
]);

const MAX_WORDS = 20;
const word = z
  .string()
  .trim()
  .max(60, "Keep each word to 60 characters or fewer")
  .regex(/[\p{L}\p{N}]/u, "Enter a word");
const comparedNumber = z.number("Enter a number").min(-1e15).max(1e15);
const textRule = z.discriminatedUnion("op", [
  z.strictObject({
    ...reference,
    op: z.literal("mentions"),
    value: z.union([
      z.enum(["amount", "date"]),
      z.array(word).min(1, "Enter at least one word").max(MAX_WORDS, `Use up to ${MAX_WORDS} words`),
    ]),
  }),
  z.strictObject({ ...reference, op: z.enum(["numberAtLeast", "numberAtMost"]), value: comparedNumber }),
  z.strictObject({
    ...reference,
    op: z.literal("numberBetween"),
    value: z
      .tuple([comparedNumber, comparedNumber])
      .refine(([low, high]) => low <= high, "Enter the lower number first"),
  }),
]);
const cardRule = z.union([rule, textRule, scoreRule]) satisfies z.ZodType<CardRule>;

/** Unique among the cards of a template. */
const cardKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "Use lowercase letters, digits and hyphens only, up to 60 characters");

const plainText = (max: number, field: string) =>
  z
    .string({ error: `Enter the ${field}` })
    .trim()
    .min(1, `Enter the ${field}`)
    .max(max, maxLength(max, field));

const templateText = (max: number, field: string) =>
  plainText(max, field).refine(
    (text) => !filled(text, () => "").includes("{{"),
    "Use the question's number in a placeholder, as in {{answer:3}} or {{quote:3}}",
  );

const degree = z.literal(DEGREES);

const step = z.strictObject({ text: templateText(500, "step"), horizon: z.enum(HORIZONS) });

/** An author's advice for certain answers. References to questions and dimensions are checked where those are known. */
export const card = z.strictObject({
  key: cardKey,
  when: conditionsOf(cardRule, "Add at least one condition"),
  kind: z.enum(CARD_KINDS),
  dimension: dimensionKey.nullable().default(null),
  title: plainText(200, "title").refine(
    (title) => !title.includes("{{"),
    "You can insert answers only in the reason and steps",
  ),
  why: templateText(2_000, "reason"),
  steps: z.array(step).max(MAX_STEPS, `Use up to ${MAX_STEPS} steps`).default([]),
  effort: degree.default(2),
  impact: degree.default(2),
});

export const cards = z
  .array(card)
  .max(MAX_CARDS, `An assessment can have up to ${MAX_CARDS} cards`)
  .superRefine((list, ctx) => {
    for (const [at, { key }] of list.entries())
      if (list.findIndex((other) => other.key === key) < at)
        ctx.addIssue({
          code: "custom",
          path: [at, "key"],
          message: `Two cards have the key ${key}`,
        });
  });

export const cardsOfTemplate = z.object({ assessmentId: templateId });
export const saveCard = z.object({ assessmentId: templateId, card });
export const cardByKey = z.object({ assessmentId: templateId, key: cardKey });
export const templateCards = z.object({ cards: z.array(card) });

/** Unsaved cards to preview: each replaces the stored card with its key or is added. Omitted: the stored cards only. */
export const previewCards = z.object({ assessmentId: templateId, cards: cards.optional() });

/** Sample participants whose reports an author can read before real ones exist. */
export const READERS = ["lowest", "highest", "middle", "contradictory", "sparse"] as const;

/** A preview of cards; nothing is stored. */
export const cardsPreview = z.object({
  /** Why some cards can never apply. */
  problems: z.array(z.object({ key: z.string(), path: z.string(), message: z.string() })),
  coverage: z.object({
    /** Answers to closed questions that no card uses: option texts, or "1" to "5" for ratings. */
    unused: z.array(z.object({ question: questionId, answers: z.array(z.string()) })),
    /** Keys of dimensions without a risk card. */
    withoutRisk: z.array(z.string()),
  }),
  reports: z.array(
    z.object({
      reader: z.enum(READERS),
      responses: z.record(z.string(), storedAnswerSchema),
      scores: z.array(score),
      /** Keys of the cards whose conditions are met. The report may leave some out in favor of more urgent ones. */
      holding: z.array(z.string()),
      advice,
    }),
  ),
});
export type CardsPreview = z.output<typeof cardsPreview>;

/** Requests suggested cards for a whole template or one of its questions; nothing is stored. */
export const proposeCards = z.object({ assessmentId: templateId, questionId: questionId.optional() });
export const proposedCards = z.object({
  cards: z.array(card),
  by: z.enum(AUTHORS),
  /** Why there are no cards, or none for some questions. A model gives no reason. */
  note: z.string().optional(),
});
/** Suggested cards that an admin accepted; all are added or none. */
export const addCards = z.object({ assessmentId: templateId, cards });
