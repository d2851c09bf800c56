import { z } from "zod";
import type { Card } from "../domain/cards/card";
import { checkedCards } from "../domain/cards/card-satisfiability";
import { pathText, type ValuePath } from "../domain/lib/json-path";
import { conditionProblems } from "../domain/questions/condition-check";
import { MAX_QUESTIONS, QUESTION_TYPES } from "../domain/questions/question";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "../domain/template-file";
import { card, cards } from "./cards";
import { filedQuestion, knowledgeShown, question } from "./questions";
import { scoring } from "./scoring";
import { template, templateDraft } from "./templates";
import { problemOf } from "./validation-problem";

const filedScoring = scoring.nullable().default(null);
const filedCards = cards.default([]);
const filedTemplate = z.strictObject({
  ...templateDraft.shape,
  scoring: filedScoring,
  questions: z
    .array(filedQuestion, { error: "The template has no list of questions" })
    .max(MAX_QUESTIONS, `A template can have up to ${MAX_QUESTIONS} questions`),
  cards: filedCards,
});
export type TemplateFile = z.output<typeof filedTemplate>;

const fileProblem = z.object({
  /** Such as "Question 3" or "Card 2"; null for the file as a whole. */
  where: z.string().nullable(),
  message: z.string(),
});
export type FileProblem = z.output<typeof fileProblem>;

const MAX_PROBLEMS = 20;

const label = z.object({ format: z.literal(TEMPLATE_FORMAT), version: z.number().int().min(1) });

/** A template file as imported. Missing fields get defaults, so formats 1 (no scoring) and 2 (no cards) can be read. */
export const filedTemplateFile = z.strictObject({ ...label.shape, template: filedTemplate });

/** Validates a parsed file. Returns the template, or up to 20 problems. */
export function readTemplateFile(
  raw: unknown,
): { ok: true; file: TemplateFile } | { ok: false; problems: FileProblem[] } {
  const refuse = (message: string) => ({ ok: false as const, problems: [{ where: null, message }] });
  const head = label.safeParse(raw);
  if (!head.success) {
    return refuse("This isn't an Askwell template file.");
  }
  if (head.data.version > TEMPLATE_VERSION) {
    return refuse(
      `This file was exported by a newer version of Askwell (format ${head.data.version}; this server supports ${TEMPLATE_VERSION}). Update this server first.`,
    );
  }
  const parsed = filedTemplateFile.safeParse(raw);
  const allProblems = [...(parsed.error?.issues ?? []).map(issueText), ...findMisfits(raw)];
  if (parsed.success && allProblems.length === 0) return { ok: true, file: parsed.data.template };
  const problems = allProblems
    .sort((a, b) => LISTS.indexOf(a.list) - LISTS.indexOf(b.list) || a.place - b.place)
    .slice(0, MAX_PROBLEMS)
    .map(({ list, place, message }) => ({ where: list && `${NAMES[list]} ${place}`, message }));
  const more = allProblems.length - problems.length;
  if (more > 0) problems.push({ where: null, message: `And ${more} more.` });
  return { ok: false, problems };
}

/** The lists in a file; null means the rest of the file. */
const LISTS = [null, "questions", "cards"] as const;
type List = (typeof LISTS)[number];
const NAMES = { questions: "Question", cards: "Card" } as const;

/** A problem of a question or a card, by its position from 1, or of the rest of the file. */
interface FoundProblem {
  list: List;
  place: number;
  message: string;
}

function issueText(issue: z.core.$ZodIssue): FoundProblem {
  const { path, message } = problemOf(issue);
  const list = typeof path[2] === "number" ? (LISTS.find((name) => name === path[1]) ?? null) : null;
  const place = list ? Number(path[2]) + 1 : 0;
  const pathInItem = path.slice(list ? 3 : 1);
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => pathText([...pathInItem, key]));
    return { list, place, message: `Unknown field: ${keys.join(", ")}` };
  }
  const isPlain = /^(Invalid|Expected|Too)/.test(message) && pathInItem.length > 0;
  return { list, place, message: isPlain || pathInItem.length > 1 ? withPath(pathInItem, message) : message };
}

const withPath = (path: ValuePath, message: string) => `${pathText(path)}: ${message}`;

/** The readable parts of a file; the others are undefined, as they are reported already. */
const partialFile = z.object({
  template: z.object({
    scoring: filedScoring.optional().catch(undefined),
    questions: z.array(filedQuestion.optional().catch(undefined)),
    cards: z.array(card.optional().catch(undefined)).default([]),
  }),
});

/** Problems between parts of a template, such as rules with invalid references and dimensions that don't exist. */
function findMisfits(raw: unknown): FoundProblem[] {
  const read = partialFile.safeParse(raw);
  if (!read.success) return [];
  const { scoring, questions, cards: filedCards } = read.data.template;
  const numbered = questions.flatMap((question, index) =>
    question ? [{ ...question, id: index + 1, order: index + 1 }] : [],
  );
  // Without scoring, questions may keep their dimensions, so that an author can turn scoring off and on again.
  const keys = scoring && new Set(scoring.dimensions.map(({ key }) => key));
  const strayQuestions = numbered.filter(
    ({ dimension }) => dimension !== null && keys && !keys.has(dimension),
  );
  const isInvalidQuestion = (place: number) =>
    place <= questions.length && !numbered.some(({ id }) => id === place);
  const rules = conditionProblems(numbered).filter(({ rule }) => !isInvalidQuestion(rule.question));
  const places = new Map<Card, number>();
  for (const [index, card] of filedCards.entries()) if (card) places.set(card, index + 1);
  const cardIssues =
    scoring === undefined || numbered.length < questions.length || rules.length > 0
      ? []
      : checkedCards([...places.keys()], { questions: numbered, scoring }).problems;
  return [
    ...cardIssues.map(({ card: one, path, message }) => ({
      list: "cards" as const,
      place: places.get(one) ?? 0,
      message: withPath(path, message),
    })),
    ...strayQuestions.map(({ id, dimension }) => ({
      list: "questions" as const,
      place: id,
      message: withPath(["dimension"], `The template has no area "${dimension}"`),
    })),
    ...rules.map(({ question, path, message }) => ({
      list: "questions" as const,
      place: question.id,
      message: withPath(path, message),
    })),
  ];
}

/** The parsed JSON, which `readTemplateFile` validates. */
export const importTemplate = z.object({ file: z.unknown() });

/** A preview of an import; nothing is stored. */
export const importPlan = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(false), problems: z.array(fileProblem) }),
  z.object({
    ok: z.literal(true),
    title: z.string(),
    isActive: z.boolean(),
    /** Number of existing templates with the same title; the import leaves them unchanged. */
    sameTitle: z.number().int(),
    /** The names of the dimensions and the maximum of the scale; null if answers aren't scored. */
    scoring: z.object({ dimensions: z.array(z.string()), scale: z.number() }).nullable(),
    conditionCount: z.number().int(),
    cardCount: z.number().int(),
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

/** A template as exported, without question settings that have their default. */
export const exportedTemplate = label.extend({
  template: template
    .pick({ title: true, description: true, resultsAnalysisPrompt: true, isActive: true, language: true })
    .extend({
      isSharedDevice: z.boolean().optional(),
      chatSuggestions: z.array(z.string()).optional(),
      scoring: scoring.nullable(),
      questions: z.array(
        question
          .pick({
            questionText: true,
            questionType: true,
            options: true,
            isRequired: true,
            analysisPrompt: true,
          })
          .extend(z.object(knowledgeShown).partial().shape),
      ),
      cards: z.array(card),
    }),
});
