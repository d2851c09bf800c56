import { type Amount, amountsIn } from "../../language/amounts";
import { isSingle } from "../../language/range";
import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import type { Option } from "../options";
import type { UnclearReason } from "../parse-result";

/** Finds rating numbers: "4", "a solid four", "3 out of 5". */
export const ratingMentions = ({ options, isRating }: ClosedQuestion, sentence: Sentence): OptionMention[] =>
  isRating ? amountsIn(sentence).flatMap((amount) => ratedBy(options, amount) ?? []) : [];

/** Converts an amount to a mention on the scale from 1 to 5; null when it counts something else. */
function ratedBy(options: readonly Option[], amount: Amount): OptionMention | null {
  const { from, to, low, high, unit, of } = amount;
  const mention = (matches: readonly Option[], problem?: UnclearReason): OptionMention => ({
    from,
    to,
    options: matches,
    kind: "number",
    ...(problem && { problem }),
  });
  if (unit?.kind === "percent") return mention([], "out-of-range");
  if (unit !== null && unit.kind !== "points") return null;
  if (of !== null && of !== 5) return mention([], of > 5 ? "out-of-range" : "ambiguous");
  const option = options[low - 1];
  if (of === 5 && isSingle(amount) && option) return { ...mention([option]), kind: "label" };
  // "On a scale of 1 to 5".
  if (low === 1 && high === 5) return mention([]);
  if (!isSingle(amount))
    return mention(
      options.filter(({ index }) => index + 1 >= low && index + 1 <= high),
      "ambiguous",
    );
  if (low > 0 && low < 5 && !Number.isInteger(low)) return mention([], "not-whole");
  return option ? mention([option]) : mention([], "out-of-range");
}
