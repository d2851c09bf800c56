import { answerName, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { statementOf } from "./clauses";
import { tokensOf } from "./cues";
import { type Reading, refused } from "./judgement";
import { mentionsIn, offerOf } from "./mentions";
import { isGreeting, isNoise } from "./noise";
import { bare, fold } from "./normalise";
import { withParts } from "./parts";
import { asksAnything } from "./question-back";
import { sentenceOf } from "./sentence";
import { settle } from "./settle";
import { asksToSkip, asksToWait, doesNotApply, isUnsure } from "./skip";
import { countStars, withoutStars } from "./stars";
import { numbered, spelledOut, type Value, valuesOf } from "./values";

/**
 * Reads which of the things that a closed question offers a message chooses: a rating is a choice among five values.
 * The text of an option always goes before its number: "10" is the option "10" before it is the tenth one.
 */
export function readClosed(question: AnswerableQuestion, message: string): Reading {
  // What the skip button sends is never an option, whatever the options are called.
  if (isSkip(message)) return { kind: "skip" };
  const values = valuesOf(question);
  const ticked = tickedIn(values, message);
  if (ticked.length > 1) return { kind: "answer", answer: ticked, understoodAs: null };
  const exact = exactly(question, values, message);
  if (exact !== null) return exact;
  return withoutAnswer(values, message) ?? readSentence(question, values, message);
}

/** What the boxes send that are ticked: an option a line, and nothing else; empty for any other message. */
function tickedIn(values: readonly Value[], message: string): string[] {
  const lines = [...new Set(message.split("\n"))];
  return lines.every((line) => values.some(({ answer }) => answer === line)) ? lines : [];
}

function exactly(question: AnswerableQuestion, values: readonly Value[], message: string): Reading | null {
  const rating =
    question.questionType === "rating" ? values.find(({ answer }) => answer === message) : undefined;
  const spelt = rating ? [rating] : spelledOut(values, message);
  const [value, ...others] =
    spelt.length > 0 ? spelt : [numbered(values, message)].flatMap((each) => each ?? []);
  if (value === undefined) return null;
  if (others.length > 0)
    return refused(
      "ambiguous",
      spelt.map(({ answer }) => answer),
    );
  const { answer, text } = value;
  const isVerbatim =
    answer === message ||
    (text === answer && fold(text) === fold(message)) ||
    (text === answer && bare(text) === bare(message));
  return { kind: "answer", answer, understoodAs: isVerbatim ? null : answerName(question, answer) };
}

/** Skips, doubts and questions; an option that says the same ("Prefer not to say") is chosen instead. */
function withoutAnswer(values: readonly Value[], message: string): Reading | null {
  if (asksToWait(message)) return refused("unsure");
  const isUnknown = isUnsure(message);
  const isSkipped = asksToSkip(message) || doesNotApply(message);
  if (isUnknown || isSkipped) {
    const says = isUnknown ? isUnsure : (text: string) => asksToSkip(text) || doesNotApply(text);
    const [same, ...others] = values.filter(({ text }) => says(text));
    if (same && others.length === 0) return { kind: "answer", answer: same.answer, understoodAs: same.text };
    if (same) return refused("ambiguous");
    return isUnknown ? refused("unsure") : { kind: "skip" };
  }
  return asksAnything(message) ? refused("question") : null;
}

const LINE_ENDS = /\n+/g;

function readSentence(question: AnswerableQuestion, values: readonly Value[], message: string): Reading {
  const offer = offerOf(question, values);
  const stars = offer.isRating ? countStars(fold(message)) : null;
  const sentence = sentenceOf(starless(message, stars).replace(LINE_ENDS, ". "));
  const tokens = tokensOf(sentence, mentionsIn(offer, sentence));
  const statement = statementOf(
    offer.isRating && values.every(({ text }) => text === "") ? tokens : withParts(values, sentence, tokens),
  );
  const reading = settle(offer, statement, message);
  if (stars !== null) return starred(values, stars, reading, message);
  if (reading !== null) return reading;
  if (isGreeting(message)) return refused("greeting");
  return refused(isNoise(message) ? "noise" : "unclear");
}

const starless = (message: string, stars: number | null) =>
  stars === null ? message : withoutStars(fold(message)).replace(/^ ?(?:\/|out of) ?5/, "");

/** Stars are a value unless a number beside them says another; whether "☆☆☆" means three or none, nobody can tell. */
function starred(values: readonly Value[], stars: number, reading: Reading | null, message: string): Reading {
  if (stars === 0) return refused("ambiguous");
  const value = values[stars - 1];
  if (reading?.kind === "answer" && (stars === 1 || reading.answer === value?.answer)) return reading;
  if (reading?.kind === "answer") return refused("ambiguous");
  if (/\d/.test(withoutStars(fold(message)).replace(/(?:\/|out of) ?5/, ""))) return refused("ambiguous");
  return value
    ? { kind: "answer", answer: value.answer, understoodAs: value.answer }
    : refused("out-of-range");
}
