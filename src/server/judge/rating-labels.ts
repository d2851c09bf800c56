import { answerName } from "#shared/domain/answer";
import { type AnswerableQuestion, RATING_VALUES } from "#shared/domain/question";
import { type Reading, refused } from "./judgement";
import { bare, wordsOf } from "./normalise";
import { type Option, optionsSpeltOut, prepareOptions } from "./option";
import { optionsMisspelt } from "./option-similar";
import { level, likelyRating } from "./rating-words";
import { NEGATORS } from "./vocabulary";

/** What the author calls a step of the scale, ready to be compared. */
export interface Label extends Option {
  readonly rating: string;
  /** The rating with its label, as people are shown it. */
  readonly name: string;
}

/** A number before its label, as it is shown: "4 – mostly". */
const NUMBERED = /^([1-5])[\s,.:;)=–-]+(\S.*)$/s;
/** What changes nothing about a label beside it; "very" and its like would. */
const LEAD =
  /^(?:(?:i|id|im|we|were|it|its|that|thats|is|are|would|will|say|said|think|guess|probably|maybe|well|hmm|so|ok|for|us|me|my|answer) )+/;
const TAIL =
  /(?: (?:i|we|id|think|guess|believe|suppose|say|would|please|thanks|tbh|honestly|for|us|me|now|overall|at|the|moment))+$/;
/** Words before a label that make it more, less, or not it. */
const SHIFTING: ReadonlySet<string> = new Set(
  "very too so more less most least almost nearly quite rather hardly barely un non".split(" "),
);
/** A longer message says more than where on the scale. */
const MAX_WORDS = 10;

/** The steps of the scale that have a name. */
export function labelsOf(question: Pick<AnswerableQuestion, "scaleLabels">): Label[] {
  const shown = { questionType: "rating" as const, ...question };
  return prepareOptions(question.scaleLabels ?? []).flatMap((option) => {
    const rating = RATING_VALUES[option.index];
    return rating === undefined ? [] : [{ ...option, rating, name: answerName(shown, rating) }];
  });
}

/** A message that is a label, in any case, with or without accents, number and a few words around it; null for others. */
export function labelTold(labels: readonly Label[], message: string): Reading | null {
  const [, number, rest] = NUMBERED.exec(message) ?? [];
  if (rest !== undefined) {
    const told = speltOut(labels, rest);
    // "1, mostly" says two things where 4 is mostly.
    if (told.length > 0)
      return told.some(({ rating }) => rating === number) ? only(told) : refused("ambiguous");
  }
  return only(speltOut(labels, message));
}

/** A message that is a label but for slips of the finger; null for any other. */
export function labelMisspelt(labels: readonly Label[], message: string): Reading | null {
  return only(asLabels(labels, optionsMisspelt(labels, coreOf(message))));
}

/** The rating of the one label that stands in a short bare message as it is; null without one. */
export function labelInside(labels: readonly Label[], plain: string): string | null {
  if (wordsOf(plain).length > MAX_WORDS) return null;
  const inside = labels.filter((label) => label.bare !== "" && ` ${plain} `.includes(` ${label.bare} `));
  const longest = inside.filter((label) => !inside.some((other) => isWithin(label, other)));
  const [label, ...others] = longest;
  if (label === undefined || others.length > 0) return null;
  const [before = ""] = ` ${plain} `.split(` ${label.bare} `);
  const last = wordsOf(before.trim()).at(-1) ?? "";
  return NEGATORS.has(last) || SHIFTING.has(last) ? null : label.rating;
}

/** Whether the author's words run against what they usually mean on a scale: then no others are guessed at. */
export function isTurned(labels: readonly Label[]): boolean {
  return labels.some(({ bare: words, rating }) => {
    const usual = Number(likelyRating(words) ?? level(words) ?? 3);
    return (usual - 3) * (Number(rating) - 3) < 0;
  });
}

const isWithin = (label: Label, other: Label) =>
  label !== other && ` ${other.bare} `.includes(` ${label.bare} `) && other.bare !== label.bare;

function speltOut(labels: readonly Label[], text: string): Label[] {
  const whole = asLabels(labels, optionsSpeltOut(labels, text));
  const core = coreOf(text);
  return whole.length > 0 || core === "" ? whole : asLabels(labels, optionsSpeltOut(labels, core));
}

const asLabels = (labels: readonly Label[], found: readonly Option[]): Label[] =>
  labels.filter(({ index }) => found.some((option) => option.index === index));

const coreOf = (text: string) => bare(text).replace(LEAD, "").replace(TAIL, "");

function only(found: readonly Label[]): Reading | null {
  const [label, ...others] = found;
  if (label === undefined) return null;
  if (others.length > 0) return refused("ambiguous");
  return { kind: "answer", answer: label.rating, understoodAs: label.name };
}
