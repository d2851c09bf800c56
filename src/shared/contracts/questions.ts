import { z } from "zod";
import { MAX_MESSAGE } from "../domain/answer";
import { choiceProblems, cleanOptions } from "../domain/questions/multiple-choice-rules";
import {
  ANSWER_KINDS,
  COMBINATIONS,
  DIRECTIONS,
  LAST_ORDER,
  MAX_FOLLOW_UP,
  MAX_QUESTIONS,
  QUESTION_DEFAULTS,
  QUESTION_TYPES,
  RATING_VALUES,
  SELECTIONS,
  SKIP_COUNTS,
} from "../domain/questions/question";
import { optionalText, questionId, templateId } from "./common";
import { conditions } from "./conditions";
import { dimensionKey, point, weight } from "./scoring";

const questionType = z.enum(QUESTION_TYPES, { error: "Choose text, multiple choice or rating" });
const questionText = z
  .string({ error: "Question text is required" })
  .trim()
  .min(1, "Question text is required")
  .max(2_000, "Keep the question to 2,000 characters or fewer");
const options = z
  .array(z.string().max(500, "Keep each option to 500 characters or fewer"))
  .max(200)
  .nullable()
  .transform((list) => (list ? cleanOptions(list) : null));
const order = z.number().int().min(1).max(LAST_ORDER);
const analysisPrompt = optionalText(5_000, "analysis prompt");

const shortName = optionalText(24, "short name");
const help = optionalText(1_000, "help text");
const whyAsked = optionalText(500, "reason");
const followUpQuestion = optionalText(MAX_FOLLOW_UP, "follow-up question");
const answerKind = z.enum(ANSWER_KINDS).nullable();

const scaleLabels = z
  .array(z.string().trim().max(60, "Keep each label to 60 characters or fewer"))
  .length(RATING_VALUES.length, "Enter five labels or none. The middle ones can be empty")
  .nullable()
  .transform((labels) => (labels?.some((label) => label !== "") ? labels : null))
  .refine((labels) => !labels || (labels.at(0) && labels.at(-1)), "Label both ends of the scale");

const points = z.array(point).max(50).nullable();

/** The optional settings of a question; the default of each changes nothing. */
const optionalFields = {
  selection: z.enum(SELECTIONS),
  exclusiveOptions: options,
  scaleLabels,
  answerKind,
  followUpQuestion,
  highIs: z.enum(DIRECTIONS).nullable(),
  shortName,
  help,
  whyAsked,
  dimension: dimensionKey.nullable(),
  weight,
  points,
  combine: z.enum(COMBINATIONS),
  skipCounts: z.enum(SKIP_COUNTS),
  conditions: conditions.nullable(),
};

const draftFields = {
  questionText,
  questionType: questionType.default("text"),
  options: options.default(null),
  isRequired: z.boolean().default(true),
  analysisPrompt: analysisPrompt.default(null),
  selection: optionalFields.selection.default(QUESTION_DEFAULTS.selection),
  exclusiveOptions: optionalFields.exclusiveOptions.default(null),
  scaleLabels: optionalFields.scaleLabels.default(null),
  answerKind: answerKind.default(null),
  followUpQuestion: followUpQuestion.default(null),
  highIs: optionalFields.highIs.default(null),
  shortName: shortName.default(null),
  help: help.default(null),
  whyAsked: whyAsked.default(null),
  dimension: optionalFields.dimension.default(null),
  weight: weight.default(QUESTION_DEFAULTS.weight),
  points: points.default(null),
  combine: optionalFields.combine.default(QUESTION_DEFAULTS.combine),
  skipCounts: optionalFields.skipCounts.default(QUESTION_DEFAULTS.skipCounts),
  conditions: optionalFields.conditions.default(null),
};
const fields = z.object(draftFields);
type Fields = z.output<typeof fields>;

/** Drops settings that don't apply to the question's type and reports those that don't fit its options. */
function normalizeDraft<Draft extends Fields>(draft: Draft, ctx: z.RefinementCtx): Draft {
  const { questionType: type, selection } = draft;
  const isChoice = type === "multiple_choice";
  const isNumber = draft.answerKind === "number";
  const normalized = {
    ...draft,
    ...(type === "text" ? {} : { answerKind: null, followUpQuestion: null }),
    ...(isNumber ? { followUpQuestion: null } : {}),
    ...(isChoice ? {} : { options: null, points: null, selection: QUESTION_DEFAULTS.selection }),
    ...(isChoice && selection === "several"
      ? {}
      : { exclusiveOptions: null, combine: QUESTION_DEFAULTS.combine }),
    ...(type === "rating" ? {} : { scaleLabels: null, highIs: null }),
    ...(type === "text"
      ? { dimension: null, weight: QUESTION_DEFAULTS.weight, skipCounts: QUESTION_DEFAULTS.skipCounts }
      : {}),
  };
  if (isChoice)
    for (const { path, message } of choiceProblems(normalized))
      ctx.addIssue({ code: "custom", path: [path], message });
  return normalized;
}

export const questionDraft = z.object({ ...draftFields, order: order.optional() }).transform(normalizeDraft);
export type QuestionDraft = z.output<typeof questionDraft>;

/** A question in a template file, where its position is its order. Unknown fields are errors. */
export const filedQuestion = z.strictObject(draftFields).transform(normalizeDraft);

/** Every field is optional. The service validates the result together with the stored question. */
export const questionChange = z.object({
  questionText: questionText.optional(),
  questionType: questionType.optional(),
  options: options.optional(),
  isRequired: z.boolean().optional(),
  order: order.optional(),
  analysisPrompt: analysisPrompt.optional(),
  ...z.object(optionalFields).partial().shape,
});
export type QuestionChange = z.output<typeof questionChange>;

export const knowledgeShown = {
  selection: z.enum(SELECTIONS),
  exclusiveOptions: z.array(z.string()).nullable(),
  scaleLabels: z.array(z.string()).nullable(),
  answerKind,
  followUpQuestion: z.string().nullable(),
  highIs: z.enum(DIRECTIONS).nullable(),
  shortName: z.string().nullable(),
  help: z.string().nullable(),
  whyAsked: z.string().nullable(),
  dimension: z.string().nullable(),
  weight: z.number(),
  points: z.array(z.number()).nullable(),
  combine: z.enum(COMBINATIONS),
  skipCounts: z.enum(SKIP_COUNTS),
  conditions: conditions.nullable(),
};

export const question = z.object({
  id: questionId,
  assessmentId: templateId,
  questionText: z.string(),
  questionType: z.enum(QUESTION_TYPES),
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
  order: z.number().int(),
  analysisPrompt: z.string().nullable(),
  ...knowledgeShown,
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Question = z.output<typeof question>;

/** CONFLICT message: options or their settings were edited from an outdated copy. */
export const OPTIONS_CHANGED =
  "Someone else changed the options or their points. Save again to overwrite their changes.";

export const questionsOfTemplate = z.object({ assessmentId: templateId });
export const createQuestion = z.object({ assessmentId: templateId, draft: questionDraft });
export const updateQuestion = z.object({
  id: questionId,
  change: questionChange,
  /** The options the change was based on, as points belong to options by index. CONFLICT if they have changed since. */
  before: question.pick({ options: true, exclusiveOptions: true, points: true }).partial().optional(),
});
export type QuestionUpdate = z.output<typeof updateQuestion>;
export const questionById = z.object({ id: questionId });
/** A participant's message to try out; nothing is stored. */
export const previewMessage = z.object({ id: questionId, message: z.string().max(MAX_MESSAGE) });
export const reorderQuestions = z.object({
  assessmentId: templateId,
  questionIds: z.array(questionId).max(MAX_QUESTIONS),
});
