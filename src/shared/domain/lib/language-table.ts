/** The table for a BCP 47 language; undefined if the language is null or has no table. */
export const languageTable = <T>(
  tables: Readonly<Record<string, T>>,
  language: string | null,
): T | undefined => {
  const [primary = ""] = (language ?? "").toLowerCase().split("-");
  return Object.hasOwn(tables, primary) ? tables[primary] : undefined;
};
