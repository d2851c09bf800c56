/**
 * A field of work that questions and answers are often about, and advice that holds for it. In a step, "[a|b]" is `a`
 * where people work together and `b` for somebody who works alone.
 */
export interface Field {
  /** As within a sentence: "go on with hiring". */
  name: string;
  /** Tells the field by the words of a question, its guidance or an answer. */
  words: RegExp;
  /** Whether its words come up everywhere, so that any other field goes before it. */
  isGeneral?: true;
  /** Tells what the advice is on, where that is less than the field; a high rating of it rules the advice out. */
  narrow?: RegExp;
  /** Headings: for what is weak, and for what could be better. */
  mend: string;
  raise: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** Where it is weak: the first action, what follows, and by which sign one knows that it helps. */
  repair: readonly [string, string, string];
  /** Where it stands, but could be better. */
  better: readonly [string, string];
}
