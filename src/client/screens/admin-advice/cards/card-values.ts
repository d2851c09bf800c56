import type { UseFormReturnType } from "@mantine/form";
import { z } from "zod";
import { card as contract } from "#shared/contracts/cards";
import {
  type Card,
  type CardConditions,
  type CardKind,
  type Horizon,
  questionsNamed,
  renamedCard,
} from "#shared/domain/cards/card";
import { cardProblems } from "#shared/domain/cards/card-check";
import { slugify } from "#shared/domain/lib/slugs";
import { randomId } from "../../../ui/browser/random-id";
import type { AdviceQuestion, CardContext } from "../advice-types";

/** A step as its fields hold it. */
export interface StepValues {
  /** Tells it from the others while the form is open. */
  id: string;
  text: string;
  horizon: Horizon;
}

/** What every field of a card's form works on. */
export interface CardFormState {
  form: UseFormReturnType<CardValues>;
  /** Being saved: what would be typed now would be lost. */
  pending: boolean;
}

/** A card as its form holds it. Questions are named by their places from 1, in rules and in texts, as files do. */
export interface CardValues extends Record<string, unknown> {
  when: CardConditions | null;
  kind: CardKind;
  /** "" for none. */
  dimension: string;
  title: string;
  why: string;
  steps: StepValues[];
  impact: string;
  effort: string;
}

/** A card as it begins. */
export const NEW_CARD: CardValues = {
  when: null,
  kind: "weakness",
  dimension: "",
  title: "",
  why: "",
  steps: [],
  impact: "2",
  effort: "2",
};

export const newStep = (text = "", horizon: Horizon = "month"): StepValues => ({
  id: randomId(),
  text,
  horizon,
});

/** The questions by their places, as rules and texts in the form name them. */
export const placed = (
  questions: readonly AdviceQuestion[],
): (Omit<AdviceQuestion, "id"> & { id: number })[] =>
  questions.map((question, at) => ({ ...question, id: at + 1 }));

export function cardFormValues(card: Card, questions: readonly AdviceQuestion[]): CardValues {
  const places = new Map<number, number>(questions.map(({ id }, at) => [id, at + 1]));
  const gone = questions.length + 1;
  const { when, kind, dimension, title, why, steps, impact, effort } = renamedCard(
    card,
    new Map([...questionsNamed(card)].map((id) => [id, places.get(id) ?? gone])),
  );
  return {
    when,
    kind,
    dimension: dimension ?? "",
    title,
    why,
    steps: steps.map(({ text, horizon }) => newStep(text, horizon)),
    impact: String(impact),
    effort: String(effort),
  };
}

/** The contract of a card, for what its form holds: a card whose every name is known. @param key of a stored one */
export function cardForm({ questions, scoring, cards }: CardContext, key: string | undefined) {
  const context = { questions: placed(questions), scoring };
  const ids = new Map<number, number>(questions.map(({ id }, at) => [at + 1, id]));
  const taken = new Set(cards.map((card) => card.key));
  const draftOf = (values: CardValues) => ({
    key: key ?? slugify(values.title, taken, "card"),
    when: values.when ?? NO_RULES,
    kind: values.kind,
    dimension: values.dimension === "" ? null : values.dimension,
    title: values.title,
    why: values.why,
    steps: values.steps.map(({ text, horizon }) => ({ text, horizon })),
    impact: Number(values.impact),
    effort: Number(values.effort),
  });
  const known = contract
    .superRefine((card, ctx) => {
      for (const { path, message } of cardProblems([card], context))
        ctx.addIssue({ code: "custom", path: [...path], message });
    })
    .transform((card): Card => renamedCard(card, ids));
  return z.preprocess(draftOf, known);
}

const NO_RULES = { version: 1, match: "all", rules: [] };
