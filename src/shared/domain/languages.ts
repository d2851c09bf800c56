/** The languages in which the assistant hosts a conversation, by their codes as in BCP 47. */
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

/** The language of a template that says none. */
export const UNSAID_LANGUAGE = "en";

/** Whether a template's language is English, in whatever country; null is. */
export const isEnglish = (language: string | null): boolean => /^en\b/i.test(language ?? UNSAID_LANGUAGE);
