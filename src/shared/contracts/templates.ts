import { z } from "zod";
import { stripInvisible } from "../domain/lib/invisible";
import { MAX_SUGGESTION, MAX_SUGGESTIONS } from "../domain/template";
import { optionalText, templateId } from "./common";

/** No line breaks, because titles are also used in email subjects. */
const ONE_LINE = /^[^\n\v\f\r\u0085\u2028\u2029]*$/;

const title = z
  .string({ error: "Title is required" })
  .overwrite(stripInvisible)
  .min(1, "Title is required")
  .max(200, "Keep the title to 200 characters or fewer")
  .regex(ONE_LINE, "Enter the title on one line");
const description = optionalText(5_000, "description");
const resultsAnalysisPrompt = optionalText(10_000, "analysis prompt");
/** As in BCP 47, such as "de" or "pt-BR". */
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, "Enter a language code, such as de or pt-BR")
  .nullable();
/** Suggestions in the chat for starting an open answer. Null means the server's list, an empty list none. */
const chatSuggestions = z
  .array(z.string().max(MAX_SUGGESTION, `Keep each suggestion to ${MAX_SUGGESTION} characters or fewer`))
  .nullable()
  .transform(
    (list) => list && [...new Set(list.map((text) => stripInvisible(text)).filter((text) => text !== ""))],
  )
  .refine((list) => !list || list.length <= MAX_SUGGESTIONS, `Use up to ${MAX_SUGGESTIONS} suggestions`);

export const templateDraft = z.object({
  title,
  description: description.default(null),
  resultsAnalysisPrompt: resultsAnalysisPrompt.default(null),
  isActive: z.boolean().default(true),
  language: language.default(null),
  isSharedDevice: z.boolean().default(false),
  chatSuggestions: chatSuggestions.default(null),
});
export type TemplateDraft = z.output<typeof templateDraft>;

/** A partial update; omitted fields stay unchanged. */
const templateChange = z.object({
  title: title.optional(),
  description: description.optional(),
  resultsAnalysisPrompt: resultsAnalysisPrompt.optional(),
  isActive: z.boolean().optional(),
  language: language.optional(),
  isSharedDevice: z.boolean().optional(),
  chatSuggestions: chatSuggestions.optional(),
});
export type TemplateChange = z.output<typeof templateChange>;

export const templateById = z.object({ id: templateId });
export const updateTemplate = z.object({ id: templateId, change: templateChange });

export const template = z.object({
  id: templateId,
  title: z.string(),
  description: z.string().nullable(),
  resultsAnalysisPrompt: z.string().nullable(),
  isActive: z.boolean(),
  /** Null means English. */
  language: z.string().nullable(),
  /** Whether several people answer on one device: the direct link starts over, and the results page signs out. */
  isSharedDevice: z.boolean(),
  /** Suggestions in the chat for starting an open answer; null means the server's list. */
  chatSuggestions: z.array(z.string()).nullable(),
  questionsFlow: z.unknown(),
  createdAt: z.date(),
  updatedAt: z.date(),
  questionCount: z.number().int(),
  usageCount: z.number().int(),
});
export type Template = z.output<typeof template>;

/** The range over all possible answers. */
const span = z.object({ least: z.number().int(), most: z.number().int() });

/** A template as everyone may see it, without prompts and usage. */
export const publicTemplate = template
  .pick({
    id: true,
    title: true,
    description: true,
    isActive: true,
    questionCount: true,
    language: true,
    isSharedDevice: true,
  })
  .extend({
    /** How many of the questions a participant is asked. */
    asked: span,
    minutes: span,
  });
export type PublicTemplate = z.output<typeof publicTemplate>;
