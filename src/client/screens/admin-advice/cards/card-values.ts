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

export interface StepValues {
  /** Unique while the form is open. */
  id: string;
  text: string;
  horizon: Horizon;
}

export interface CardFormState {
  form: UseFormReturnType<CardValues>;
  /** Whether a save is running; fields are read-only then, because input would be lost. */
  pending: boolean;
}

/** Form values of a card. Rules and texts refer to questions by position from 1, as in template files. */
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

/** Questions with their positions from 1 as ids. */
export const placed = (
  questions: readonly AdviceQuestion[],
): (Omit<AdviceQuestion, "id"> & { id: number })[] =>
  questions.map((question, at) => ({ ...question, id: at + 1 }));

export function cardFormValues(card: Card, questions: readonly AdviceQuestion[]): CardValues {
  const places = new Map<number, number>(questions.map(({ id }, at) => [id, at + 1]));
  const deletedPosition = questions.length + 1;
  const { when, kind, dimension, title, why, steps, impact, effort } = renamedCard(
    card,
    new Map([...questionsNamed(card)].map((id) => [id, places.get(id) ?? deletedPosition])),
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

/** Validates form values with the contract and all references. Without a `key`, the card gets one from its title. */
export function cardForm({ questions, scoring, cards }: CardContext, key: string | undefined) {
  const context = { questions: placed(questions), scoring };
  const ids = new Map<number, number>(questions.map(({ id }, at) => [at + 1, id]));
  const usedKeys = new Set(cards.map((card) => card.key));
  const draftOf = (values: CardValues) => ({
    key: key ?? slugify(values.title, usedKeys, "card"),
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
