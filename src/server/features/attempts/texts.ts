import { truncate } from "../../lib/truncate";

/** Texts for the conversation outside of turns. Plain text, like the chat's own. */

/** The most questions that one message names, and the most characters of each. */
const NAME_LIMITS = { questions: 5, text: 120 };

/** The note that answers no longer count because another one changed. Admins read it too. */
export function hiddenText(questionTexts: readonly string[]): string {
  const named = questionTexts.slice(0, NAME_LIMITS.questions).map(quoteText);
  const moreCount = questionTexts.length - named.length;
  if (questionTexts.length === 1)
    return `With this change, one question no longer applies, so your answer to it doesn't count: ${named[0]}`;
  const more = moreCount > 0 ? `, and ${moreCount} more` : "";
  return `With this change, ${questionTexts.length} questions no longer apply, so your answers to them don't count: ${named.join(", ")}${more}`;
}

const quoteText = (text: string) => `"${truncate(text, NAME_LIMITS.text)}"`;

export const NOT_READY =
  "Askwell is still preparing the results of earlier assessments. Try again in a minute.";
