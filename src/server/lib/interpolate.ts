const ENDS_SENTENCE = /[.?!…。？！؟]$/u;

/**
 * Fills the placeholders of a phrase; missing values become "". Drops a period after a value that ends with its own
 * punctuation, such as a title with a question mark.
 */
export const interpolate = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(values[name] ?? "");
    return ENDS_SENTENCE.test(value) ? value : value + stop;
  });
