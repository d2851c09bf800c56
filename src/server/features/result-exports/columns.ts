import type { ExportQuery } from "#shared/contracts/template-results";
import { isSkip } from "#shared/domain/answer";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { questionKey } from "#shared/domain/questions/question-key";
import { OVERALL } from "#shared/domain/scoring";
import { languageOf } from "../results/rules";
import type { ExportedAttempt, Selection, Version } from "./views";

/** A server-written cell in place of an answer. CSV and Excel escape answers with the same text. */
export interface Mark {
  readonly mark: string;
}

export const SKIPPED: Mark = { mark: "(skipped)" };
export const NOT_SHOWN: Mark = { mark: "(not shown)" };

const MARKS = [SKIPPED, NOT_SHOWN].map(({ mark }) => mark);

/** True for an answer that reads like a mark, also after a prefix of '. Such answers get one more '. */
export const readsLikeMark = (text: string): boolean => MARKS.includes(text.replace(/^'+/, ""));

export type Cell = string | number | Date | Mark | null;

/** A row of the code book. */
interface Entry {
  key: string;
  question: string;
  type: string;
  options: string;
  labels: string;
  versions: string;
}

export interface Column {
  header: string;
  cellOf: (attempt: ExportedAttempt) => Cell;
  entry: Entry;
}

type Question = Selection["plan"]["questions"][number];

/** Columns: attempt details, questions in the order of the results (or their options), scores and bands. */
export function columnsOf({ versions, plan }: Selection, options: ExportQuery["options"]): Column[] {
  const questions = plan.questions.flatMap((question) => questionColumns(question, versions, options));
  return withUniqueHeaders([...ABOUT, ...questions, ...scoreColumns(plan.dimensions)]);
}

const NO_QUESTION = { key: "", options: "", labels: "", versions: "" };

const about = (header: string, type: string, question: string, cellOf: Column["cellOf"]): Column => ({
  header,
  cellOf,
  entry: { ...NO_QUESTION, question, type },
});

const ABOUT: readonly Column[] = [
  about("ID", "number", "The assessment's number", ({ row }) => row.id),
  about("Name", "text", "The participant's name", ({ row }) => row.name),
  about("Email", "text", "The participant's email", ({ row }) => row.email),
  about("Status", "text", "completed or in_progress", ({ row }) => row.status),
  about("Version", "number", "The version of the template", ({ version }) => version.id),
  about("Started", "date", "When it was started (UTC)", ({ row }) => row.begunAt),
  about("Completed", "date", "When it was completed (UTC)", ({ row }) => row.completedAt),
  about("Minutes", "number", "From start to completion", ({ minutes }) => minutes),
  about("Answered in", "text", "chat, form, mixed, or unknown if not recorded", ({ door }) => door),
  about("Language", "text", "The language of the version", ({ version }) => languageOf(version)),
];

const SEPARATOR = "; ";

function questionColumns(
  question: Question,
  versions: readonly Version[],
  options: ExportQuery["options"],
): Column[] {
  const { key, newest, choices } = question;
  const questionByVersion = new Map(
    versions.flatMap((version) => {
      const ownQuestion = version.questions.find((one) => questionKey(one) === key);
      return ownQuestion ? [[version.id, ownQuestion] as const] : [];
    }),
  );
  const isSeveral = [...questionByVersion.values()].some(
    ({ questionType, selection }) => questionType === "multiple_choice" && selection === "several",
  );
  const entry = {
    key,
    question: newest.questionText,
    type: isSeveral ? "several options" : TYPES[newest.questionType],
    options: newest.questionType === "text" ? "" : choices.join(SEPARATOR),
    labels: labelsOf(newest),
    versions: [...questionByVersion.keys()].sort((a, b) => a - b).join(SEPARATOR),
  };
  const { questionText: header } = newest;
  if (!isSeveral || options === "joined")
    return [{ header, entry, cellOf: (attempt) => answerCell(attempt, key, newest.questionType) }];
  return choices.map((choice) => ({
    header: `${header}: ${choice}`,
    entry: { ...entry, type: "option (1 = chosen, 0 = not chosen)", options: choice },
    cellOf: (attempt) => {
      const wasOffered = questionByVersion.get(attempt.version.id)?.options?.includes(choice);
      return wasOffered ? choiceCell(attempt, key, choice) : NOT_SHOWN;
    },
  }));
}

const TYPES = { text: "text", multiple_choice: "one option", rating: "rating from 1 to 5" } as const;

const labelsOf = ({ questionType, scaleLabels }: Question["newest"]) =>
  questionType === "rating"
    ? RATING_VALUES.flatMap((rating, index) => {
        const label = scaleLabels?.[index];
        return label ? [`${rating} = ${label}`] : [];
      }).join(SEPARATOR)
    : "";

function answerCell({ shown }: ExportedAttempt, key: string, type: Question["newest"]["questionType"]): Cell {
  const answer = shown.get(key);
  if (answer === undefined) return NOT_SHOWN;
  if (answer === null) return null;
  if (isSkip(answer)) return SKIPPED;
  if (typeof answer !== "string") return answer.join(SEPARATOR);
  return type === "rating" ? Number(answer) : answer;
}

function choiceCell({ shown }: ExportedAttempt, key: string, choice: string): Cell {
  const answer = shown.get(key);
  if (answer === undefined) return NOT_SHOWN;
  if (answer === null) return null;
  if (isSkip(answer)) return SKIPPED;
  return [answer].flat().includes(choice) ? 1 : 0;
}

const scoreColumns = (dimensions: Selection["plan"]["dimensions"]): Column[] =>
  dimensions.flatMap(({ key, name, bands }) => {
    const of = key === OVERALL ? "overall" : name;
    const score = about(`Score: ${of}`, "number", "As participants are shown it", ({ scores }) => {
      return scores.get(key)?.shown ?? null;
    });
    const band = about(`Band: ${of}`, "text", "The band of that score", ({ scores }) => {
      return scores.get(key)?.band ?? null;
    });
    return [score, { ...band, entry: { ...band.entry, options: bands.join(SEPARATOR) } }];
  });

/** Appends the question's key to headers that aren't unique. */
function withUniqueHeaders(columns: readonly Column[]): Column[] {
  const counts = new Map<string, number>();
  for (const { header } of columns) counts.set(header, (counts.get(header) ?? 0) + 1);
  return columns.map((column) => {
    const { header, entry } = column;
    const isAlone = counts.get(header) === 1 || entry.key === "";
    return isAlone ? column : { ...column, header: `${header} [${entry.key}]` };
  });
}
