import type { SourceCitation } from "./citations";
import { isMostlyCited } from "./content-words";
import { type Language, languagesOf } from "./detect-language";
import { externalClaims } from "./external-claims";
import { independentParts } from "./independent-parts";
import { isPlanNumber } from "./is-plan-number";
import { normalizeText } from "./normalize-text";
import { type FoundNumber, numbersIn } from "./numbers";
import { properNouns } from "./proper-nouns";
import { quotationsIn } from "./quotations";
import { findQuote } from "./quote-matcher";
import type { SourceCache } from "./source-cache";
import { unknownUrls } from "./urls";

/** In characters: a statement is a sentence or two. */
export const MAX_STATEMENT_LENGTH = 600;

export type Form = "sentence" | "title" | "step";

interface GroundingInput {
  text: string;
  /** Steps may contain new numbers, such as a deadline. */
  form: Form;
  cited: SourceCitation;
  /** The languages to read the text in, and those of the answers. */
  languages: ReadonlySet<Language>;
  answerLanguages: ReadonlySet<Language>;
  reading: SourceCache;
  isNamed: (name: string) => boolean;
}

/** Whether what a text cites supports everything in it (decision 0072). */
export function isGrounded({
  text,
  form,
  cited,
  languages,
  answerLanguages,
  reading,
  isNamed,
}: GroundingInput): boolean {
  if (text === "" || text.length > MAX_STATEMENT_LENGTH || MIXED_SCRIPTS.test(text)) return false;
  const numberLanguages = new Set([...languages, ...answerLanguages, ...languagesOf(text)]);
  const citable = [...cited.texts, ...cited.names];
  return (
    quotationsIn(text).every((words) =>
      citable.some((source) => findQuote(source, words, reading.words) !== null),
    ) &&
    unknownNumbers(text, cited, numberLanguages, reading).every(
      (number) => form === "step" && isPlanNumber(number, text),
    ) &&
    properNouns(text, languages).every(isNamed) &&
    unknownUrls(text, citable).length === 0 &&
    externalClaims(text, citable).length === 0 &&
    independentParts(text).every((part) => isMostlyCited(part, citable, reading))
  );
}

/** Words of mixed alphabets look like other words but don't compare as equal. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

function unknownNumbers(
  text: string,
  cited: SourceCitation,
  languages: ReadonlySet<Language>,
  reading: SourceCache,
): FoundNumber[] {
  const numbers = numbersIn(text, languages);
  if (numbers.length === 0) return [];
  const citedNumbers = new Set(cited.texts.flatMap((source) => reading.numbers(source, languages)));
  const calculated = calculatedFrom(citedNumbers);
  const plain = normalizeText(text);
  return numbers.filter((number, index) => {
    if (citedNumbers.has(number.value) || calculated.has(Number(number.value))) return false;
    const before = numbers[index - 1];
    const isScaleEnd =
      before !== undefined &&
      citedNumbers.has(before.value) &&
      cited.ends.includes(Number(number.value)) &&
      SCALE_SEPARATOR.test(plain.slice(before.end, number.start));
    return !isScaleEnd && !countsTheText(number, plain);
  });
}

/** Months and weeks of a year: a monthly amount is paid twelve times a year. */
const PERIODS = [12, 52];
/** With more numbers, almost any number could be calculated. */
const MAX_CALCULATED_NUMBERS = 8;

/** The sum of all cited numbers, sums and products of any two, and yearly totals of monthly and weekly numbers. */
function calculatedFrom(citedNumbers: ReadonlySet<string>): ReadonlySet<number> {
  const numbers = [...citedNumbers].map(Number).filter((number) => number > 1);
  if (numbers.length > MAX_CALCULATED_NUMBERS) return new Set();
  return new Set([
    numbers.reduce((sum, number) => sum + number, 0),
    ...numbers.flatMap((first, at) => [
      ...numbers.slice(at + 1).flatMap((second) => [first + second, first * second]),
      ...PERIODS.map((period) => period * first),
    ]),
  ]);
}

/** Words between a score and the end of its scale: "2 of 5", "2/5", "2 out of 5", "2 von 5". */
const SCALE_SEPARATOR = /^ ?(?:\/|of|out of|von|aus|sur|de|sobre|su|di|van|de|av|na|z|из|\/)(?: the)? ?$/u;

/** "Two answers stand out" counts parts of the advice, not facts about the business. */
const TEXT_PART =
  /^ (?:(?:answers|points|things|themes|antworten|punkte|dinge|themen|reponses|points|choses|respuestas|puntos|cosas|risposte|punti|cose|respostas|pontos|coisas|antwoorden|punten|dingen|svar|punkter|saker|odpowiedzi|punkty)(?!\p{L})|ответ|пункт)/u;
const MAX_TEXT_PARTS = 5;
const countsTheText = ({ value, start, end }: FoundNumber, plain: string) =>
  start === 0 && Number(value) <= MAX_TEXT_PARTS && TEXT_PART.test(plain.slice(end));
