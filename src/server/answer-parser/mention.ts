import type { Span } from "../language/tokenize";
import type { Option } from "./options";
import type { UnclearReason } from "./parse-result";

/** A part of a message that names options. */
export interface OptionMention extends Span {
  /** Several if it's unclear which one; empty if it names something that isn't an option. */
  readonly options: readonly Option[];
  /** `label`: always counts. `number`: may count something else. `partial`: weaker than a label. */
  readonly kind: "label" | "number" | "partial";
  /** Why a number matches no option. */
  readonly problem?: UnclearReason;
  /** All of the options are meant, not one of them: "the first two". */
  readonly isList?: boolean;
}
