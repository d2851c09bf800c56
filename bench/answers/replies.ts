import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  type AnswerableQuestion,
  type ExplainedQuestion,
  QUESTION_DEFAULTS,
  QUESTION_TYPES,
  SELECTIONS,
} from "../../src/shared/domain/questions/question";

type Asked = AnswerableQuestion & Pick<ExplainedQuestion, "help" | "whyAsked">;

export const PARTS = ["tuning", "held-out"] as const;
export type Part = (typeof PARTS)[number];

/** A line of a file, with its question. README.md explains the fields. */
export interface LabeledReply {
  question: Asked;
  questionId: string;
  language: string;
  /** The writer's label. */
  kind: string;
  reply: string;
  expected: readonly string[];
  part: Part;
  file: string;
}

const questionsFile = z.record(
  z.string(),
  z
    .strictObject({
      questionText: z.string(),
      questionType: z.enum(QUESTION_TYPES),
      options: z.array(z.string()).nullable(),
      isRequired: z.boolean(),
      selection: z.enum(SELECTIONS),
      exclusiveOptions: z.array(z.string()),
      scaleLabels: z.array(z.string()).length(5),
      help: z.string(),
      whyAsked: z.string(),
    })
    .partial()
    .required({ questionText: true, questionType: true, options: true, isRequired: true }),
);

/** Reads all replies, with the questions in the file next to each writer's. Throws if a line is invalid. */
export function readReplies(folder: string): LabeledReply[] {
  return PARTS.flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith(".tsv"))
      .flatMap((name) => {
        const file = join(folder, part, name);
        const questions = questionsIn(file.replace(".tsv", ".json"));
        const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
        return lines.map((line) => ({ ...readLine(questions, line), part, file: name.replace(".tsv", "") }));
      }),
  );
}

const questionsIn = (file: string): ReadonlyMap<string, Asked> =>
  new Map(
    Object.entries(questionsFile.parse(JSON.parse(readFileSync(file, "utf8")))).map(([id, question]) => [
      id,
      { ...QUESTION_DEFAULTS, ...question },
    ]),
  );

function readLine(questions: ReadonlyMap<string, Asked>, line: string): Omit<LabeledReply, "part" | "file"> {
  const [questionId, language, kind, written, expected, why] = line.split("\t");
  const question = questions.get(questionId ?? "");
  if (!question || !questionId || !language || !kind || !written || !expected || !why) {
    throw new Error(`Not a labelled reply: ${line}`);
  }
  return {
    question,
    questionId,
    language,
    kind,
    reply: written.replaceAll("\\n", "\n"),
    expected: expected.split(" / "),
  };
}
