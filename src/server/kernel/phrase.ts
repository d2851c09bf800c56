/** A phrase with what stands in its braces. */
export const say = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The table of a language, named as in BCP 47; undefined where it says none, or one that nobody has written yet. */
export const tableOf = <T>(tables: Readonly<Record<string, T>>, language: string | null): T | undefined => {
  const [primary = ""] = (language ?? "").toLowerCase().split("-");
  return Object.hasOwn(tables, primary) ? tables[primary] : undefined;
};
