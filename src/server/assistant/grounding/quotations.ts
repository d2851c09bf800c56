/** Marks that open and close in some language or other: one opens, the next one closes, whichever they are. */
const DOUBLE = '“”„‟«»‹›"＂「」『』｢｣《》〈〉⟨⟩⟪⟫﹁﹂﹃﹄〝〞〟❝❞″‶🙶🙷🙸⹂❮❯';
/** Marks that may be apostrophes as well. */
const SINGLE = "'’`´＇′ʼʻ❛❜";
/**
 * Words in quotation marks; those that are never closed run to the end. A single mark is one only where it cannot be
 * an apostrophe: none stands before the first letter of a quoted word, or after the last one, with a letter beside it.
 */
const QUOTATION = new RegExp(
  [
    `[${DOUBLE}]([^${DOUBLE}]*)(?:[${DOUBLE}]|$)`,
    String.raw`[‘‚‛]((?:[^‘’]|’(?=\p{L}))*)(?:[‘’]|$)`,
    String.raw`(?<![\p{L}\p{N}])[${SINGLE}]((?:[^${SINGLE}]|[${SINGLE}](?=\p{L}))*)[${SINGLE}](?![\p{L}\p{N}])`,
  ].join("|"),
  "gu",
);

/** What stands in quotation marks of any kind, without them. */
export const quotationsIn = (text: string): string[] =>
  [...text.matchAll(QUOTATION)].map(([, ...words]) => words.find((one) => one !== undefined) ?? "");

/** The text with each quotation changed; its marks stay. */
export const mapQuotations = (text: string, change: (words: string) => string): string =>
  text.replace(QUOTATION, (whole, ...groups: unknown[]) => {
    const words = groups.slice(0, 3).find((one) => typeof one === "string" && one !== "");
    return typeof words === "string" ? whole.replace(words, () => change(words)) : whole;
  });

/** The text without what is quoted in it. */
export const withoutQuotations = (text: string): string => text.replace(QUOTATION, " … ");
