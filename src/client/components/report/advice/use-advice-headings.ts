import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";
import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import { languageAttributes, useTemplateLanguage } from "../../template/template-language";

/** The words around advice in the assessment's language, with the attributes of an element that holds only these. */
export function useAdviceHeadings(): {
  headings: AdviceHeadings;
  inLanguage: ReturnType<typeof languageAttributes>;
} {
  const { lang } = useTemplateLanguage();
  const headings = adviceHeadings(lang ?? null);
  return { headings, inLanguage: languageAttributes(headings.language) };
}
