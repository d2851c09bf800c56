import { normalizeText } from "./normalize-text";

/** What leads somewhere: a web or mail address with or without its beginning, "@name", "#name". */
const ADDRESS =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}+.-]{0,15}:\/\/\S*|(?<![\p{L}\p{N}])(?:mailto|tel|sms|javascript|data):\S+|(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63})*\.\p{L}{2,24}(?![\p{L}\p{N}_-])\S*|(?<![\p{L}\p{N}])[@#]\p{L}[\p{L}\p{N}_-]*/gu;
/** What ends a sentence, or closes a bracket, is no part of an address. */
const AFTER = /(?<!\p{P})\p{P}{1,9}$/u;
/** "e.g.", "z.B.", "u.a.": single letters with dots between them. */
const ABBREVIATION = /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u;

/** The addresses of a text that stand nowhere in what it cites. */
export function unknownUrls(text: string, cited: readonly string[]): string[] {
  const found = normalizeText(text).match(ADDRESS) ?? [];
  if (found.length === 0) return [];
  const known = cited.map(normalizeText);
  return found
    .map((address) => address.replace(AFTER, ""))
    .filter((address) => !ABBREVIATION.test(address) && !known.some((one) => one.includes(address)));
}
