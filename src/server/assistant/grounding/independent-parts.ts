/** Ends of sentences and of clauses that could be sentences, even before a lowercase letter. */
const END = /(?<=[.!?…;:])\s+|\s+[–—-]\s+|(?<=[。！？；：])/u;

/** Splits a text into parts that make separate claims, so that none is accepted because of another's words. */
export const independentParts = (text: string): string[] =>
  text.split(END).filter((part) => /[\p{L}\p{N}]/u.test(part));
