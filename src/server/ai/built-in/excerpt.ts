const LONGEST = 240;

/**
 * A passage of a text, copied exactly: the whole when it is short, else the sentence `weigh` likes best, the first
 * of equals. A sentence that is too long is cut after a word.
 */
export function excerpt(text: string, weigh: (sentence: string) => number): string {
  const whole = text.trim();
  if (whole.length <= LONGEST) return whole;
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(whole)].map(
    (part) => part.segment.trim(),
  );
  const best = sentences.reduce((kept, sentence) => (weigh(sentence) > weigh(kept) ? sentence : kept));
  return best.length <= LONGEST
    ? best
    : best.slice(0, LONGEST).replace(/\S*$/, "").trim() || best.slice(0, LONGEST);
}
