import { isStopWord } from "../../language/stop-words";
import { isJoined, type Sentence } from "../../language/tokenize";
import { sameStem } from "../../language/word-forms";
import type { ClosedQuestion } from "../closed-question";
import { isTypo } from "../fuzzy-match";
import type { OptionMention } from "../mention";
import { negates } from "../negation";
import { distinct, type Option } from "../options";

/** Finds option labels word by word, allowing typos. */
export function labelMentions({ options }: ClosedQuestion, sentence: Sentence): OptionMention[] {
  const positions = sentence.words.flatMap(({ normalized }, at) => (normalized === "" ? [] : [at]));
  const mentions = options.flatMap((option) => occurrencesOf(option, options, sentence, positions));
  // An exact label isn't a typo of another label: "katılıyorum" next to "katılmıyorum".
  const exact = mentions.filter((mention) => isExact(mention, sentence));
  const isCovered = ({ from, to }: OptionMention) =>
    exact.some((exactMention) => exactMention.from <= from && exactMention.to >= to);
  return mentions.filter((mention) => exact.includes(mention) || !isCovered(mention));
}

function occurrencesOf(
  option: Option,
  options: readonly Option[],
  sentence: Sentence,
  positions: readonly number[],
): OptionMention[] {
  const { length } = option.words;
  if (length === 0) return [];
  const sameLabel = distinct(options.filter(({ normalized }) => normalized === option.normalized));
  // Labels written as one word: "cashflow", "healthcare".
  const glued = option.words.join("");
  const at =
    length > 1 && /\p{L}/u.test(glued)
      ? sentence.words.findIndex(({ normalized }) => sameStem(normalized, glued))
      : -1;
  if (at >= 0) return [{ from: at, to: at + 1, options: sameLabel, kind: "label" }];
  return positions
    .slice(0, Math.max(0, positions.length - length + 1))
    .flatMap((from, start): OptionMention[] => {
      const places = positions.slice(start, start + length);
      const isLabel = places.every((position, step) => {
        const [typed, word] = [sentence.words[position]?.normalized ?? "", option.words[step] ?? ""];
        // "Self-employed" doesn't name "Employed".
        return typed === word || (isTypoOf(typed, word) && !(step === 0 && isJoined(sentence, from)));
      });
      return isLabel ? [{ from, to: (places.at(-1) ?? from) + 1, options: sameLabel, kind: "label" }] : [];
    });
}

/** Negations and function words aren't misspelled content words: "nicht" is not a typo of "nichts". */
function isTypoOf(typed: string, word: string): boolean {
  if (negates(typed) || (isStopWord(typed) && !isStopWord(word))) return false;
  // Treats k and c as the same letter: "Katastrophe", "catastrophe".
  const [first, second] = [typed, word].map((text) => text.replaceAll("k", "c"));
  return first !== undefined && second !== undefined && first[0] === second[0] && isTypo(first, second);
}

function isExact({ from, to, options: [option] }: OptionMention, { words }: Sentence): boolean {
  const typed = words.slice(from, to).flatMap(({ normalized }) => normalized || []);
  return option?.normalized === typed.join(" ");
}
