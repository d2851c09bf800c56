import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { Mention } from "../mention";
import { amountMentions } from "./amount";
import { labelMentions } from "./label";
import { ordinalMentions } from "./ordinal";
import { ratingMentions } from "./rating";
import { scaleMentions } from "./scale";

/** Finds what a message mentions of the options, in one way. Its name is that of its file. */
export interface Matcher {
  readonly name: string;
  readonly find: (question: ClosedQuestion, sentence: Sentence) => Mention[];
}

export const MATCHERS: readonly Matcher[] = [
  { name: "label", find: labelMentions },
  { name: "scale", find: scaleMentions },
  { name: "rating", find: ratingMentions },
  { name: "ordinal", find: ordinalMentions },
  { name: "amount", find: amountMentions },
];
