/** What ends a sentence or a part of one that could stand alone, also where the next begins with a small letter. */
const END = /(?<=[.!?…;:])\s+|\s+[–—-]\s+|(?<=[。！？；：])/u;

/** The parts of a text that each claim something of their own, so that none is accepted for what another says. */
export const independentParts = (text: string): string[] =>
  text.split(END).filter((part) => /[\p{L}\p{N}]/u.test(part));
