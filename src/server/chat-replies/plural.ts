import { say } from "../kernel/phrase";
import type { Phrases } from "./phrases/phrases";

/** "one question", "5 questions", as a language counts. */
export function counted(phrases: Phrases, things: "questions" | "minutes", count: number): string {
  const forms = phrases[things];
  const form = forms[new Intl.PluralRules(phrases.language).select(count)] ?? forms.other;
  return say(form, { count });
}
