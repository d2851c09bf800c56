import { unknownAddresses } from "./addresses";
import { appealsIn } from "./appeals";
import type { Cited } from "./cited";
import { type Language, languagesOf } from "./languages";
import { namesIn } from "./names";
import { type FoundNumber, numbersIn } from "./numbers";
import { passageIn } from "./passage";
import { plainText } from "./plain-text";
import { isPlanned } from "./planned";
import { quotationsIn } from "./quotations";
import type { Reading } from "./reading";

/** A statement is a sentence or two. */
export const LONGEST_STATEMENT = 600;

/** What a text is. */
export type Form = "sentence" | "title" | "step";

interface Claim {
  text: string;
  /** A step may set figures of its own; a title, too, asks rather than tells. */
  form: Form;
  cited: Cited;
  /** Those that the text is read in, and those that the answers are written in. */
  languages: ReadonlySet<Language>;
  ofAnswers: ReadonlySet<Language>;
  reading: Reading;
  isNamed: (name: string) => boolean;
}

/** Whether a text says nothing that what it cites does not bear out (decision 0072). */
export function holds({ text, form, cited, languages, ofAnswers, reading, isNamed }: Claim): boolean {
  if (text === "" || text.length > LONGEST_STATEMENT || MIXED_SCRIPTS.test(text)) return false;
  const counting = new Set([...languages, ...ofAnswers, ...languagesOf(text)]);
  const citable = [...cited.texts, ...cited.names];
  return (
    quotationsIn(text).every((words) =>
      citable.some((one) => passageIn(one, words, reading.words) !== null),
    ) &&
    unknownNumbers(text, cited, counting, reading).every(
      (number) => form === "step" && isPlanned(number, text),
    ) &&
    namesIn(text, languages, form !== "sentence").every(isNamed) &&
    unknownAddresses(text, citable).length === 0 &&
    appealsIn(text, citable).length === 0
  );
}

/** A word of two alphabets is read as it looks, and nobody compares it so. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

function unknownNumbers(
  text: string,
  cited: Cited,
  languages: ReadonlySet<Language>,
  reading: Reading,
): FoundNumber[] {
  const numbers = numbersIn(text, languages);
  if (numbers.length === 0) return [];
  const known = new Set(cited.texts.flatMap((one) => reading.numbers(one, languages)));
  const plain = plainText(text);
  return numbers.filter((number, index) => {
    if (known.has(number.value)) return false;
    const before = numbers[index - 1];
    const isEnd =
      before !== undefined &&
      known.has(before.value) &&
      cited.ends.includes(Number(number.value)) &&
      NAMES_SCALE.test(plain.slice(before.end, number.start));
    return !isEnd && !countsTheText(number, plain);
  });
}

/** "2 of 5", "2/5", "2 out of 5", "2 von 5": what stands between a value and the end of its scale. */
const NAMES_SCALE = /^ ?(?:\/|of|out of|von|aus|sur|de|sobre|su|di|van|de|av|na|z|из|\/)(?: the)? ?$/u;

/** "Two answers stand out" counts what is being said, not the business. */
const OF_THE_TEXT =
  /^ (?:(?:answers|points|things|themes|antworten|punkte|dinge|themen|reponses|points|choses|respuestas|puntos|cosas|risposte|punti|cose|respostas|pontos|coisas|antwoorden|punten|dingen|svar|punkter|saker|odpowiedzi|punkty)(?!\p{L})|ответ|пункт)/u;
const MOST_OF_THE_TEXT = 5;
const countsTheText = ({ value, start, end }: FoundNumber, plain: string) =>
  start === 0 && Number(value) <= MOST_OF_THE_TEXT && OF_THE_TEXT.test(plain.slice(end));
