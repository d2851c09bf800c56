import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { JudgedQuestion } from "../../src/server/judge/judgement";
import { QUESTION_TYPES, SELECTIONS, UNSAID } from "../../src/shared/domain/question";

export const HALVES = ["tuning", "held-out"] as const;
export type Half = (typeof HALVES)[number];

/** One line of the set, with its question. What the parts mean is in README.md. */
export interface LabelledReply {
  question: JudgedQuestion;
  language: string;
  reply: string;
  /** The outcomes that are right, as written in the file. */
  expected: readonly string[];
  why: string;
  half: Half;
}

const FILES = ["rating.tsv", "choice.tsv", "text.tsv"];

const questionsFile = z.record(
  z.string(),
  z.strictObject({
    questionText: z.string(),
    questionType: z.enum(QUESTION_TYPES),
    options: z.array(z.string()).nullable(),
    isRequired: z.boolean(),
    selection: z.enum(SELECTIONS).optional(),
  }),
);

/** All replies of the set. Throws on a line that names no question or lacks a part. */
export function readReplies(folder: string): LabelledReply[] {
  const questions = questionsFile.parse(JSON.parse(readFileSync(join(folder, "questions.json"), "utf8")));
  return HALVES.flatMap((half) =>
    FILES.flatMap((file) => {
      const [, ...lines] = readFileSync(join(folder, half, file), "utf8")
        .trimEnd()
        .split("\n");
      return lines.map((line) => ({ ...readLine(questions, line), half }));
    }),
  );
}

function readLine(questions: z.infer<typeof questionsFile>, line: string): Omit<LabelledReply, "half"> {
  const [id, language, written, expected, why] = line.split("\t");
  const question = id === undefined ? undefined : questions[id];
  if (!question || !language || !written || !expected || !why) {
    throw new Error(`Not a labelled reply: ${line}`);
  }
  return {
    question: { ...UNSAID, ...question, selection: question.selection ?? UNSAID.selection },
    language,
    reply: written.replaceAll("\\n", "\n"),
    expected: expected.split(" / "),
    why,
  };
}
