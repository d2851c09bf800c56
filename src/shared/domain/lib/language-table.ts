/** The table of a language, named as in BCP 47; undefined where it names none, or one that has no table. */
export const languageTable = <T>(
  tables: Readonly<Record<string, T>>,
  language: string | null,
): T | undefined => {
  const [primary = ""] = (language ?? "").toLowerCase().split("-");
  return Object.hasOwn(tables, primary) ? tables[primary] : undefined;
};
