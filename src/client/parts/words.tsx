import { createContext, type ReactNode, useContext } from "react";

const Language = createContext<string | null>(null);

interface WordsInProps {
  /** As in BCP 47; null is the page's own, English. */
  language: string | null;
  children: ReactNode;
}

/** What stands in it has words of a template that is written in this language. */
export const WordsIn = ({ language, children }: WordsInProps) => (
  <Language value={language}>{children}</Language>
);

/** For words of the page's own that stand among them. */
export const PAGE = { dir: "auto", lang: "en" } as const;

/** For an element of such words alone: readers pronounce them in their language (WCAG 3.1.2). */
export const wordsIn = (language: string | null) => ({ dir: "auto", lang: language ?? undefined }) as const;

/** The same for words of the template that is shown, and answers to it. */
export const useWords = () => wordsIn(useContext(Language));
