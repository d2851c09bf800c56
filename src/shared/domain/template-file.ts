import { type Card, renamedCard } from "./cards/card";
import { checkedCards, type SatisfiabilityContext } from "./cards/card-satisfiability";
import { type ConditionedQuestion, renamed } from "./questions/conditions";
import {
  type AnswerableQuestion,
  type ExplainedQuestion,
  type FollowedUpQuestion,
  MAY_BE_SAID,
  UNSAID,
  type WeighedQuestion,
} from "./questions/question";
import type { Scoring } from "./scoring";

/** What a template's file says it is, so that no other JSON is taken for one. */
export const TEMPLATE_FORMAT = "askwell-template" as const;
/** Goes up when an older server could not read what a file of today says. Files of all formats from 1 on are read. */
export const TEMPLATE_VERSION = 3;
/** The largest file that is taken, in bytes: what one call may carry, less what wraps it. */
export const LARGEST_TEMPLATE_FILE = 1_000_000;

/** A question as a file holds it; its rules name others by their place, counted from 1. */
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
  /** They name questions by their place, counted from 1. */
  readonly cards: readonly Card[];
}

/** Questions in their order as a file holds them, with rules that name places instead of ids. */
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

/** Where questions in their order stand, counted from 1. */
const placesOf = (questions: readonly { readonly id: number }[]) =>
  new Map(questions.map(({ id }, index) => [id, index + 1]));

/** Cards as a file holds them, with the places of questions instead of ids; none with which no file would be taken. */
export const filedCards = (cards: readonly Card[], context: SatisfiabilityContext): Card[] =>
  checkedCards(cards, context).sound.map((card) => renamedCard(card, placesOf(context.questions)));

/** A template with its questions in order, as a file holds it: no ids, no times, nothing of any participant. */
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
      // Left out where it changes nothing, so that an older server can read the file.
      ...(isSharedDevice ? { isSharedDevice } : {}),
      ...(chatSuggestions ? { chatSuggestions } : {}),
      scoring,
      questions: questions.map(said),
      cards: [...cards],
    },
  };
}

type MayBeSaid = (typeof MAY_BE_SAID)[number];

function said(question: FiledQuestion) {
  const said: Omit<FiledQuestion, MayBeSaid> & Partial<Pick<FiledQuestion, MayBeSaid>> = { ...question };
  for (const field of MAY_BE_SAID) if (said[field] === UNSAID[field]) delete said[field];
  return said;
}

/** The title, every character but letters and digits an underscore, then .json. */
export function templateFileName({ title }: { title: string }): string {
  return `${title.replace(/[^a-z0-9]+/gi, "_").replace(/^_|_$/g, "") || "template"}.json`;
}
