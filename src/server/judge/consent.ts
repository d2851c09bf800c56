import { stancesIn } from "./readers/stances";
import { sentenceOf } from "./sentence";

/** "Yes please, go ahead and do that": a longer message says something else beside. */
const MAX_WORDS = 6;

/** Whoever is asked "shall I?" agrees by these as well. */
const AGREED = /^(?:ok|okay|okey|oki|👍.{0,2}|✅|👌.{0,2})[\s.!]*$/iu;

/** Whether a short message says yes or no to what was just offered; null where it says neither, or both. */
export function consentIn(message: string): "yes" | "no" | null {
  if (AGREED.test(message.trim())) return "yes";
  const sentence = sentenceOf(message);
  const [first, ...others] = stancesIn(sentence);
  if (!first || sentence.words.filter(({ bare }) => bare !== "").length > MAX_WORDS) return null;
  const said = consentOf(first.stance);
  return others.every(({ stance }) => consentOf(stance) === said) ? said : null;
}

function consentOf(stance: ReturnType<typeof stancesIn>[number]["stance"]): "yes" | "no" | null {
  if (stance === "yes" || stance === "fully") return "yes";
  return stance === "no" || stance === "notAtAll" ? "no" : null;
}
