import { point as aPoint, weight as aWeight } from "#shared/contracts/scoring";
import { choiceProblems, POINTS_FOR_ALL } from "#shared/domain/questions/multiple-choice-rules";
import type { Inputs } from "../../api/trpc";
import { parseNumber } from "../../ui/format/numbers";
import type { ScoredQuestionData } from "./scoring-values";

type Change = Inputs["admin"]["questions"]["update"]["change"];

/** Unsaved input of a question. Points are keyed by option, which may move. */
export interface Typed {
  weight?: string;
  points?: Readonly<Record<string, string>>;
}

interface ParsedWeight {
  weight: number;
  points: number[] | null;
  weightProblem?: string;
  pointsProblem?: string;
}

export function shownWeight({ weight }: ScoredQuestionData, { weight: typed }: Typed = {}): string {
  return typed ?? String(weight);
}

export function shownPoints(
  { options, points }: ScoredQuestionData,
  option: string,
  { points: typed }: Typed = {},
): string {
  const stored = points?.[(options ?? []).indexOf(option)];
  return typed?.[option] ?? (stored === undefined ? "" : String(stored));
}

export function parseWeight(question: ScoredQuestionData, input: Typed = {}): ParsedWeight {
  const weight = parseNumber(shownWeight(question, input));
  const weightProblem = aWeight.safeParse(weight).error?.issues[0]?.message;
  const texts = (question.options ?? []).map((option) => shownPoints(question, option, input));
  if (question.questionType !== "multiple_choice" || texts.every((text) => text.trim() === ""))
    return { weight, points: null, ...(weightProblem && { weightProblem }) };
  const points = texts.map(parseNumber);
  const pointsProblem = problemOf(question, points);
  return { weight, points, ...(weightProblem && { weightProblem }), ...(pointsProblem && { pointsProblem }) };
}

function problemOf(question: ScoredQuestionData, points: number[]): string | undefined {
  if (points.some(Number.isNaN)) return POINTS_FOR_ALL;
  const [issue] = points.flatMap((point) => aPoint.safeParse(point).error?.issues ?? []);
  if (issue) return issue.message;
  return choiceProblems({ ...question, points }).find(({ path }) => path === "points")?.message;
}

/** Changes to save; undefined if there are none. Invalid fields keep their stored values. */
export function weightChangeOf(
  question: ScoredQuestionData,
  input: Typed,
): Pick<Change, "weight" | "points"> | undefined {
  const { weight, points, weightProblem, pointsProblem } = parseWeight(question, input);
  const change: Change = {
    ...(!weightProblem && weight !== question.weight && { weight }),
    ...(!pointsProblem && JSON.stringify(points) !== JSON.stringify(question.points) && { points }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** The question with its valid unsaved input applied. */
export function withTyped(question: ScoredQuestionData, input: Typed | undefined): ScoredQuestionData {
  return input ? { ...question, ...weightChangeOf(question, input) } : question;
}
