import { z } from "zod";
import { card as cardContract } from "#shared/contracts/cards";
import { CARD_KINDS, type Card, type CardRule, HORIZONS } from "#shared/domain/cards/card";
import { checkedCards, unfoundedStrengths } from "#shared/domain/cards/card-satisfiability";
import { slugify } from "#shared/domain/lib/slugs";
import type { ScoredQuestion } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { sanitizedLine as line } from "./sanitize";

/** The prompt's name for the overall score. */
const OVERALL_KEY = "whole";

const ruleOutput = z.object({
  about: z.enum(["question", "value", "band"]),
  question: z.number().nullable().catch(null),
  dimension: z.string().nullable().catch(null),
  op: z.string(),
  values: z.array(z.string()).catch([]),
});

/** A card in the form that the model returns: flat, with questions by number. */
const cardOutput = z.object({
  kind: z.enum(CARD_KINDS),
  dimension: z.string().nullable().catch(null),
  match: z.enum(["all", "any"]).catch("all"),
  rules: z.array(ruleOutput),
  title: z.string(),
  why: z.string(),
  steps: z.array(z.object({ text: z.string(), horizon: z.enum(HORIZONS) })),
  effort: z.number(),
  impact: z.number(),
});
type CardOutput = z.output<typeof cardOutput>;

/** The model's cards. A malformed card becomes null, so the others are kept. */
export const cardsOutput = z.array(cardOutput.nullable().catch(null)).catch([]);

interface CardContext {
  /** Their ids are the numbers by which cards name them. */
  readonly questions: readonly ScoredQuestion[];
  readonly scoring: Scoring | null;
  readonly cards: readonly Pick<Card, "key" | "title">[];
}

/** Keeps a model's cards that would be valid as an author's own, apply to some answers and have new titles. */
export function resolveCards(outputs: z.output<typeof cardsOutput>, context: CardContext): Card[] {
  const keys = new Set(context.cards.map(({ key }) => key));
  const titles = new Set(context.cards.map(({ title }) => title));
  const parsedCards = outputs.flatMap((output) => {
    if (!output) return [];
    const card = cardContract.safeParse(asCard(output, keys, context)).data;
    if (!card || titles.has(card.title)) return [];
    keys.add(card.key);
    titles.add(card.title);
    return [card];
  });
  const { sound } = checkedCards(parsedCards, context);
  const unfounded = new Set(unfoundedStrengths(sound, context).map(({ card }) => card));
  return sound.filter((card) => !unfounded.has(card));
}

function asCard(output: CardOutput, keys: ReadonlySet<string>, { questions, scoring }: CardContext) {
  const { kind, dimension, match, rules, effort, impact } = output;
  const title = line(output.title);
  const isKnown = scoring?.dimensions.some(({ key }) => key === dimension);
  return {
    key: slugify(title, keys, "card"),
    when: { version: 1, match, rules: rules.map((rule) => asRule(rule, questions)) },
    kind,
    dimension: isKnown ? dimension : null,
    title,
    why: line(output.why),
    steps: output.steps.map(({ text, horizon }) => ({ text: line(text), horizon })),
    effort,
    impact,
  };
}

/** A rule with one or several values, depending on its operator and question. */
function asRule(
  { about, question, dimension, op, values }: CardOutput["rules"][number],
  questions: readonly ScoredQuestion[],
): Partial<Record<keyof CardRule | "score" | "band" | "question" | "value", unknown>> {
  const [value = ""] = values;
  const key = dimension === OVERALL_KEY ? OVERALL : dimension;
  if (about === "value") return { score: key, op, value: Number(value) };
  if (about === "band") return { band: key, op, value };
  if (op === "answered" || op === "notAnswered") return { question, op };
  if (op === "isAnyOf") return { question, op, value: values };
  const isRating = questions.find(({ id }) => id === question)?.questionType === "rating";
  return { question, op, value: isRating ? Number(value) : value };
}
