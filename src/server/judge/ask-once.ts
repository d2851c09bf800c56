import type { AnswerableQuestion } from "#shared/domain/question";
import { bare, fold } from "./normalise";
import { cardinal, loneNumber } from "./number-words";
import { isUnsure } from "./skip";

/** "No idea how to keep customers" says something; a bare "no idea" does not. */
const TELLS = /\b(?:idea|clue) (?!yet$|sorry$|tbh$|really$|honestly$|lol$|about (?:this|that|it)$)/;
const BARE_NUMBER = /^[-+#]?\d+(?:[.,]\d+)*[.!]*$/;
/** Questions that a number answers, in the languages that questions are most often asked in. */
const ASKS_NUMBER =
  /\b(?:how (?:many|much|often|long|old|far|big|large|high)|when (?:are|did|do|does|is|was|were|will)|percent|percentage|number|amount|year|age|count|date|scale|score|size|since|wie ?viele?|wie (?:oft|lange|alt|hoch|gross)|wann|jahr|zahl|anzahl|prozent|seit|combien|quand|annee|pourcentage|cuant[oa]s?|cuando|ano|porcentaje|quant[oaie]s?|quando|anno|percentuale|porcentagem|hoeveel|hoe (?:vaak|lang)|wanneer|ile|kiedy|kac|ne zaman)\b|(?<!\p{L})(?:сколько|когда|كم|متى|कितन|कब)|多少|几|幾|何年|いくつ|いつ|몇|언제/u;

/**
 * Why a careful person would ask once before taking a reply to an open question that says next to nothing: a bare
 * "idk", or a number where none was asked for. Null when the reply reads as an answer.
 */
export function doubtAbout(
  { questionText }: AnswerableQuestion,
  message: string,
): "unsure" | "bare-number" | null {
  const plain = bare(message);
  if (isUnsure(message) && !TELLS.test(plain)) return "unsure";
  const isNumber = BARE_NUMBER.test(fold(message)) || cardinal(plain) !== null || loneNumber(plain) !== null;
  return isNumber && !asksNumber(questionText) ? "bare-number" : null;
}

function asksNumber(questionText: string): boolean {
  return ASKS_NUMBER.test(bare(questionText)) || questionText.includes("%");
}
