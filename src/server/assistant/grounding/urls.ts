import { normalizeText } from "./normalize-text";

/** Web and email addresses, with or without a scheme, "@name" and "#name". */
const ADDRESS =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}+.-]{0,15}:\/\/\S*|(?<![\p{L}\p{N}])(?:mailto|tel|sms|javascript|data):\S+|(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63})*\.\p{L}{2,24}(?![\p{L}\p{N}_-])\S*|(?<![\p{L}\p{N}])[@#]\p{L}[\p{L}\p{N}_-]*/gu;
/** Punctuation after an address. */
const AFTER = /(?<!\p{P})\p{P}{1,9}$/u;
/** "e.g.", "z.B.", "u.a.": single letters with dots between them. */
const ABBREVIATION = /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u;

/** The addresses in a text that occur in none of its sources. */
export function unknownUrls(text: string, cited: readonly string[]): string[] {
  const addresses = normalizeText(text).match(ADDRESS) ?? [];
  if (addresses.length === 0) return [];
  const sources = cited.map(normalizeText);
  return addresses
    .map((address) => address.replace(AFTER, ""))
    .filter((address) => !ABBREVIATION.test(address) && !sources.some((source) => source.includes(address)));
}
