import type { PublicTemplate, Template } from "#shared/contracts/templates";
import type { Effort } from "#shared/domain/questions/effort";
import type { PublicTemplateRow, TemplateRow } from "./repo";

export function templateView(row: TemplateRow): Template {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    resultsAnalysisPrompt: row.resultsAnalysisPrompt,
    isActive: row.isActive,
    language: row.language,
    isSharedDevice: row.isSharedDevice,
    chatSuggestions: row.chatSuggestions,
    questionsFlow: row.questionsFlow,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    questionCount: row.questionCount,
    usageCount: row.usageCount,
  };
}

/** The public fields: no prompts, no usage. */
export function publicView(row: PublicTemplateRow, effort: Effort): PublicTemplate {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    isActive: row.isActive,
    language: row.language,
    isSharedDevice: row.isSharedDevice,
    questionCount: row.questionCount,
    ...effort,
  };
}
