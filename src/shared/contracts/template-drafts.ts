import { z } from "zod";
import { AUTHORS } from "../domain/cards/advice";
import { cards } from "./cards";
import { maxLength } from "./common";
import { filedQuestion } from "./questions";
import { scoring } from "./scoring";
import { templateDraft } from "./templates";

const MIN_DESCRIPTION_LENGTH = 10;
const MAX_DESCRIPTION_LENGTH = 2_000;
const MAX_QUESTIONS = 50;

export const draftRequest = z.object({
  description: z
    .string({ error: "Describe what you want to find out" })
    .trim()
    .min(MIN_DESCRIPTION_LENGTH, "Describe what you want to find out in at least one sentence")
    .max(MAX_DESCRIPTION_LENGTH, maxLength(MAX_DESCRIPTION_LENGTH, "description")),
});

/** A suggested template; nothing is stored. */
export const suggestedTemplate = z.object({
  title: z.string(),
  description: z.string(),
  resultsAnalysisPrompt: z.string(),
  scoring: scoring.nullable(),
  questions: z.array(filedQuestion),
  cards,
  /** A model, or Askwell's own library. */
  by: z.enum(AUTHORS),
  /** Why the library chose these questions; a model gives no reason. */
  note: z.string().optional(),
});
export type SuggestedTemplate = z.output<typeof suggestedTemplate>;

/** A suggestion that an admin accepted. It has no `isActive`, because drafts are created inactive. */
export const acceptedDraft = z.object({
  title: templateDraft.shape.title,
  description: templateDraft.shape.description,
  resultsAnalysisPrompt: templateDraft.shape.resultsAnalysisPrompt,
  scoring: scoring.nullable().default(null),
  questions: z
    .array(filedQuestion)
    .min(1, "A draft needs at least one question")
    .max(MAX_QUESTIONS, `A draft can have up to ${MAX_QUESTIONS} questions`),
  cards: cards.default([]),
});
export type AcceptedDraft = z.output<typeof acceptedDraft>;
