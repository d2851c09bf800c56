import type { ConditionedQuestion } from "./conditions";
import type { AnswerableQuestion, ExplainedQuestion, WeighedQuestion } from "./question";

/** What a template's file says it is, so that no other JSON is taken for one. */
export const TEMPLATE_FORMAT = "askwell-template" as const;
/** Goes up when a file of today could no longer be read. */
export const TEMPLATE_VERSION = 1;
/** The largest file that is taken, in bytes: what one call may carry (security T25), less what wraps it. */
export const LARGEST_TEMPLATE_FILE = 250_000;

export interface FiledQuestion
  extends Omit<AnswerableQuestion, "options" | "exclusiveOptions" | "scaleLabels">,
    ExplainedQuestion,
    Omit<WeighedQuestion, "points">,
    Pick<ConditionedQuestion, "conditions"> {
  readonly options: string[] | null;
  readonly exclusiveOptions: string[] | null;
  readonly scaleLabels: string[] | null;
  readonly points: number[] | null;
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
      questions: questions.map((question) => ({
        questionText: question.questionText,
        questionType: question.questionType,
        options: question.options,
        isRequired: question.isRequired,
        analysisPrompt: question.analysisPrompt,
        selection: question.selection,
        exclusiveOptions: question.exclusiveOptions,
        scaleLabels: question.scaleLabels,
        highIs: question.highIs,
        shortName: question.shortName,
        help: question.help,
        whyAsked: question.whyAsked,
        dimension: question.dimension,
        weight: question.weight,
        points: question.points,
        combine: question.combine,
        skipCounts: question.skipCounts,
        conditions: question.conditions,
      })),
    },
  };
}

/** The title, every character but letters and digits an underscore, then .json. */
export function templateFileName({ title }: { title: string }): string {
  return `${title.replace(/[^a-z0-9]+/gi, "_").replace(/^_|_$/g, "") || "template"}.json`;
}
