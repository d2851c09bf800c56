import { consentIn } from "./consent";
import { phraseSet } from "./lexicon/languages";
import { phrasesOf } from "./lexicon/value-words";
import { moveIn } from "./moves/move";
import { asksYesOrNo } from "./moves/vague";
import { bare, wordsOf } from "./normalise";

/** "No, nothing else, thank you": a longer message says something. */
const MAX_WORDS = 6;

const nones = phraseSet(({ grammar }) => phrasesOf(grammar.none));

/** Whether a message says, to who asks if there is anything else, that there is not: "no", "nada, gracias", "-", "👍". */
export function saysNothing(message: string, question: Parameters<typeof moveIn>[1]): boolean {
  const text = bare(message);
  const words = wordsOf(text);
  if (words.length > MAX_WORDS || !asksYesOrNo(question.questionText)) return false;
  if (text === "" || consentIn(message) === "no" || nones().has(text)) return true;
  const reason = moveIn(message, question)?.is.reason;
  if (reason === "thanks" || reason === "parting") return true;
  // "Nothing, thanks": without its manners.
  const [first = "", second = ""] = message.split(/[,.!;、。，،]/u).map(bare);
  const isNone = nones().has(first) || consentIn(first) === "no";
  return isNone && ["thanks", "parting"].includes(moveIn(second, question)?.is.reason ?? "");
}
