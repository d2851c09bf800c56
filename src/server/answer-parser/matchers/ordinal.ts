import { isOfShares } from "../../language/amount-ranges";
import { ordinalsIn } from "../../language/ordinals";
import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import { distinct, type Option } from "../options";

/** Finds list positions: "the second", "option 2", "b)", "the last two". */
export function ordinalMentions(
  { options, isRating, amounts }: ClosedQuestion,
  sentence: Sentence,
): OptionMention[] {
  const lists = isRating || amounts ? [] : positionLists(options, sentence);
  const count = Math.max(0, ...options.map(({ index }) => index + 1));
  const ordinals = ordinalsIn(sentence).flatMap((ordinal): OptionMention[] => {
    const { from, to, kind } = ordinal;
    // "A third of the work" is a share, not a position.
    if ((isRating && kind === "letter") || (kind === "word" && isOfShares(amounts ?? []))) return [];
    const start = ordinal.place > 0 ? ordinal.place - 1 : count + ordinal.place - (ordinal.count - 1);
    const namedOptions = options.filter(({ index }) => index >= start && index < start + ordinal.count);
    if (namedOptions.length > 1) return [{ from, to, options: namedOptions, kind: "partial", isList: true }];
    if (namedOptions.length === 0 && kind !== "number") return [];
    return [
      {
        from,
        to,
        options: distinct(namedOptions),
        kind: "number",
        ...(namedOptions.length === 0 && { problem: "out-of-range" }),
      },
    ];
  });
  return [...lists, ...ordinals];
}

/** Finds comma-separated positions without spaces: "1,3,4". */
const positionLists = (options: readonly Option[], { words }: Sentence): OptionMention[] =>
  words.flatMap(({ folded }, at): OptionMention[] => {
    const positions = /^\d{1,2}(?:,\d{1,2})+$/.test(folded) ? folded.split(",").map(Number) : [];
    const namedOptions = positions.flatMap(
      (position) => options.find(({ index }) => index === position - 1) ?? [],
    );
    if (positions.length === 0 || namedOptions.length < positions.length) return [];
    return [{ from: at, to: at + 1, options: distinct(namedOptions), kind: "label", isList: true }];
  });
