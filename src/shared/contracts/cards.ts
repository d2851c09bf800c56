import { z } from "zod";
import { AUTHORS } from "../domain/advice";
import { CARD_KINDS, type CardRule, DEGREES, filled, HORIZONS, MAX_CARDS, MAX_STEPS } from "../domain/card";
import { advice } from "./advice";
import { keepTo, questionId, storedAnswer, templateId } from "./common";
import { conditionsOf, rule } from "./conditions";
import { dimensionKey, score, twoDecimals } from "./scoring";

const NUMBER = "Name a number from 0 to 100 with at most two decimals";
/** A dimension's key; "" is the whole. */
const valued = z.union([z.literal(""), dimensionKey]);

const scoreRule = z.union([
  z.strictObject({ score: valued, op: z.enum(["atLeast", "atMost"]), value: twoDecimals(0, 100, NUMBER) }),
  z.strictObject({ band: valued, op: z.literal("is"), value: z.string().min(1).max(60) }),
]);
const cardRule = z.union([rule, scoreRule]) satisfies z.ZodType<CardRule>;

/** The key of a card: unlike any other of its template. */
const cardKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "A key is made of small letters, digits and hyphens, at most 60");

const plain = (max: number, field: string) =>
  z
    .string({ error: `Please write the ${field}` })
    .trim()
    .min(1, `Please write the ${field}`)
    .max(max, keepTo(max, field));

/** A text in which answers can be put. */
const fillable = (max: number, field: string) =>
  plain(max, field).refine(
    (text) => !filled(text, () => "").includes("{{"),
    "A placeholder names a question by its number, as in {{answer:3}} or {{quote:3}}",
  );

const degree = z.literal(DEGREES);

const step = z.strictObject({ text: fillable(500, "step"), horizon: z.enum(HORIZONS) });

/** What an author knows about some answers; what its references mean is checked where the questions are known. */
export const card = z.strictObject({
  key: cardKey,
  when: conditionsOf(cardRule, "Say when this holds: add a rule"),
  kind: z.enum(CARD_KINDS),
  dimension: dimensionKey.nullable().default(null),
  title: plain(200, "title").refine(
    (title) => !title.includes("{{"),
    "Answers can be put into the reason and the steps, not into the title",
  ),
  why: fillable(2_000, "reason"),
  steps: z.array(step).max(MAX_STEPS, `Please use at most ${MAX_STEPS} steps`).default([]),
  effort: degree.default(2),
  impact: degree.default(2),
});

/** All cards of a template, each with a key of its own. */
export const cards = z
  .array(card)
  .max(MAX_CARDS, `An assessment has at most ${MAX_CARDS} cards`)
  .superRefine((list, ctx) => {
    for (const [at, { key }] of list.entries())
      if (list.findIndex((other) => other.key === key) < at)
        ctx.addIssue({
          code: "custom",
          path: [at, "key"],
          message: `There are two cards with the key ${key}`,
        });
  });

export const cardsOfTemplate = z.object({ assessmentId: templateId });
export const saveCard = z.object({ assessmentId: templateId, card });
export const cardByKey = z.object({ assessmentId: templateId, key: cardKey });
export const templateCards = z.object({ cards: z.array(card) });

/** Cards that are not stored yet, each counted in the place of the stored one with its key, else beside them all. */
export const previewCards = z.object({ assessmentId: templateId, cards: cards.optional() });

/** People made up to read an author's advice before anybody real does. */
export const READERS = ["lowest", "highest", "middle", "contradictory", "sparse"] as const;

/** What cards would do. Nothing is stored. */
export const cardsPreview = z.object({
  /** What keeps cards from ever being advice. */
  problems: z.array(z.object({ key: z.string(), path: z.string(), message: z.string() })),
  coverage: z.object({
    /** Answers to closed questions that no card uses: options by their texts, ratings as "1" to "5". */
    unused: z.array(z.object({ question: questionId, answers: z.array(z.string()) })),
    /** Keys of dimensions that no risk speaks of. */
    withoutRisk: z.array(z.string()),
  }),
  reports: z.array(
    z.object({
      reader: z.enum(READERS),
      responses: z.record(z.string(), storedAnswer),
      scores: z.array(score),
      /** Keys of the cards that hold for them; what is more pressing may have taken the place of some. */
      holding: z.array(z.string()),
      advice,
    }),
  ),
});
export type CardsPreview = z.output<typeof cardsPreview>;

/** Cards that could be added, to a whole template or for one of its questions; nothing is stored. */
export const proposeCards = z.object({ assessmentId: templateId, questionId: questionId.optional() });
export const proposedCards = z.object({
  cards: z.array(card),
  by: z.enum(AUTHORS),
  /** Why there are none, or none for some questions; a model gives no reason. */
  note: z.string().optional(),
});
/** Cards that an admin has looked at and takes, all or none. */
export const addCards = z.object({ assessmentId: templateId, cards });
