import type { QuestionType } from "./question";

/** What a template's file says it is, so that no other JSON is taken for one. */
export const TEMPLATE_FORMAT = "askwell-template" as const;
/** Goes up when a file of today could no longer be read. */
export const TEMPLATE_VERSION = 1;
/** The largest file that is taken, in bytes: what one call may carry (security T25), less what wraps it. */
export const LARGEST_TEMPLATE_FILE = 250_000;

export interface FiledQuestion {
  readonly questionText: string;
  readonly questionType: QuestionType;
  readonly options: string[] | null;
  readonly isRequired: boolean;
  readonly analysisPrompt: string | null;
}

interface FiledTemplate {
  readonly title: string;
  readonly description: string | null;
  readonly resultsAnalysisPrompt: string | null;
  readonly isActive: boolean;
}

/** A template with its questions in order, as a file holds it: no ids, no times, nothing of any participant. */
export function templateFile(template: FiledTemplate, questions: readonly FiledQuestion[]) {
  const { title, description, resultsAnalysisPrompt, isActive } = template;
  return {
    format: TEMPLATE_FORMAT,
    version: TEMPLATE_VERSION,
    template: {
      title,
      description,
      resultsAnalysisPrompt,
      isActive,
      questions: questions.map(({ questionText, questionType, options, isRequired, analysisPrompt }) => ({
        questionText,
        questionType,
        options,
        isRequired,
        analysisPrompt,
      })),
    },
  };
}

/** The title, every character but letters and digits an underscore, then .json. */
export function templateFileName({ title }: { title: string }): string {
  return `${title.replace(/[^a-z0-9]+/gi, "_").replace(/^_|_$/g, "") || "template"}.json`;
}
