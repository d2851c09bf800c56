/** Double quotation marks of any language: one opens a quotation, the next one closes it. */
const DOUBLE = '“”„‟«»‹›"＂「」『』｢｣《》〈〉⟨⟩⟪⟫﹁﹂﹃﹄〝〞〟❝❞″‶🙶🙷🙸⹂❮❯';
/** Marks that can also be apostrophes. */
const SINGLE = "'’`´＇′ʼʻ❛❜";
/**
 * Words in quotation marks, up to the end of the text if unclosed. A single mark counts only if it can't be an
 * apostrophe: no letter or digit precedes the opening one or follows the closing one.
 */
const QUOTATION = new RegExp(
  [
    `[${DOUBLE}]([^${DOUBLE}]*)(?:[${DOUBLE}]|$)`,
    String.raw`[‘‚‛]((?:[^‘’]|’(?=\p{L}))*)(?:[‘’]|$)`,
    String.raw`(?<![\p{L}\p{N}])[${SINGLE}]((?:[^${SINGLE}]|[${SINGLE}](?=\p{L}))*)[${SINGLE}](?![\p{L}\p{N}])`,
  ].join("|"),
  "gu",
);

/** The quoted words of a text, without their marks. */
export const quotationsIn = (text: string): string[] =>
  [...text.matchAll(QUOTATION)].map(([, ...words]) => words.find((group) => group !== undefined) ?? "");

/** Changes each quotation of a text and keeps its marks. */
export const mapQuotations = (text: string, change: (words: string) => string): string =>
  text.replace(QUOTATION, (match, ...groups: unknown[]) => {
    const words = groups.slice(0, 3).find((group) => typeof group === "string" && group !== "");
    return typeof words === "string" ? match.replace(words, () => change(words)) : match;
  });

/** Replaces each quotation of a text by "…". */
export const withoutQuotations = (text: string): string => text.replace(QUOTATION, " … ");
