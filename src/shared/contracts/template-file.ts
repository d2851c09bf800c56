import { z } from "zod";
import { QUESTION_TYPES } from "../domain/question";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "../domain/template-file";
import { filedQuestion, question } from "./questions";
import { template, templateDraft } from "./templates";

/** As many questions as one file may bring. */
const MAX_QUESTIONS = 500;

const filedTemplate = z.strictObject({
  ...templateDraft.shape,
  questions: z
    .array(filedQuestion, { error: "The template has no list of questions" })
    .max(MAX_QUESTIONS, `A template has at most ${MAX_QUESTIONS} questions`),
});
export type TemplateFile = z.output<typeof filedTemplate>;

/** Something in a file that keeps it from being imported. */
export const fileProblem = z.object({
  /** Such as "Question 3"; null for the file as a whole. */
  where: z.string().nullable(),
  message: z.string(),
});
export type FileProblem = z.output<typeof fileProblem>;

/** As many problems as are told at once. */
const MAX_PROBLEMS = 20;

const label = z.object({ format: z.literal(TEMPLATE_FORMAT), version: z.number().int().min(1) });

/** A template's file as it is taken in. */
export const filedTemplateFile = z.strictObject({ ...label.shape, template: filedTemplate });

/** Checks a file whole, before anything is stored: a template and its questions, or everything that is wrong with it. */
export function readTemplateFile(
  raw: unknown,
): { ok: true; file: TemplateFile } | { ok: false; problems: FileProblem[] } {
  const refuse = (message: string) => ({ ok: false as const, problems: [{ where: null, message }] });
  const head = label.safeParse(raw);
  if (!head.success) {
    return refuse("This is no template file. Export a template to get one, and import that file.");
  }
  if (head.data.version > TEMPLATE_VERSION) {
    return refuse(
      `The file was written by a newer Askwell (format ${head.data.version}, this one reads ${TEMPLATE_VERSION}). Update this server first.`,
    );
  }
  const parsed = filedTemplateFile.safeParse(raw);
  if (parsed.success) return { ok: true, file: parsed.data.template };
  const { issues } = parsed.error;
  const problems = issues.slice(0, MAX_PROBLEMS).map(problemOf);
  const more = issues.length - problems.length;
  if (more > 0) problems.push({ where: null, message: `And ${more} more.` });
  return { ok: false, problems };
}

function problemOf({ path, message, ...issue }: z.core.$ZodIssue): FileProblem {
  const index = path[1] === "questions" && typeof path[2] === "number" ? path[2] : undefined;
  const where = index === undefined ? null : `Question ${index + 1}`;
  if (issue.code === "unrecognized_keys" && "keys" in issue) {
    return { where, message: `Unknown field: ${issue.keys.join(", ")}` };
  }
  const field = path.findLast((part) => typeof part === "string");
  const isPlain = /^(Invalid|Expected|Too)/.test(message) && field !== undefined;
  return { where, message: isPlain ? `${field}: ${message}` : message };
}

/** A file as it was parsed; what is in it is checked by `readTemplateFile`. */
export const importTemplate = z.object({ file: z.unknown() });

/** What an import would do; nothing has been stored. */
export const importPlan = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(false), problems: z.array(fileProblem) }),
  z.object({
    ok: z.literal(true),
    title: z.string(),
    isActive: z.boolean(),
    /** Templates here that carry this title already; they stay as they are. */
    sameTitle: z.number().int(),
    questions: z.array(
      z.object({
        questionText: z.string(),
        questionType: z.enum(QUESTION_TYPES),
        optionCount: z.number().int(),
        isRequired: z.boolean(),
      }),
    ),
  }),
]);
export type ImportPlan = z.output<typeof importPlan>;

const KNOWLEDGE = {
  selection: true,
  exclusiveOptions: true,
  scaleLabels: true,
  highIs: true,
  shortName: true,
  help: true,
  whyAsked: true,
  dimension: true,
  weight: true,
  points: true,
  combine: true,
  skipCounts: true,
  conditions: true,
} as const;

/** A template's file as it is handed out. */
export const exportedTemplate = label.extend({
  template: template
    .pick({ title: true, description: true, resultsAnalysisPrompt: true, isActive: true })
    .extend({
      questions: z.array(
        question.pick({
          questionText: true,
          questionType: true,
          options: true,
          isRequired: true,
          analysisPrompt: true,
          ...KNOWLEDGE,
        }),
      ),
    }),
});
