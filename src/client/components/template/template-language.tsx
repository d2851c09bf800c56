import { createContext, type ReactNode, useContext } from "react";

const Language = createContext<string | null>(null);

interface TemplateLanguageProps {
  /** BCP 47 tag; null is English, the page's own language. */
  language: string | null;
  children: ReactNode;
}

/** Sets the template's language for `useTemplateLanguage` in its children. */
export const TemplateLanguage = ({ language, children }: TemplateLanguageProps) => (
  <Language value={language}>{children}</Language>
);

/** Attributes for the page's own texts among those of a template. */
export const PAGE_LANGUAGE = { dir: "auto", lang: "en" } as const;

/** Attributes for an element with text in this language, so that screen readers pronounce it right (WCAG 3.1.2). */
export const languageAttributes = (language: string | null) =>
  ({ dir: "auto", lang: language ?? undefined }) as const;

/** Languages written from right to left, and other languages in such scripts. */
const RIGHT_TO_LEFT =
  /^(ar|arc|ckb|dv|fa|glk|he|iw|ks|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(-(?!latn)|$)|-(adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i;

/** The direction of a question's card: options, scale and buttons follow the template's language. */
export const useCardDirection = (): "rtl" | undefined =>
  RIGHT_TO_LEFT.test(useContext(Language) ?? "") ? "rtl" : undefined;

/** Attributes for an element with the template's texts or answers to it. */
export const useTemplateLanguage = () => languageAttributes(useContext(Language));
