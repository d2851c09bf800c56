import { z } from "zod";
import { cleanOptions, optionsProblem, QUESTION_TYPES } from "../domain/question";
import { optionalText, questionId, templateId } from "./common";

const questionType = z.enum(QUESTION_TYPES, { error: "Please choose text, multiple choice or rating" });
const questionText = z
  .string({ error: "Question text is required" })
  .trim()
  .min(1, "Question text is required")
  .max(2_000, "Please keep the question under 2,000 characters");
const options = z
  .array(z.string().max(500, "Please keep each option under 500 characters"))
  .max(200)
  .nullable()
  .transform((list) => (list ? cleanOptions(list) : null));
const order = z.number().int().min(1).max(10_000);
const analysisPrompt = optionalText(5_000, "analysis prompt");

interface OptionsDraft {
  questionType?: (typeof QUESTION_TYPES)[number] | undefined;
  options?: string[] | null | undefined;
}

/** Options belong to multiple choice only: at least one, none twice, null for the other types (spec section 5). */
function settleOptions<D extends OptionsDraft>(draft: D, ctx: z.RefinementCtx): D {
  if (draft.questionType === undefined) return draft;
  if (draft.questionType !== "multiple_choice") return { ...draft, options: null };
  const message = optionsProblem(draft.options);
  if (message) ctx.addIssue({ code: "custom", path: ["options"], message });
  return draft;
}

const draftFields = {
  questionText,
  questionType: questionType.default("text"),
  options: options.default(null),
  isRequired: z.boolean().default(true),
  analysisPrompt: analysisPrompt.default(null),
};

export const questionDraft = z.object({ ...draftFields, order: order.optional() }).transform(settleOptions);
export type QuestionDraft = z.output<typeof questionDraft>;

/** A question in a template's file, where its place is its order; what is not known is refused, not dropped. */
export const filedQuestion = z.strictObject(draftFields).transform(settleOptions);

/** Any field may be left out; changing the type brings the options with it. */
export const questionChange = z
  .object({
    questionText: questionText.optional(),
    questionType: questionType.optional(),
    options: options.optional(),
    isRequired: z.boolean().optional(),
    order: order.optional(),
    analysisPrompt: analysisPrompt.optional(),
  })
  .transform(settleOptions);
export type QuestionChange = z.output<typeof questionChange>;

/** A template's question, as an admin sees it. */
export const question = z.object({
  id: questionId,
  assessmentId: templateId,
  questionText: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
  order: z.number().int(),
  conditions: z.unknown(),
  analysisPrompt: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Question = z.output<typeof question>;

export const questionsOfTemplate = z.object({ assessmentId: templateId });
export const createQuestion = z.object({ assessmentId: templateId, draft: questionDraft });
export const updateQuestion = z.object({ id: questionId, change: questionChange });
export const questionById = z.object({ id: questionId });
export const reorderQuestions = z.object({
  assessmentId: templateId,
  questionIds: z.array(questionId).max(500),
});
