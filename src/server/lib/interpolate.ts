const ENDS_SENTENCE = /[.?!…。？！؟]$/u;

/**
 * Fills the placeholders of a phrase. A full stop right after a value is left out when the value ends its own sentence, as a
 * title with a question mark does.
 */
export const interpolate = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(values[name] ?? "");
    return ENDS_SENTENCE.test(value) ? value : value + stop;
  });
