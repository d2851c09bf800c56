import { truncate } from "../../lib/truncate";

/** What the assistant says by itself where no turn is taken: plain text, as in the chat's own texts. */

/** As many questions as one message names, and as much of their texts, in characters. */
const NAMED = { questions: 5, text: 120 };

/** Notes that answers no longer count, because another one was changed: an admin reads the conversation, too. */
export function hiddenText(questionTexts: readonly string[]): string {
  const named = questionTexts.slice(0, NAMED.questions).map(quoted);
  const others = questionTexts.length - named.length;
  if (questionTexts.length === 1)
    return `With this change, one question no longer applies, so your answer to it doesn't count: ${named[0]}`;
  const more = others > 0 ? `, and ${others} more` : "";
  return `With this change, ${questionTexts.length} questions no longer apply, so your answers to them don't count: ${named.join(", ")}${more}`;
}

const quoted = (text: string) => `"${truncate(text, NAMED.text)}"`;

/** Why there are no results for the moment. */
export const NOT_READY =
  "Askwell is still preparing the results of earlier assessments. Try again in a minute.";
