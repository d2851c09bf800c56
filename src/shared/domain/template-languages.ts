/** The languages of the built-in assistant, by BCP 47 code. */
export const HOSTED = {
  en: "English",
  de: "German (Deutsch)",
  es: "Spanish (Español)",
  fr: "French (Français)",
  it: "Italian (Italiano)",
  nl: "Dutch (Nederlands)",
  pl: "Polish (Polski)",
  pt: "Portuguese (Português)",
  sv: "Swedish (Svenska)",
  tr: "Turkish (Türkçe)",
} as const satisfies Record<string, string>;

/** The language of a template without one. */
export const DEFAULT_LANGUAGE = "en";

/** Whether a template's language is English in any region. Null is English. */
export const isEnglish = (language: string | null): boolean => /^en\b/i.test(language ?? DEFAULT_LANGUAGE);
