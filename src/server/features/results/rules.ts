import { type COMPARED, DOORS, MAX_GROUPS, type ResultsFilter } from "#shared/contracts/template-results";
import { AppError } from "../../lib/errors";
import type { CountedVersion, Plan, PlannedQuestion } from "./plan";
import { noAnswer, noOpenQuestion, noQuestion } from "./texts";

type Comparison = (typeof COMPARED)[number] | `answer:${string}`;

/** A comparison: how its value is read from facts, and the labels it can have. */
export interface Compared {
  kind: (typeof COMPARED)[number] | "answer";
  labels: string[];
  /** For an answer, the index of its first choice in the counts; otherwise 0. */
  first: number;
  question?: PlannedQuestion | undefined;
}

const ANSWER = "answer:";

/** Used for templates without a language. */
const ENGLISH = "en";
export const languageOf = ({ language }: Pick<CountedVersion, "language">) => language ?? ENGLISH;

/** The closed question with this key. BAD_REQUEST if there is none. */
function closedQuestion(plan: Plan, key: string): PlannedQuestion {
  const question = plan.questions.find((one) => one.key === key);
  if (!question || question.newest.questionType === "text")
    throw new AppError("BAD_REQUEST", noQuestion(key));
  return question;
}

/** BAD_REQUEST if the key isn't an open question's. */
export function assertOpen(all: Plan, key: string): void {
  const question = all.questions.find((one) => one.key === key);
  if (question?.newest.questionType !== "text") throw new AppError("BAD_REQUEST", noOpenQuestion(key));
}

/** Splits "KEY:OPTION". */
function answerParts(answer: string) {
  const colon = answer.indexOf(":");
  return colon < 0
    ? { key: answer, choice: "" }
    : { key: answer.slice(0, colon), choice: answer.slice(colon + 1) };
}

/** BAD_REQUEST for a filter or comparison by an answer that no version has. `all` is the plan over all versions. */
export function assertKnown(all: Plan, { answer }: ResultsFilter, comparison: Comparison | undefined): void {
  if (comparison?.startsWith(ANSWER)) closedQuestion(all, comparison.slice(ANSWER.length));
  if (answer === undefined) return;
  const { key, choice } = answerParts(answer);
  if (!closedQuestion(all, key).choices.includes(choice)) throw new AppError("BAD_REQUEST", noAnswer(choice));
}

/** The indexes of an answer's question and choice in the counts; -1 if no counted version has it. */
export function answerSlot({ questions }: Plan, answer: string) {
  const { key, choice } = answerParts(answer);
  const q = questions.findIndex((question) => question.key === key);
  const question = questions[q];
  const index = question ? question.choices.indexOf(choice) : -1;
  return { q, slot: question && index >= 0 ? question.slot + index : -1 };
}

/** The labels to compare; empty if no counted version has the question. */
export function comparedBy(
  comparison: Comparison,
  plan: Plan,
  versions: readonly CountedVersion[],
): Compared {
  switch (comparison) {
    case "version":
      return { kind: "version", labels: versions.map(({ id }) => String(id)), first: 0 };
    case "status":
      return { kind: "status", labels: ["completed", "in_progress"], first: 0 };
    case "door":
      return { kind: "door", labels: [...DOORS], first: 0 };
    case "language":
      return { kind: "language", labels: [...new Set(versions.map(languageOf))], first: 0 };
    case "band":
      return { kind: "band", labels: [...(plan.dimensions[0]?.bands ?? [])], first: 0 };
    default: {
      const question = plan.questions.find(({ key }) => key === comparison.slice(ANSWER.length));
      return { kind: "answer", labels: [...(question?.choices ?? [])], first: question?.slot ?? 0, question };
    }
  }
}

const OTHERS_LABEL = "Others";

/** Groups to compare. `of` is the group of each label, or -1 for none. */
export interface Groups {
  labels: string[];
  of: number[];
}

/** The largest groups, in the order of their labels. If there are too many, the smallest are merged into "Others". */
export function groupsOf(labels: readonly string[], sizes: ArrayLike<number>): Groups {
  const nonEmpty = labels.flatMap((_, index) => ((sizes[index] ?? 0) > 0 ? [index] : []));
  const largest = nonEmpty.toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  const isTooMany = nonEmpty.length > MAX_GROUPS;
  const separate = isTooMany ? new Set(largest.slice(0, MAX_GROUPS - 1)) : new Set(nonEmpty);
  const separateIndexes = nonEmpty.filter((index) => separate.has(index));
  const of = labels.map((_, index) => {
    if (separate.has(index)) return separateIndexes.indexOf(index);
    return isTooMany && nonEmpty.includes(index) ? MAX_GROUPS - 1 : -1;
  });
  const names = separateIndexes.map((index) => labels[index] ?? "");
  return { labels: isTooMany ? [...names, OTHERS_LABEL] : names, of };
}

const DAY_SECONDS = 86_400;

/** The filter's start dates as a range in seconds since 1970, end excluded. */
export function secondsOf({ from, to }: ResultsFilter): { from: number; to: number } {
  return {
    from: from ? Date.parse(from) / 1000 : 0,
    to: to ? Date.parse(to) / 1000 + DAY_SECONDS : Number.MAX_VALUE,
  };
}

/** Quartiles of binned values, interpolated linearly; null without any. `counts` has the number of values per bin. */
export function quartilesOf(counts: ArrayLike<number>, values: readonly number[]) {
  let total = 0;
  for (let step = 0; step < counts.length; step += 1) total += counts[step] ?? 0;
  if (total === 0) return null;
  const valueAt = (index: number): number => {
    let passed = 0;
    for (let step = 0; step < counts.length; step += 1) {
      passed += counts[step] ?? 0;
      if (passed > index) return values[step] ?? 0;
    }
    return 0;
  };
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => {
    const at = share * (total - 1);
    const low = valueAt(Math.floor(at));
    return low + (valueAt(Math.ceil(at)) - low) * (at % 1);
  });
  return { lower: lower ?? 0, median: median ?? 0, upper: upper ?? 0 };
}
