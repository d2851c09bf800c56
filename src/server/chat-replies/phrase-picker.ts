import { interpolate } from "../lib/interpolate";
import { languageOf } from "./detect-language";
import { replyPhrases } from "./phrases/phrases";
import type { ReplyPhrases, Variants } from "./phrases/reply-phrases";
import type { ReplyContext } from "./reply-context";

type Values = Readonly<Record<string, string | number>>;

/** The phrases of one language, with access to the assistant's earlier replies. */
export interface PhrasePicker {
  readonly phrases: ReplyPhrases;
  /** The variant that was used longest ago. */
  readonly pickVariant: (variants: Variants, values?: Values) => string;
  readonly saidLast: (text: string) => boolean;
}

/** Picks phrases in the template's language, for everything that belongs to the conversation. */
export const conversationPhrases = ({ language, earlierReplies }: ReplyContext): PhrasePicker =>
  picker(replyPhrases(language), earlierReplies);

/** Picks phrases in the participant's language, for help; in the template's when theirs is unclear. */
export const helpPhrases = (context: ReplyContext): PhrasePicker => {
  const { language, message, writtenLanguage, earlierReplies } = context;
  return picker(replyPhrases(languageOf(message, language) ?? writtenLanguage ?? language), earlierReplies);
};

function picker(phrases: ReplyPhrases, earlier: readonly string[]): PhrasePicker {
  return {
    phrases,
    pickVariant: (variants, values = {}) => interpolate(leastRecent(variants, earlier), values),
    saidLast: (text) => earlier.at(-1)?.includes(text) ?? false,
  };
}

function leastRecent(variants: Variants, earlier: readonly string[]): string {
  let [chosen] = variants;
  let chosenAt = Number.POSITIVE_INFINITY;
  for (const variant of variants) {
    const at = earlier.findLastIndex((text) => contains(text, variant));
    if (at < chosenAt) [chosen, chosenAt] = [variant, at];
  }
  return chosen;
}

function contains(text: string, phrase: string): boolean {
  let from = 0;
  for (const piece of phrase.split(/\{\w+\}\.?/)) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}
