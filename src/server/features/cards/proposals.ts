import { renamedCard } from "#shared/domain/cards/card";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import { filedQuestions } from "#shared/domain/template-file";
import { type Assistant, AssistantError } from "../../assistant/assistant";
import type { Db } from "../../db/database";
import { AppError, notFound } from "../../lib/errors";
import { generatorResult } from "../../lib/generator-result";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";
import { proposalNote } from "./texts";

export interface ProposalParts {
  db: Db;
  limiter: Limiter;
  assistant: Assistant;
  templates: TemplatesService;
  /** Aborts model calls at shutdown. */
  shutdown: AbortSignal;
}

/** Suggests cards for a template (decision 0075). */
export function createProposals({ db, limiter, assistant, templates, shutdown }: ProposalParts) {
  /**
   * Suggests cards for one question or all; stores nothing. NOT_FOUND for an unknown template or question,
   * TOO_MANY_REQUESTS past 30 an hour, drafts included, BAD_GATEWAY if the assistant fails.
   */
  return async function propose(admin: AdminIdentity, id: TemplateId, questionId?: QuestionId) {
    const { title, description, resultsAnalysisPrompt, language } = await templates.get(admin, id);
    const { scoring, questions } = await repo.findTemplateWithCards(db, id);
    const place = questions.findIndex((question) => question.id === questionId) + 1;
    if (questionId !== undefined && place === 0) throw notFound("Question");
    await limiter.hit(LIMITS.draftByAdmin, admin.id);
    const request = {
      ...{ title, description, resultsAnalysisPrompt, language, scoring },
      questions: filedQuestions(questions).map((question, at) => ({
        ...question,
        id: at + 1,
        order: at + 1,
      })),
      about: questionId === undefined ? null : place,
      cards: await repo.listCards(db, id),
    };
    const ids = new Map(questions.map((question, at) => [at + 1, question.id]));
    try {
      const { cards, by, undirected } = await generatorResult(assistant.proposeCards(request, shutdown));
      const note = proposalNote({ count: cards.length, by, undirected, language });
      return { cards: cards.map((card) => renamedCard(card, ids)), by, note };
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      throw new AppError("BAD_GATEWAY", "Failed to suggest cards", { cause: error });
    }
  };
}
