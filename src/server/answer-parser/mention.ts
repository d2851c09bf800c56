import type { Span } from "../language/tokenize";
import type { Option } from "./options";
import type { UnclearReason } from "./parse-result";

/** What a part of a message may mean. */
export interface OptionMention extends Span {
  /** More than one: it is not clear which; none: something that is not offered. */
  readonly options: readonly Option[];
  /** `label`: counts wherever it stands. `number`: may count something else. `partial`: says less than a label. */
  readonly kind: "label" | "number" | "partial";
  /** Why a number is no option. */
  readonly problem?: UnclearReason;
  /** "The first two": all of the options, not one of them. */
  readonly isList?: boolean;
}
