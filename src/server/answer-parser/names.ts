import { isSmall } from "./cues";
import { denies, isNeverBesideNot } from "./denying";
import { isSlip } from "./likeness";
import { isJoined, type Sentence } from "../language/tokenize";
import { distinct, type Mention, type Value } from "./values";

/** The names of values, word by word, but for slips of the finger. */
export function namesIn(values: readonly Value[], sentence: Sentence): Mention[] {
  const at = sentence.words.flatMap((word, index) => (word.bare === "" ? [] : [index]));
  const found = values.flatMap((value): Mention | Mention[] => {
    const { length } = value.words;
    if (length === 0) return [];
    const same = distinct(values.filter(({ bare }) => bare === value.bare));
    const glued = gluedIn(value, sentence);
    if (glued >= 0) return { from: glued, to: glued + 1, values: same, kind: "name" };
    return at.slice(0, Math.max(0, at.length - length + 1)).flatMap((from, start): Mention[] => {
      const places = at.slice(start, start + length);
      const typed = places.map((place) => sentence.words[place]?.bare ?? "");
      const isNamed = typed.every((said, step) => {
        const word = value.words[step] ?? "";
        const [typedSo, named] = [inLatin(said), inLatin(word)];
        const isSlipped = typedSo[0] === named[0] && !isAnother(said, word) && isSlip(typedSo, named);
        // "Self-employed" is no employee; "e-mails" are e-mail.
        return said === word || (isSlipped && !(step === 0 && isJoined(sentence, from)));
      });
      const isDenial = length === 1 && isNeverBesideNot(value.bare);
      return isNamed ? [{ from, to: (places.at(-1) ?? from) + 1, values: same, kind: "name", isDenial }] : [];
    });
  });
  // "Katılıyorum" is no slip for its opposite "katılmıyorum" where both are offered.
  const exact = found.filter((mention) => isExact(mention, sentence));
  const isCovered = ({ from, to }: Mention) => exact.some((other) => other.from <= from && other.to >= to);
  return found.filter((mention) => exact.includes(mention) || !isCovered(mention));
}

function isExact({ from, to, values: [value] }: Mention, { words }: Sentence): boolean {
  const typed = words.slice(from, to).flatMap(({ bare }) => bare || []);
  return value?.bare === typed.join(" ");
}

/** "Katastrophe" begins as "catastrophe" does. */
const inLatin = (word: string): string => word.replaceAll("k", "c");

/** Where a name of several words stands as one: "garnicht"; but 25 is not "2–5". */
const gluedIn = ({ words }: Value, sentence: Sentence): number =>
  words.length < 2 || words.every((word) => NUMBER.test(word))
    ? -1
    : sentence.words.findIndex(({ bare }) => bare === words.join(""));

const NUMBER = /^\p{N}+$/u;

/** "Nicht" is no slip for "nichts", nor any word that holds sentences together for one that does not. */
const isAnother = (said: string, word: string): boolean =>
  said !== word && (denies(said) || (isSmall(said) && !isSmall(word)));

