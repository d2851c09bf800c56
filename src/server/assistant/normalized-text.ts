/** A text as names are compared in it, and where each of its characters came from. */
export interface NormalizedText {
  text: string;
  /** By index in `text`, where the original goes on; one more entry for the end. */
  origins: readonly number[];
}

/** What separates words: one run of it becomes one space. */
const SEPARATOR = /[\s\p{Pd}\u200b]/u;
const APOSTROPHE = /['’ʼ]/u;
/** Accents and joiners say nothing about who is meant; kana's voice marks do. */
const SILENT = /(?![\u3099\u309a])[\p{Script=Inherited}\p{Cf}]/u;
const SILENTS = new RegExp(SILENT.source, "gu");

/**
 * The text in small letters without accents, with one kind of apostrophe and one space between words. One walk over
 * its characters, so that it takes no longer than the text is, whatever is in it.
 */
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
