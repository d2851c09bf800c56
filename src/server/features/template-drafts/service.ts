import type { AcceptedDraft, SuggestedTemplate } from "#shared/contracts/template-drafts";
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
  /** Aborts model calls at shutdown. */
  shutdown: AbortSignal;
}

/** Drafts templates from an admin's description (decision 0075). */
export function createTemplateDrafts({ limiter, assistant, templateFiles, shutdown }: Parts) {
  /** Suggests a template; stores nothing. TOO_MANY_REQUESTS past 30 an hour, BAD_GATEWAY if the assistant fails. */
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

  /** Creates a template from a suggestion. It is inactive until an admin has reviewed it. */
  const create = (admin: AdminIdentity, draft: AcceptedDraft): Promise<Template> =>
    templateFiles.importFile(admin, templateFile({ ...draft, isActive: false, language: null }));

  return { suggest, create };
}
