import type { AnsweredQuestion } from "../port";
import { FIELDS } from "./fields/all";
import type { Field } from "./fields/field";
import { subjectOf } from "./subject";

/** What a question asks weighs more than the guidance behind it. */
const ASKED_WEIGHT = 2;
/** In a school nearly every question names pupils: what so many share tells little about any of them. */
const SETTING_WEIGHT = 0.4;
const SETTING_FROM = 3;

/** Tells what questions and passages are about. */
export interface FieldFinder {
  /** The field that a question is about; undefined when no word of it tells. */
  ofQuestion(entry: AnsweredQuestion): Field | undefined;
  /** The fields that a passage speaks of, the best first. */
  inPassage(text: string): Field[];
}

export function createFieldFinder(entries: readonly AnsweredQuestion[]): FieldFinder {
  const asked = entries.map(({ question }) => question.questionText);
  const isSetting = new Map(
    FIELDS.map((field) => {
      const count = asked.filter((text) => mentions(text, field) > 0).length;
      return [field, count >= SETTING_FROM && count * 2 >= asked.length];
    }),
  );
  const weigh = (field: Field) => (isSetting.get(field) || field.isGeneral ? SETTING_WEIGHT : 1);

  return {
    ofQuestion({ question: { questionText, analysisPrompt } }) {
      const [best] = ranked(
        (field) =>
          weigh(field) *
          (ASKED_WEIGHT * mentions(questionText, field) + mentions(analysisPrompt ?? "", field)),
        (field) => lastMention(headOf(questionText), field),
      );
      return best;
    },
    inPassage: (text) => ranked((field) => weigh(field) * mentions(text, field)),
  };
}

/** Every field that a text names, the one with most words first. */
export const fieldsIn = (text: string): Field[] => ranked((field) => mentions(text, field));

/** How many different words of the field a text holds. */
function mentions(text: string, field: Field): number {
  return new Set((text.match(field.words) ?? []).map((word) => word.toLowerCase())).size;
}

/** What a question is about, without what is said of it: "finding volunteers" for the Saturday shift. */
function headOf(questionText: string): string {
  const subject = subjectOf(questionText)?.text ?? questionText;
  return subject.split(/ (?:for|to|with|on|in|over|at|from|during|between|by|about|of) /)[0] ?? "";
}

/** The word that decides in "appointment software" is the last. */
const lastMention = (text: string, field: Field) => [...text.matchAll(field.words)].at(-1)?.index ?? -1;

/** The fields with a score, the highest first; between equals a second score decides, then the list's own order. */
function ranked(score: (field: Field) => number, second: (field: Field) => number = () => 0): Field[] {
  return FIELDS.map((field) => ({ field, score: score(field) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || second(b.field) - second(a.field))
    .map(({ field }) => field);
}
