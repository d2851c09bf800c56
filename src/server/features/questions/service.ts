import {
  type Question,
  type QuestionChange,
  type QuestionDraft,
  questionDraft,
} from "#shared/contracts/questions";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import { nextOrder } from "#shared/domain/question";
import { type Db, type Tx, transaction } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError, notFound } from "../../kernel/errors";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { ScoringService } from "../scoring/service";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";
import { isPermutation } from "./rules";
import { questionView } from "./views";

interface Parts {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
  scoring: ScoringService;
}

export type QuestionsService = ReturnType<typeof createQuestions>;

/** The ordered questions of a template. Attempts keep their version's copy, so a change here never reaches them. */
export function createQuestions({ db, clock, templates, scoring }: Parts) {
  async function list(by: Staff, templateId: TemplateId): Promise<Question[]> {
    await templates.get(by, templateId);
    return (await repo.listQuestions(db, templateId)).map(questionView);
  }

  /** Adds a question, at the end unless the draft says where. */
  async function create(by: Staff, templateId: TemplateId, draft: QuestionDraft): Promise<Question> {
    await templates.get(by, templateId);
    return transaction(db, async (tx) => {
      await scoring.assertKnown(tx, templateId, draft.dimension);
      const existing = await repo.listQuestions(tx, templateId);
      const order = draft.order ?? nextOrder(existing.map((question) => question.order));
      const row = await repo.insertQuestion(tx, {
        ...draft,
        assessmentId: templateId,
        order,
        now: clock.now(),
      });
      return questionView(row);
    });
  }

  /** Gives a template that has none its questions, in this order, in the caller's transaction. */
  async function insertAll(
    _by: Staff,
    tx: Tx,
    templateId: TemplateId,
    drafts: readonly QuestionDraft[],
  ): Promise<void> {
    const now = clock.now();
    for (const [index, draft] of drafts.entries()) {
      await repo.insertQuestion(tx, { ...draft, assessmentId: templateId, order: index + 1, now });
    }
  }

  /** Changes the fields given; what comes of it must be a question. BAD_REQUEST with what is wrong, and where. */
  async function update(_by: AdminIdentity, id: QuestionId, change: QuestionChange): Promise<Question> {
    return transaction(db, async (tx) => {
      const existing = await find(tx, id);
      const draft = settled(existing, change);
      await scoring.assertKnown(tx, existing.assessmentId, draft.dimension);
      const question = await repo.changeQuestion(tx, id, draft, clock.now());
      if (!question) throw notFound("Question");
      return questionView(question);
    });
  }

  async function remove(_by: AdminIdentity, id: QuestionId): Promise<void> {
    await find(db, id);
    await repo.deleteQuestion(db, id);
  }

  /** Puts the questions into this order, counted from 1. BAD_REQUEST unless each one is named exactly once. */
  async function reorder(
    by: AdminIdentity,
    templateId: TemplateId,
    ids: readonly QuestionId[],
  ): Promise<Question[]> {
    await templates.get(by, templateId);
    return transaction(db, async (tx) => {
      const existing = await repo.listQuestions(tx, templateId);
      if (
        !isPermutation(
          ids,
          existing.map((question) => question.id),
        )
      ) {
        throw new AppError(
          "BAD_REQUEST",
          "The new order must list every question of this template exactly once.",
        );
      }
      for (const [index, id] of ids.entries()) await repo.setOrder(tx, id, index + 1, clock.now());
      return (await repo.listQuestions(tx, templateId)).map(questionView);
    });
  }

  async function find(on: Db, id: QuestionId) {
    const question = await repo.findQuestion(on, id);
    if (!question) throw notFound("Question");
    return question;
  }

  return { list, create, insertAll, update, remove, reorder };
}

/** The question with its change, read as a draft is: what no longer fits its type goes, what is wrong is refused. */
function settled(existing: Question, change: QuestionChange): QuestionDraft {
  const read = questionDraft.safeParse({ ...existing, ...change });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError("BAD_REQUEST", issue?.message ?? "This is no question.");
}
