import { isDeepStrictEqual } from "node:util";
import {
  OPTIONS_CHANGED,
  type Question,
  type QuestionChange,
  type QuestionDraft,
  type QuestionUpdate,
  questionDraft,
} from "#shared/contracts/questions";
import { problemText } from "#shared/contracts/validation-problem";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import {
  conditionProblems,
  type ReferableQuestion,
  ruleProblemText,
} from "#shared/domain/questions/condition-check";
import { type Db, lockRow, type Tx, transaction } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/rules";
import type { CardsService } from "../cards/service";
import type { ScoringService } from "../scoring/service";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";
import {
  isPermutation,
  movedPoints,
  type NewNames,
  newNameOf,
  type QuestionRow,
  renamedOptions,
  usersOf,
  withNewNames,
} from "./rules";
import { inUseText, misfitText, orderText } from "./texts";

export interface EditParts {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
  scoring: ScoringService;
  cards: CardsService;
}

/** Edits existing questions. Conditions and cards that refer to them must stay valid. */
export function createQuestionEdits({ db, clock, templates, scoring, cards }: EditParts) {
  /**
   * Changes the given fields, and renames options in others' conditions and in cards. BAD_REQUEST, with path, for an
   * invalid question or condition. CONFLICT if others' conditions or the position don't allow it, or the stored
   * question doesn't match `before`.
   */
  async function update(by: AdminIdentity, { id, change, before }: QuestionUpdate): Promise<Question> {
    return transaction(db, async (tx) => {
      const now = clock.now();
      const existing = await findLocked(tx, id);
      if (!isDeepStrictEqual({ ...existing, ...before }, existing))
        throw new AppError("CONFLICT", OPTIONS_CHANGED);
      const all = await repo.listQuestions(tx, existing.assessmentId);
      const names = renamedOptions(existing.options, change.options ?? null);
      const draft = changedDraft(existing, change, names);
      if (draft.dimension !== existing.dimension)
        await scoring.assertKnown(by, tx, existing.assessmentId, draft.dimension);
      const dependents = usersOf(id, all).flatMap((dependent) =>
        dependent.conditions
          ? [{ ...dependent, conditions: withNewNames(dependent.conditions, id, names) }]
          : [],
      );
      const after = all.map(
        (row) =>
          dependents.find((dependent) => dependent.id === row.id) ??
          (row.id === id ? { ...row, ...draft } : row),
      );
      if (change.conditions) assertRules(after, id);
      assertConditions(after, all);
      if (names.size > 0) {
        for (const dependent of dependents)
          await repo.changeQuestion(tx, dependent.id, { conditions: dependent.conditions }, now);
        await cards.renameOptions(by, tx, existing.assessmentId, id, names);
      }
      const question = await repo.changeQuestion(tx, id, draft, now);
      if (!question) throw notFound("Question");
      return question;
    });
  }

  /** Deletes a question. CONFLICT while other questions' conditions use it. */
  async function remove(_by: AdminIdentity, id: QuestionId): Promise<void> {
    await transaction(db, async (tx) => {
      const question = await findLocked(tx, id);
      const all = await repo.listQuestions(tx, question.assessmentId);
      const dependents = usersOf(id, all);
      if (dependents.length > 0) throw new AppError("CONFLICT", inUseText(question, dependents, all));
      await repo.deleteQuestion(tx, id);
    });
  }

  /** Orders the questions. BAD_REQUEST unless each is listed exactly once, CONFLICT if a condition would break. */
  async function reorder(
    by: AdminIdentity,
    templateId: TemplateId,
    ids: readonly QuestionId[],
  ): Promise<Question[]> {
    await templates.get(by, templateId);
    return transaction(db, async (tx) => {
      await lockRow(tx, "assessments", templateId);
      const existing = await repo.listQuestions(tx, templateId);
      assertConditions(reordered(existing, ids), existing);
      for (const [index, id] of ids.entries()) await repo.setOrder(tx, id, index + 1, clock.now());
      return repo.listQuestions(tx, templateId);
    });
  }

  return { update, remove, reorder };
}

/** Locks the question's template until the transaction ends, then reads the question. NOT_FOUND if missing. */
async function findLocked(tx: Tx, id: QuestionId) {
  const { assessmentId } = await findQuestion(tx, id);
  await lockRow(tx, "assessments", assessmentId);
  return findQuestion(tx, id);
}

/** NOT_FOUND if there is no such question. */
export async function findQuestion(on: Db, id: QuestionId) {
  const question = await repo.findQuestion(on, id);
  if (!question) throw notFound("Question");
  return question;
}

/** BAD_REQUEST, with the path, if the question's conditions are invalid. */
export function assertRules(questions: readonly ReferableQuestion[], id: number): void {
  const problem = conditionProblems(questions).find(({ question }) => question.id === id);
  if (problem) throw new AppError("BAD_REQUEST", ruleProblemText(problem));
}

/** CONFLICT if a change makes conditions invalid that were valid before. */
function assertConditions(after: readonly QuestionRow[], before: readonly QuestionRow[]): void {
  const problems = conditionProblems(after);
  const misplaced = problems.find(({ part }) => part === "question");
  if (misplaced) throw new AppError("CONFLICT", orderText(misplaced, before));
  if (problems.length > 0) throw new AppError("CONFLICT", misfitText(problems, before));
}

/** The questions with their new positions. BAD_REQUEST unless each is listed exactly once. */
function reordered(existing: readonly QuestionRow[], ids: readonly QuestionId[]): QuestionRow[] {
  const existingIds = existing.map((question) => question.id);
  if (!isPermutation(ids, existingIds))
    throw new AppError(
      "BAD_REQUEST",
      "The new order must list every question in this template exactly once.",
    );
  return existing.map((question) => ({ ...question, order: 1 + ids.indexOf(question.id) }));
}

/**
 * The changed question, parsed as a draft: unfitting fields are dropped, invalid ones refused. Without the stored
 * order, which may exceed the maximum for requests.
 */
function changedDraft(
  { order: _, ...existing }: Question,
  change: QuestionChange,
  names: NewNames,
): QuestionDraft {
  const exclusiveOptions = existing.exclusiveOptions?.map(newNameOf(names)) ?? null;
  const points = movedPoints(existing, change.options ?? existing.options, names);
  const parsed = questionDraft.safeParse({ ...existing, exclusiveOptions, points, ...change });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError("BAD_REQUEST", issue ? problemText(issue) : "This isn't a valid question.");
}
