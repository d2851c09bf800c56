import type { Question, QuestionDraft } from "#shared/contracts/questions";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import { renamed } from "#shared/domain/questions/conditions";
import { MAX_QUESTIONS, nextOrder } from "#shared/domain/questions/question";
import { type Organization, standaloneContext } from "../../chat-replies/reply-context";
import { lockRow, type Tx, transaction } from "../../db/database";
import { AppError } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import { parsedView } from "../chat/views";
import { assertRules, createQuestionEdits, type EditParts, findQuestion } from "./edit-questions";
import * as repo from "./repo";

interface Parts extends EditParts {
  organization: Organization;
}

export type QuestionsService = ReturnType<typeof createQuestions>;

/** The ordered questions of a template. Attempts keep their version's copy, so changes don't affect them. */
export function createQuestions(parts: Parts) {
  const { db, clock, templates, scoring, organization } = parts;

  async function list(by: Staff, templateId: TemplateId): Promise<Question[]> {
    await templates.get(by, templateId);
    return repo.listQuestions(db, templateId);
  }

  /** Adds a question, at the end by default. CONFLICT past the maximum number of questions. */
  async function create(by: Staff, templateId: TemplateId, draft: QuestionDraft): Promise<Question> {
    await templates.get(by, templateId);
    return transaction(db, async (tx) => {
      await lockRow(tx, "assessments", templateId);
      await scoring.assertKnown(by, tx, templateId, draft.dimension);
      const existing = await repo.listQuestions(tx, templateId);
      if (existing.length >= MAX_QUESTIONS)
        throw new AppError("CONFLICT", `An assessment can have up to ${MAX_QUESTIONS} questions.`);
      const order = draft.order ?? nextOrder(existing.map((question) => question.order));
      assertRules([...existing, { ...draft, id: UNSAVED_ID, order }], UNSAVED_ID);
      return repo.insertQuestion(tx, { ...draft, assessmentId: templateId, order, now: clock.now() });
    });
  }

  /**
   * Adds questions to a new template, in the caller's transaction. Conditions refer to positions from 1 and must be
   * validated (`readTemplateFile`). Returns ids by position.
   */
  async function insertAll(
    _by: Staff,
    tx: Tx,
    templateId: TemplateId,
    drafts: readonly QuestionDraft[],
  ): Promise<ReadonlyMap<number, QuestionId>> {
    const now = clock.now();
    const numbered = drafts.map((draft, index) => ({ ...draft, id: index + 1, order: index + 1 }));
    const ids = new Map<number, QuestionId>();
    for (const { id: position, ...draft } of numbered) {
      const conditions = draft.conditions && renamed(draft.conditions, ids);
      const row = await repo.insertQuestion(tx, { ...draft, conditions, assessmentId: templateId, now });
      ids.set(position, row.id);
    }
    return ids;
  }

  /** The chat's reply to a message without a model. Stores nothing. */
  async function preview(by: AdminIdentity, id: QuestionId, message: string) {
    const question = await findQuestion(db, id);
    const { language } = await templates.get(by, question.assessmentId);
    return parsedView(question, standaloneContext(message, organization, language));
  }

  return { list, create, insertAll, preview, ...createQuestionEdits(parts) };
}

/** Placeholder id of a question that isn't stored yet. It sorts last among questions with the same order. */
const UNSAVED_ID = Number.MAX_SAFE_INTEGER;
