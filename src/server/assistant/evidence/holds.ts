import { appealsIn } from "./appeals";
import type { Cited } from "./cited";
import type { Language } from "./languages";
import type { Material } from "./material";
import { namesIn } from "./names";
import { type FoundNumber, numbersIn } from "./numbers";
import { passageIn } from "./passage";
import { plainText } from "./plain-text";
import { isPlanned } from "./planned";
import { quotationsIn } from "./quotations";

/** A statement is a sentence or two. */
const LONGEST = 600;

/** What a text is. */
export type Form = "sentence" | "title" | "step";

interface Claim {
  text: string;
  /** A step may set figures of its own; a title, too, asks rather than tells. */
  form: Form;
  cited: Cited;
  /** Those of the text, or of what it stands in. */
  languages: ReadonlySet<Language>;
  material: Pick<Material, "isNamed" | "numbersOf">;
}

/** Whether a text says nothing that what it cites does not bear out (decision 0072). */
export function holds({ text, form, cited, languages, material }: Claim): boolean {
  if (text === "" || text.length > LONGEST) return false;
  const citable = [...cited.texts, ...cited.names];
  return (
    quotationsIn(text).every((words) => citable.some((one) => passageIn(one, words) !== null)) &&
    unknownNumbers({ text, cited, languages, material }).every(
      (number) => form === "step" && isPlanned(number, text),
    ) &&
    namesIn(text, languages, form !== "sentence").every(material.isNamed) &&
    appealsIn(text, citable).length === 0
  );
}

function unknownNumbers({ text, cited, languages, material }: Omit<Claim, "form">): FoundNumber[] {
  const alsoEnglish = new Set<Language>([...languages, "en"]);
  const known = new Set(cited.texts.flatMap((one) => [...material.numbersOf(one, alsoEnglish)]));
  const numbers = numbersIn(text, languages);
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
