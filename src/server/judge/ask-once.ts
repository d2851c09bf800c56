import type { AnswerableQuestion } from "#shared/domain/question";
import { bare, fold } from "./normalise";
import { cardinal, loneNumber } from "./number-words";
import { isUnsure } from "./skip";

const UNKNOWN =
  "It is fine not to know. What comes to mind first, or what would you need to know to answer? If there is nothing, send the same again.";
const NUMBER = "Could you say in words what you mean? If the number is all there is to say, send it again.";
const SKIP_HINT = ' Or type "skip" to leave this one out.';

/** "No idea how to keep customers" says something; a bare "no idea" does not. */
const TELLS = /\b(?:idea|clue) (?!yet$|sorry$|tbh$|really$|honestly$|lol$|about (?:this|that|it)$)/;
const BARE_NUMBER = /^[-+#]?\d+(?:[.,]\d+)*[.!]*$/;
/** Questions that a number answers, in the languages that questions are most often asked in. */
const ASKS_NUMBER =
  /\b(?:how (?:many|much|often|long|old|far|big|large|high)|when (?:are|did|do|does|is|was|were|will)|percent|percentage|number|amount|year|age|count|date|scale|score|size|since|wie ?viele?|wie (?:oft|lange|alt|hoch|gross)|wann|jahr|zahl|anzahl|prozent|seit|combien|quand|annee|pourcentage|cuant[oa]s?|cuando|ano|porcentaje|quant[oaie]s?|quando|anno|percentuale|porcentagem|hoeveel|hoe (?:vaak|lang)|wanneer|ile|kiedy|kac|ne zaman)\b|(?<!\p{L})(?:сколько|когда|كم|متى|कितन|कब)|多少|几|幾|何年|いくつ|いつ|몇|언제/u;

/**
 * What a careful person would ask once before taking a reply to an open question that says next to nothing: a bare
 * "idk", or a number where none was asked for. Null when the reply reads as an answer. Only where no model looks.
 */
export function askOnce(question: AnswerableQuestion, message: string): string | null {
  const help = doubtAbout(question, message);
  return help === null || question.isRequired ? help : help + SKIP_HINT;
}

function doubtAbout({ questionType, questionText }: AnswerableQuestion, message: string): string | null {
  if (questionType !== "text") return null;
  const plain = bare(message);
  if (isUnsure(message) && !TELLS.test(plain)) return UNKNOWN;
  const isNumber = BARE_NUMBER.test(fold(message)) || cardinal(plain) !== null || loneNumber(plain) !== null;
  return isNumber && !asksNumber(questionText) ? NUMBER : null;
}

function asksNumber(questionText: string): boolean {
  return ASKS_NUMBER.test(bare(questionText)) || questionText.includes("%");
}
