import type { SuggestedTemplate, TakenDraft } from "#shared/contracts/template-drafts";
import type { Template } from "#shared/contracts/templates";
import { templateFile } from "#shared/domain/template-file";
import { type Assistant, AssistantError } from "../../assistant/assistant";
import { AppError } from "../../lib/errors";
import { generatorResult } from "../../lib/generator-result";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import type { TemplateFilesService } from "../template-files/service";

interface Parts {
  limiter: Limiter;
  assistant: Assistant;
  templateFiles: TemplateFilesService;
  /** Ends a model's work when the server has waited long enough. */
  shutdown: AbortSignal;
}

/** Drafts of templates, from what an admin wants to find out (decision 0075). */
export function createTemplateDrafts({ limiter, assistant, templateFiles, shutdown }: Parts) {
  /** A template for an admin to look at; stores nothing. TOO_MANY_REQUESTS past 30 an hour. */
  async function suggest(admin: AdminIdentity, description: string): Promise<SuggestedTemplate> {
    await limiter.hit(LIMITS.draftByAdmin, admin.id);
    try {
      const { suggestion, by } = await generatorResult(assistant.draftTemplate(description, shutdown));
      return { ...suggestion, by };
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      throw new AppError("BAD_GATEWAY", "Failed to draft a template", { cause: error });
    }
  }

  /** Makes a template of a suggestion. It is inactive: somebody has to look at it first, and say so. */
  const create = (admin: AdminIdentity, draft: TakenDraft): Promise<Template> =>
    templateFiles.importFile(admin, templateFile({ ...draft, isActive: false, language: null }));

  return { suggest, create };
}
