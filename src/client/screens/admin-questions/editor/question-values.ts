import { z } from "zod";
import {
  type QuestionChange,
  type QuestionDraft,
  questionChange,
  questionDraft,
} from "#shared/contracts/questions";
import type { Conditions } from "#shared/domain/questions/conditions";
import { cleanOptions } from "#shared/domain/questions/multiple-choice-rules";
import {
  type AnswerKind,
  type Combination,
  type Direction,
  QUESTION_DEFAULTS,
  type QuestionType,
  RATING_VALUES,
  type Selection,
  type SkipCounts,
} from "#shared/domain/questions/question";
import { parseNumber } from "../../../ui/format/numbers";
import type { EditedQuestion } from "./editor-types";

/**
 * Form values of a question: options as lines of one text, numbers as typed. Points and exclusivity are keyed by option
 * text and kept for removed options, which may reappear in another line.
 */
export interface QuestionValues extends Record<string, unknown> {
  questionText: string;
  questionType: QuestionType;
  options: string;
  isRequired: boolean;
  selection: Selection;
  exclusiveOptions: string[];
  /** Labels of the ratings 1 to 5. */
  scaleLabels: string[];
  highIs: Direction | typeof UNSET_DIRECTION;
  shortName: string;
  help: string;
  whyAsked: string;
  answerKind: AnswerKind | typeof NO_ANSWER_KIND;
  followUpQuestion: string;
  /** "" for none. */
  dimension: string;
  weight: string;
  points: Record<string, string>;
  combine: Combination;
  skipCounts: SkipCounts;
  conditions: Conditions | null;
  analysisPrompt: string;
}

/** Form value for a text answer that isn't a number. */
export const NO_ANSWER_KIND = "words";
/** Form value for a rating direction that isn't set. */
export const UNSET_DIRECTION = "unsaid";

const NO_LABELS = RATING_VALUES.map(() => "");

export const NEW_QUESTION: QuestionValues = {
  questionText: "",
  questionType: "text",
  options: "",
  isRequired: true,
  selection: QUESTION_DEFAULTS.selection,
  exclusiveOptions: [],
  scaleLabels: NO_LABELS,
  highIs: UNSET_DIRECTION,
  shortName: "",
  help: "",
  whyAsked: "",
  answerKind: NO_ANSWER_KIND,
  followUpQuestion: "",
  dimension: "",
  weight: String(QUESTION_DEFAULTS.weight),
  points: {},
  combine: QUESTION_DEFAULTS.combine,
  skipCounts: QUESTION_DEFAULTS.skipCounts,
  conditions: null,
  analysisPrompt: "",
};

export function questionFormValues(question: EditedQuestion): QuestionValues {
  const { options, points } = question;
  return {
    questionText: question.questionText,
    questionType: question.questionType,
    options: options?.join("\n") ?? "",
    isRequired: question.isRequired,
    selection: question.selection,
    exclusiveOptions: question.exclusiveOptions ?? [],
    scaleLabels: question.scaleLabels ?? NO_LABELS,
    highIs: question.highIs ?? UNSET_DIRECTION,
    shortName: question.shortName ?? "",
    help: question.help ?? "",
    whyAsked: question.whyAsked ?? "",
    answerKind: question.answerKind ?? NO_ANSWER_KIND,
    followUpQuestion: question.followUpQuestion ?? "",
    dimension: question.dimension ?? "",
    weight: String(question.weight),
    points: Object.fromEntries(options?.map((option, at) => [option, String(points?.[at] ?? "")]) ?? []),
    combine: question.combine,
    skipCounts: question.skipCounts,
    conditions: question.conditions,
    analysisPrompt: question.analysisPrompt ?? "",
  };
}

/** Parses option lines as they will be stored; drops blank lines. */
export function questionOptions(lines: string): string[] {
  return cleanOptions(lines.split("\n"));
}

/** Converts form values to the contract's input. Values that don't apply to the question type aren't sent. */
function draftOf(values: QuestionValues) {
  const { questionType, selection } = values;
  const isChoice = questionType === "multiple_choice";
  const options = questionOptions(values.options);
  const exclusive = options.filter((option) => values.exclusiveOptions.includes(option));
  const points = options.map((option) => values.points[option] ?? "");
  return {
    ...values,
    options,
    exclusiveOptions: selection === "several" && exclusive.length > 0 ? exclusive : null,
    scaleLabels: questionType === "rating" ? values.scaleLabels : null,
    highIs: values.highIs === UNSET_DIRECTION ? null : values.highIs,
    answerKind: values.answerKind === NO_ANSWER_KIND ? null : values.answerKind,
    dimension: values.dimension === "" ? null : values.dimension,
    weight: questionType === "text" ? QUESTION_DEFAULTS.weight : parseNumber(values.weight),
    points: isChoice && points.some((text) => text.trim() !== "") ? points.map(typedPoints) : null,
  };
}

/** Undefined for empty input, which has a different error message than an invalid number. */
const typedPoints = (text: string) => (text.trim() === "" ? undefined : parseNumber(text));

/** Validates form values with the contract of a question. */
export const questionForm = z.preprocess(draftOf, questionDraft);

const FIELDS = questionChange.keyof().options;
const OF_OPTIONS: readonly (keyof QuestionChange)[] = ["options", "exclusiveOptions", "points"];

/**
 * The changed fields of a question. Unchanged ones aren't sent, since another admin may have changed them. Options,
 * exclusive options and points are sent together, because points are stored by position.
 * @param initial the form's initial values
 */
export function questionChangeOf(initial: QuestionValues, draft: QuestionDraft): QuestionChange {
  const before = questionForm.safeParse(initial).data;
  const isSame = (field: keyof QuestionChange) =>
    JSON.stringify(before?.[field]) === JSON.stringify(draft[field]);
  const isSameChoice = OF_OPTIONS.every(isSame);
  const change: QuestionChange = { ...draft };
  for (const field of FIELDS)
    if (OF_OPTIONS.includes(field) ? isSameChoice : isSame(field)) delete change[field];
  return change;
}
