import type { Template, TemplateChange, TemplateDraft } from "#shared/contracts/templates";
import type { TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError, notFound } from "../../kernel/errors";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
}

export type TemplatesService = ReturnType<typeof createTemplates>;

/** Templates: what admins write and participants start from. */
export function createTemplates({ db, clock }: Parts) {
  const list = (): Promise<Template[]> => repo.listTemplates(db);

  /** What visitors may start now. */
  const listActive = async (): Promise<Template[]> =>
    (await repo.listActiveTemplates(db)).filter(({ questionCount }) => questionCount > 0);

  async function get(id: TemplateId): Promise<Template> {
    const template = await repo.findTemplate(db, id);
    if (!template) throw notFound("Assessment template");
    return template;
  }

  /** A template that can be started now. NOT_FOUND when deleted, CONFLICT when inactive or empty (security T18). */
  async function getActive(id: TemplateId): Promise<Template> {
    const template = await get(id);
    if (!template.isActive || template.questionCount === 0)
      throw new AppError("CONFLICT", "This assessment is no longer available.");
    return template;
  }

  async function create(draft: TemplateDraft): Promise<Template> {
    return get(await insert(db, draft));
  }

  /** Makes a template in the caller's transaction and gives its id. */
  const insert = async (tx: Db, draft: TemplateDraft): Promise<TemplateId> =>
    (await repo.insertTemplate(tx, draft, clock.now())).id;

  async function update(id: TemplateId, change: TemplateChange): Promise<Template> {
    if (!(await repo.changeTemplate(db, id, change, clock.now()))) throw notFound("Assessment template");
    return get(id);
  }

  async function remove(id: TemplateId): Promise<void> {
    if (!(await repo.hideTemplate(db, id, clock.now()))) throw notFound("Assessment template");
  }

  /** Whether there is, or ever was, any template. */
  const hasAny = () => repo.hasAnyTemplate(db);

  return { list, listActive, get, getActive, create, insert, update, remove, hasAny };
}
