import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import type { Token } from "../tokens";
import { amountMentions } from "./amount";
import { labelMentions } from "./label";
import { ordinalMentions } from "./ordinal";
import { withPartialMentions } from "./partial";
import { ratingMentions } from "./rating-number";
import { scaleMentions } from "./scale";

export interface Matcher {
  readonly name: string;
  readonly find?: (question: ClosedQuestion, sentence: Sentence) => OptionMention[];
  /** Finds more mentions in the remaining words. */
  readonly findInRest?: (question: ClosedQuestion, sentence: Sentence, tokens: readonly Token[]) => Token[];
}

export const MATCHERS: readonly Matcher[] = [
  { name: "label", find: labelMentions },
  { name: "scale", find: scaleMentions },
  { name: "rating", find: ratingMentions },
  { name: "ordinal", find: ordinalMentions },
  { name: "amount", find: amountMentions },
  { name: "partial", findInRest: withPartialMentions },
];
