/** A text normalized for comparing names, with the origin of each character. */
export interface NormalizedText {
  text: string;
  /** The index in the original for each index in `text`, with one more entry for the end. */
  origins: readonly number[];
}

/** Word separators. A run of them becomes one space. */
const SEPARATOR = /[\s\p{Pd}\u200b]/u;
const APOSTROPHE = /['’ʼ]/u;
/** Accents and joiners don't distinguish names; kana's voice marks do. */
const SILENT = /(?![\u3099\u309a])[\p{Script=Inherited}\p{Cf}]/u;
const SILENTS = new RegExp(SILENT.source, "gu");

/** Lowercase without accents, one kind of apostrophe, one space between words. Linear time for any input. */
export function normalizedText(original: string): NormalizedText {
  const origins: number[] = [];
  const pieces: string[] = [];
  let index = 0;
  for (const character of original) {
    const plain = foldedCharacter(character);
    if (plain !== " " || pieces.at(-1) !== " ") {
      for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
      if (plain !== "") pieces.push(plain);
    }
    index += character.length;
  }
  origins.push(index);
  return { text: pieces.join(""), origins };
}

function foldedCharacter(character: string): string {
  if (character >= "a" && character <= "z") return character;
  if (SEPARATOR.test(character)) return " ";
  if (APOSTROPHE.test(character)) return "'";
  if (SILENT.test(character)) return "";
  const plain = character.normalize("NFD").replace(SILENTS, "");
  const small = plain.toUpperCase().toLowerCase();
  return small === plain.toUpperCase() ? character : small;
}
