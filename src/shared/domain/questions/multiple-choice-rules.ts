import { stripInvisible } from "../lib/invisible";
import type { AnswerableQuestion, WeighedQuestion } from "./question";

/** Trims options, removes invisible characters and drops blank options, keeping the order. */
export function cleanOptions(options: readonly string[]): string[] {
  return options.map(stripInvisible).filter((option) => option !== "");
}

/** The problem with a list of options; undefined if it has 1 to 50 unique options. */
export function optionsProblem(options: readonly string[] | null | undefined): string | undefined {
  if (!options?.length) return "Add at least one option";
  if (options.length > 50) return "Use up to 50 options";
  return new Set(options).size < options.length ? "Each option can be listed only once" : undefined;
}

export const POINTS_FOR_ALL = "Add points for every option, or clear them all";

type Choice = Pick<AnswerableQuestion, "options" | "exclusiveOptions" | "selection"> &
  Pick<WeighedQuestion, "points" | "combine">;

/** All problems with a multiple-choice question's options, exclusive options and points, by field. */
export function choiceProblems({ options, exclusiveOptions, selection, points, combine }: Choice) {
  const problems: { path: "options" | "exclusiveOptions" | "points"; message: string }[] = [];
  const problem = optionsProblem(options);
  if (problem) problems.push({ path: "options", message: problem });
  const stray = exclusiveOptions?.find((option) => !options?.includes(option));
  if (stray !== undefined)
    problems.push({ path: "exclusiveOptions", message: `"${stray}" isn't one of the options` });
  if (points && points.length !== (options?.length ?? 0))
    problems.push({ path: "points", message: POINTS_FOR_ALL });
  else if (points && !canScoresDiffer(points, selection === "several" && combine === "sum"))
    problems.push({ path: "points", message: "Give options different points, or clear them all" });
  return problems;
}

/** Whether answers can get different scores. With equal points, only answers of several summed options can. */
const canScoresDiffer = (points: readonly number[], isSummed: boolean): boolean =>
  new Set(points).size > 1 || (isSummed && points.length > 1 && points[0] !== 0);
