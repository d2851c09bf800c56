import { z } from "zod";
import { optionalText, templateId } from "./common";

/** No character at which a line ends: titles stand in one line, also in a mail's subject. */
const ONE_LINE = /^[^\n\v\f\r\u0085\u2028\u2029]*$/;

const title = z
  .string({ error: "Title is required" })
  .trim()
  .min(1, "Title is required")
  .max(200, "Please keep the title to at most 200 characters")
  .regex(ONE_LINE, "Please write the title in one line");
const description = optionalText(5_000, "description");
const resultsAnalysisPrompt = optionalText(10_000, "analysis prompt");
/** As in BCP 47, such as "de" or "pt-BR". */
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, "Please name the language by its code, such as de or pt-BR")
  .nullable();

export const templateDraft = z.object({
  title,
  description: description.default(null),
  resultsAnalysisPrompt: resultsAnalysisPrompt.default(null),
  isActive: z.boolean().default(true),
  language: language.default(null),
});
export type TemplateDraft = z.output<typeof templateDraft>;

/** One field at a time, or several; what is left out stays (spec section 7). */
const templateChange = z.object({
  title: title.optional(),
  description: description.optional(),
  resultsAnalysisPrompt: resultsAnalysisPrompt.optional(),
  isActive: z.boolean().optional(),
  language: language.optional(),
});
export type TemplateChange = z.output<typeof templateChange>;

export const templateById = z.object({ id: templateId });
export const updateTemplate = z.object({ id: templateId, change: templateChange });

/** A template as an admin sees it. */
export const template = z.object({
  id: templateId,
  title: z.string(),
  description: z.string().nullable(),
  resultsAnalysisPrompt: z.string().nullable(),
  isActive: z.boolean(),
  /** Null is English. */
  language: z.string().nullable(),
  questionsFlow: z.unknown(),
  createdAt: z.date(),
  updatedAt: z.date(),
  questionCount: z.number().int(),
  usageCount: z.number().int(),
});
export type Template = z.output<typeof template>;

/** The least and the most that the answers make it. */
const span = z.object({ least: z.number().int(), most: z.number().int() });

/** A template as everybody may see it: no prompts, no usage (security T15). */
export const publicTemplate = template
  .pick({ id: true, title: true, description: true, isActive: true, questionCount: true, language: true })
  .extend({
    /** How many of the questions somebody is asked. */
    asked: span,
    /** About how many minutes that takes. */
    minutes: span,
  });
export type PublicTemplate = z.output<typeof publicTemplate>;
