import { z } from "zod";
import { questionDraft } from "#shared/contracts/questions";
import { cleanOptions, type QuestionType } from "#shared/domain/question";
import type { Question } from "./editor-types";

/** A question as its form holds it: the options are lines of one text. */
export interface QuestionValues extends Record<string, unknown> {
  questionText: string;
  questionType: QuestionType;
  options: string;
  isRequired: boolean;
  analysisPrompt: string;
}

/** A new question: text, and required (spec section 5). */
export const NEW_QUESTION: QuestionValues = {
  questionText: "",
  questionType: "text",
  options: "",
  isRequired: true,
  analysisPrompt: "",
};

export function valuesOf(question: Question): QuestionValues {
  return {
    questionText: question.questionText,
    questionType: question.questionType,
    options: question.options?.join("\n") ?? "",
    isRequired: question.isRequired,
    analysisPrompt: question.analysisPrompt ?? "",
  };
}

/** The options as they will be stored: one a line, blank ones dropped. */
export function optionsOf(lines: string): string[] {
  return cleanOptions(lines.split("\n"));
}

/** The contract of a question, for what the form holds. */
export const questionForm = z.preprocess(
  (values: QuestionValues) => ({ ...values, options: optionsOf(values.options) }),
  questionDraft,
);
