import { type Card, renamedCard } from "./cards/card";
import { checkedCards, type SatisfiabilityContext } from "./cards/card-satisfiability";
import { type ConditionedQuestion, renamed } from "./questions/conditions";
import {
  type AnswerableQuestion,
  type ExplainedQuestion,
  type FollowedUpQuestion,
  OPTIONAL_QUESTION_FIELDS,
  QUESTION_DEFAULTS,
  type WeighedQuestion,
} from "./questions/question";
import type { Scoring } from "./scoring";

/** The format name in every template file, which distinguishes it from other JSON. */
export const TEMPLATE_FORMAT = "askwell-template" as const;
/** Increased when older servers can't read new files. All formats from 1 on can be read. */
export const TEMPLATE_VERSION = 3;
/** In bytes: the size limit of a call, minus its envelope. */
export const MAX_TEMPLATE_FILE = 1_000_000;

/** A question in a file; its rules refer to questions by position, from 1. */
export interface FiledQuestion
  extends Omit<AnswerableQuestion, "options" | "exclusiveOptions" | "scaleLabels">,
    ExplainedQuestion,
    FollowedUpQuestion,
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
  readonly language: string | null;
  readonly isSharedDevice?: boolean;
  readonly chatSuggestions?: string[] | null;
  readonly scoring: Scoring | null;
  readonly questions: readonly FiledQuestion[];
  /** They refer to questions by position, from 1. */
  readonly cards: readonly Card[];
}

/** Questions for a file, with positions instead of ids in their rules. @param questions in order */
export function filedQuestions(questions: readonly (FiledQuestion & ConditionedQuestion)[]): FiledQuestion[] {
  const places = placesOf(questions);
  return questions.map((question) => ({
    questionText: question.questionText,
    questionType: question.questionType,
    options: question.options,
    isRequired: question.isRequired,
    analysisPrompt: question.analysisPrompt,
    selection: question.selection,
    exclusiveOptions: question.exclusiveOptions,
    scaleLabels: question.scaleLabels,
    answerKind: question.answerKind,
    followUpQuestion: question.followUpQuestion,
    highIs: question.highIs,
    shortName: question.shortName,
    help: question.help,
    whyAsked: question.whyAsked,
    dimension: question.dimension,
    weight: question.weight,
    points: question.points,
    combine: question.combine,
    skipCounts: question.skipCounts,
    conditions: question.conditions && renamed(question.conditions, places),
  }));
}

const placesOf = (questions: readonly { readonly id: number }[]) =>
  new Map(questions.map(({ id }, index) => [id, index + 1]));

/** Cards with positions instead of ids. Cards with problems are left out, because an import would reject them. */
export const filedCards = (cards: readonly Card[], context: SatisfiabilityContext): Card[] =>
  checkedCards(cards, context).sound.map((card) => renamedCard(card, placesOf(context.questions)));

/** The content of a template's file, without ids, times and participant data. */
export function templateFile(template: FiledTemplate) {
  const { title, description, resultsAnalysisPrompt, isActive, language, isSharedDevice } = template;
  const { chatSuggestions, scoring, questions, cards } = template;
  return {
    format: TEMPLATE_FORMAT,
    version: TEMPLATE_VERSION,
    template: {
      title,
      description,
      resultsAnalysisPrompt,
      isActive,
      language,
      // Left out if not set, so that older servers can read the file.
      ...(isSharedDevice ? { isSharedDevice } : {}),
      ...(chatSuggestions ? { chatSuggestions } : {}),
      scoring,
      questions: questions.map(withoutDefaults),
      cards: [...cards],
    },
  };
}

type OptionalField = (typeof OPTIONAL_QUESTION_FIELDS)[number];

function withoutDefaults(question: FiledQuestion) {
  const compact: Omit<FiledQuestion, OptionalField> & Partial<Pick<FiledQuestion, OptionalField>> = {
    ...question,
  };
  for (const field of OPTIONAL_QUESTION_FIELDS)
    if (compact[field] === QUESTION_DEFAULTS[field]) delete compact[field];
  return compact;
}

/** The title with every run of other characters than letters and digits replaced by an underscore, then .json. */
export function templateFileName({ title }: { title: string }): string {
  return `${title.replace(/[^a-z0-9]+/gi, "_").replace(/^_|_$/g, "") || "template"}.json`;
}
