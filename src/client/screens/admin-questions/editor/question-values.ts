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
  type QuestionType,
  RATING_VALUES,
  type Selection,
  type SkipCounts,
  UNSAID,
} from "#shared/domain/questions/question";
import { parseNumber } from "../../../ui/format/numbers";
import type { EditedQuestion } from "./editor-types";

/**
 * A question as its form holds it: the options are lines of one text, numbers are what was typed. What is said of
 * options is kept by their texts, of those that have gone, too: they may be on their way to another line.
 */
export interface QuestionValues extends Record<string, unknown> {
  questionText: string;
  questionType: QuestionType;
  options: string;
  isRequired: boolean;
  selection: Selection;
  exclusiveOptions: string[];
  /** Five, as they are typed. */
  scaleLabels: string[];
  highIs: Direction | typeof NOT_SAID;
  shortName: string;
  help: string;
  whyAsked: string;
  answerKind: AnswerKind | typeof WORDS;
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

/** The choice of an open answer that is no number. */
export const WORDS = "words";
/** The choice of a direction that nobody has made. */
export const NOT_SAID = "unsaid";

const NO_LABELS = RATING_VALUES.map(() => "");

/** A new question: text, and required. */
export const NEW_QUESTION: QuestionValues = {
  questionText: "",
  questionType: "text",
  options: "",
  isRequired: true,
  selection: UNSAID.selection,
  exclusiveOptions: [],
  scaleLabels: NO_LABELS,
  highIs: NOT_SAID,
  shortName: "",
  help: "",
  whyAsked: "",
  answerKind: WORDS,
  followUpQuestion: "",
  dimension: "",
  weight: String(UNSAID.weight),
  points: {},
  combine: UNSAID.combine,
  skipCounts: UNSAID.skipCounts,
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
    highIs: question.highIs ?? NOT_SAID,
    shortName: question.shortName ?? "",
    help: question.help ?? "",
    whyAsked: question.whyAsked ?? "",
    answerKind: question.answerKind ?? WORDS,
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

/** The options as they will be stored: one a line, blank ones dropped. */
export function questionOptions(lines: string): string[] {
  return cleanOptions(lines.split("\n"));
}

/** What the form holds, as the contract wants it. What does not suit the type is kept in the form, and not sent. */
function draftOf(values: QuestionValues) {
  const { questionType, selection } = values;
  const isChoice = questionType === "multiple_choice";
  const options = questionOptions(values.options);
  const alone = options.filter((option) => values.exclusiveOptions.includes(option));
  const points = options.map((option) => values.points[option] ?? "");
  return {
    ...values,
    options,
    exclusiveOptions: selection === "several" && alone.length > 0 ? alone : null,
    scaleLabels: questionType === "rating" ? values.scaleLabels : null,
    highIs: values.highIs === NOT_SAID ? null : values.highIs,
    answerKind: values.answerKind === WORDS ? null : values.answerKind,
    dimension: values.dimension === "" ? null : values.dimension,
    weight: questionType === "text" ? UNSAID.weight : parseNumber(values.weight),
    points: isChoice && points.some((text) => text.trim() !== "") ? points.map(typedPoints) : null,
  };
}

/** None where nothing was typed, which is told in other words than what is no number. */
const typedPoints = (text: string) => (text.trim() === "" ? undefined : parseNumber(text));

/** The contract of a question, for what the form holds. */
export const questionForm = z.preprocess(draftOf, questionDraft);

const FIELDS = questionChange.keyof().options;
const OF_OPTIONS: readonly (keyof QuestionChange)[] = ["options", "exclusiveOptions", "points"];

/**
 * What of a question was changed in its form. The rest is not sent: somebody else may have changed it meanwhile. Options
 * and what is said of them go together, as points count by their places.
 * @param opened what the form began with
 */
export function questionChangeOf(opened: QuestionValues, draft: QuestionDraft): QuestionChange {
  const before = questionForm.safeParse(opened).data;
  const isSame = (field: keyof QuestionChange) =>
    JSON.stringify(before?.[field]) === JSON.stringify(draft[field]);
  const isSameChoice = OF_OPTIONS.every(isSame);
  const change: QuestionChange = { ...draft };
  for (const field of FIELDS)
    if (OF_OPTIONS.includes(field) ? isSameChoice : isSame(field)) delete change[field];
  return change;
}
