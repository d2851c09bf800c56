import type { PublicTemplate, Template, TemplateChange, TemplateDraft } from "#shared/contracts/templates";
import type { TemplateId } from "#shared/domain/ids";
import { isStartable } from "#shared/domain/template";
import type { Db } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { AppError, notFound } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import { createEffortCache } from "./effort-cache";
import * as repo from "./repo";
import { publicView, templateView } from "./views";

interface Parts {
  db: Db;
  clock: Clock;
}

/** The error for starting a template that is inactive or has no questions. */
export const noLongerAvailable = () => new AppError("CONFLICT", "This assessment is no longer available.");

function requireTemplate<Row>(template: Row | undefined): Row {
  if (!template) throw notFound("Assessment template");
  return template;
}

export type TemplatesService = ReturnType<typeof createTemplates>;

/** Templates that admins write and participants start. */
export function createTemplates({ db, clock }: Parts) {
  const effortOf = createEffortCache();
  const toPublicView = (row: repo.PublicTemplateRow) => publicView(row, effortOf(row));

  const list = async (_by: AdminIdentity): Promise<Template[]> =>
    (await repo.listTemplates(db)).map(templateView);

  /** Templates that visitors can start now. */
  const listActive = async (): Promise<PublicTemplate[]> =>
    (await repo.listActiveTemplates(db)).map(toPublicView).filter(isStartable);

  /** A template for admins. NOT_FOUND if it doesn't exist. */
  const get = async (_by: Staff, id: TemplateId): Promise<Template> =>
    templateView(requireTemplate(await repo.findTemplate(db, id)));

  /** A template for visitors, active or not. NOT_FOUND if it doesn't exist. */
  const getPublic = async (id: TemplateId): Promise<PublicTemplate> =>
    toPublicView(requireTemplate(await repo.findPublicTemplate(db, id)));

  /** A template that can be started. NOT_FOUND if deleted, CONFLICT if inactive or without questions. */
  async function getActive(id: TemplateId): Promise<PublicTemplate> {
    const template = await getPublic(id);
    if (!isStartable(template)) throw noLongerAvailable();
    return template;
  }

  /** CONFLICT if the template can't be started, for any reason. */
  async function assertOffered(id: TemplateId): Promise<void> {
    const template = await repo.findTemplate(db, id);
    if (!template || !isStartable(template)) throw noLongerAvailable();
  }

  const create = async (by: Staff, draft: TemplateDraft): Promise<Template> =>
    get(by, await insert(by, db, draft));

  /** Creates a template in the caller's transaction and returns its id. */
  const insert = async (_by: Staff, tx: Db, draft: repo.NewTemplate): Promise<TemplateId> =>
    (await repo.insertTemplate(tx, draft, clock.now())).id;

  async function update(by: AdminIdentity, id: TemplateId, change: TemplateChange): Promise<Template> {
    if (!(await repo.changeTemplate(db, id, change, clock.now()))) throw notFound("Assessment template");
    return get(by, id);
  }

  async function remove(_by: AdminIdentity, id: TemplateId): Promise<void> {
    if (!(await repo.hideTemplate(db, id, clock.now()))) throw notFound("Assessment template");
  }

  /** Whether any template exists or ever existed. */
  const hasAny = () => repo.hasAnyTemplate(db);

  return {
    list,
    listActive,
    get,
    getPublic,
    getActive,
    assertOffered,
    create,
    insert,
    update,
    remove,
    hasAny,
  };
}
