const ENDS_SENTENCE = /[.?!…。？！؟]$/u;

/** Fills placeholders; missing values are "". Drops a period after a value that ends a sentence itself ("Why?"). */
export const interpolate = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(values[name] ?? "");
    return ENDS_SENTENCE.test(value) ? value : value + stop;
  });
