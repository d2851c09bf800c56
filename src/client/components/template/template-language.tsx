import { createContext, type ReactNode, useContext } from "react";

const Language = createContext<string | null>(null);

interface WordsInProps {
  /** As in BCP 47; null is the page's own, English. */
  language: string | null;
  children: ReactNode;
}

/** What stands in it has words of a template that is written in this language. */
export const TemplateLanguage = ({ language, children }: WordsInProps) => (
  <Language value={language}>{children}</Language>
);

/** For words of the page's own that stand among them. */
export const PAGE_LANGUAGE = { dir: "auto", lang: "en" } as const;

/** For an element of such words alone: readers pronounce them in their language (WCAG 3.1.2). */
export const languageAttributes = (language: string | null) =>
  ({ dir: "auto", lang: language ?? undefined }) as const;

/** Languages, and scripts of others, that run from right to left. */
const RIGHT_TO_LEFT =
  /^(ar|arc|ckb|dv|fa|glk|he|iw|ks|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(-(?!latn)|$)|-(adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i;

/** Which way a question's card runs as a whole: options, scale and buttons follow the template's language. */
export const useCardDirection = (): "rtl" | undefined =>
  RIGHT_TO_LEFT.test(useContext(Language) ?? "") ? "rtl" : undefined;

/** The same for words of the template that is shown, and answers to it. */
export const useTemplateLanguage = () => languageAttributes(useContext(Language));
