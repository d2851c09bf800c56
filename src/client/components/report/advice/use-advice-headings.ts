import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";
import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import { languageAttributes, useTemplateLanguage } from "../../template/template-language";

/** Advice headings in the assessment's language, and the language attributes for elements that contain them. */
export function useAdviceHeadings(): {
  headings: AdviceHeadings;
  inLanguage: ReturnType<typeof languageAttributes>;
} {
  const { lang } = useTemplateLanguage();
  const headings = adviceHeadings(lang ?? null);
  return { headings, inLanguage: languageAttributes(headings.language) };
}
