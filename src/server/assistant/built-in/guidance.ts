import { fieldsIn } from "./field-of";
import type { Field } from "./fields/field";

/** What a template's author wants the recommendations to look at, as far as it can be told without a model. */
export interface Focus {
  /** Fields that are to come first, and what was said of them. */
  readonly fields: ReadonlySet<Field>;
  readonly words: string;
  /** Fields that are mentioned at all; they decide between equals. */
  readonly mentioned: ReadonlySet<Field>;
  /** At most so many recommendations; undefined where nothing is said. */
  readonly most: number | undefined;
}

const ATTENTION =
  /\b(?:focus(?:ing|ed)?(?: \w+)? on|(?:special |particular |close )?attention to|emphasi[sz]e|concentrat(?:e|ing) on|prioriti[sz]e|(?:start|begin) with|look(?:ing)?(?: (?:first|mainly|especially|closely|above all))? at|especially|particularly|above all|mainly|weigh|stress(?= the| how| on)|highlight|put (?:most )?weight on)\s+([^.;:\n]+)/gi;
const FIRST = /([^.;:\n]+?) (?:comes?|goes?|should come|must come) first\b/gi;
const SHORT = 6;
const COUNT =
  /\b(?:one|1|two|2|three|3|four|4|five|5)(?: (?:or|to) (three|3|four|4|five|5))? (?:\w+ )?(?:things|recommendations|points|priorities|actions|measures|topics|areas)\b/i;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** Reads the prompt of a template: "Focus on cash flow", "hiring comes first", "name two or three things". */
export function focusOf(prompt: string | null): Focus {
  const text = prompt ?? "";
  const isShort = text.trim() !== "" && text.trim().split(/\s+/).length <= SHORT && !/[.:]\s*\S/.test(text);
  const phrases = isShort
    ? [text]
    : [...text.matchAll(ATTENTION), ...text.matchAll(FIRST)].map(([, what = ""]) => what);
  const words = phrases.join(". ");
  const [count = ""] =
    text
      .match(COUNT)?.[0]
      .match(/\d|three|four|five|two|one/gi)
      ?.slice(-1) ?? [];
  return {
    fields: new Set(fieldsIn(words)),
    words,
    mentioned: new Set(fieldsIn(text)),
    most: COUNTS[count.toLowerCase()] ?? (Number(count) || undefined),
  };
}

const CONTEXT =
  /\b(?:context|background|orientation|everything else|only to understand|suit the advice|tailor the advice|understand (?:the|what) (?:line|kind|type|person|they do)|do not (?:comment|advise|use))\b/i;
const URGENT =
  /\b(?:urgent\w*|critical|red flags?|comes? first|top priority|immediate\w*|alarm\w*|flag (?:anything|any|low))\b/i;

/** Whether the answer only helps to understand the others. */
export const isForContext = (prompt: string | null) => CONTEXT.test(prompt ?? "");
/** Whether a low rating here is to come before others. */
export const isUrgent = (prompt: string | null) => URGENT.test(prompt ?? "");
