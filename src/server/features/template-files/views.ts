import type { ImportPlan, TemplateFile } from "#shared/contracts/template-file";
import type { Template } from "#shared/contracts/templates";

/** A preview of importing a file. */
export function importPlan(file: TemplateFile, existing: readonly Template[]): ImportPlan {
  const { title, isActive, scoring, cards, questions } = file;
  return {
    ok: true,
    title,
    isActive,
    sameTitle: existing.filter((template) => template.title === title).length,
    scoring: scoring && {
      dimensions: scoring.dimensions.map(({ name }) => name),
      scale: scoring.scale.max,
    },
    cardCount: cards.length,
    conditionCount: questions.filter(({ conditions }) => conditions !== null).length,
    questions: questions.map(({ questionText, questionType, options, isRequired }) => ({
      questionText,
      questionType,
      isRequired,
      optionCount: options?.length ?? 0,
    })),
  };
}
