import type { PlainReason } from "./judgement";
import type { Span } from "./readers/span";
import type { Value } from "./values";

/** What a piece of a message may mean. */
export interface Mention extends Span {
  /** More than one: it is not clear which. */
  readonly values: readonly Value[];
  /** A name counts wherever it stands; a number may count something else; a word only where nothing else is said. */
  readonly kind: "name" | "number" | "amount" | "word";
  /** Why a number is no value of the scale. */
  readonly problem?: PlainReason | "ambiguous";
  /** "The first two": all of the values, not one of them. */
  readonly isList?: boolean;
}
