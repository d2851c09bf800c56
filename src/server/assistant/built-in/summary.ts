import { isAnswered } from "#shared/domain/answer";
import type { AdviceRequest } from "../port";
import { type Finding, isAskedFor } from "./findings";
import { briefly } from "./mention";
import { type Rated, ratingsOf, STRONG, WEAK } from "./ratings";
import { asksWhatItIs } from "./roles";
import { subjectOf } from "./subject";
import { saysNothing, voicesOf } from "./voices";
import { listed, pick } from "./wording";
import { subjectOfFinding } from "./work-items";

const SHORT_QUOTE = 100;
const FEW = 3;
const MOST_SKIPPED = 3;
const THEN = [
  "what follows is ordered by how much seems to hang on it",
  "the other points can wait until that one moves",
  "each of the other points is easier once that one moves",
  "the rest follows in the order of need",
] as const;

/** Where the participant stands, in a few sentences. `shown` are those that become recommendations. */
export function summaryOf(
  request: AdviceRequest,
  findings: readonly Finding[],
  shown: readonly Finding[],
): string {
  const given = request.answers.filter(({ answer }) => answer !== null && isAnswered(answer));
  if (given.length === 0)
    return "Every question was left open, so there is nothing to base recommendations on.";
  const ratings = ratingsOf(given);
  return [
    description(request),
    standing(ratings, findings),
    beginning(shown, request),
    thinness(request, given.length),
    skipped(request),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the person does, in their words, when they said it briefly. */
function description({ answers }: AdviceRequest): string {
  const [voice, another] = voicesOf(answers.filter(asksWhatItIs));
  if (!voice || another || voice.quote.length > SHORT_QUOTE || /[“”"]/.test(voice.quote)) return "";
  return `You describe your work as “${voice.quote.replace(/[.!]+$/, "")}”.`;
}

function standing(ratings: readonly Rated[], findings: readonly Finding[]): string {
  const sorted = [...ratings].sort((a, b) => a.level - b.level || a.entry.order - b.entry.order);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest)
    return "What follows rests on what you wrote and chose; there are no ratings to compare.";
  const low = sorted.filter(({ level }) => level <= WEAK);
  if (sorted.length > 1 && lowest.level === highest.level && lowest.value === highest.value)
    return `You gave everything the same rating, ${lowest.value} out of 5, so nothing stands out by number alone.`;
  if (low.length > 0) return lowStanding(low, sorted);
  if (highest.level < STRONG)
    return "Your ratings keep to the middle: nothing fails, and nothing is settled.";
  const hasTrouble = findings.some(({ voices }) => voices.some(({ tone }) => tone === "trouble"));
  if (lowest.level >= STRONG) {
    return hasTrouble
      ? "Your ratings are high throughout; it is your words that name what does not go well."
      : "Your ratings are high throughout, so the question is how to keep it that way.";
  }
  return `Nothing you rated is low, and you can build on ${briefly(highest)}.`;
}

/** `low` are the low ones among `sorted`, which is in the order of need and not empty. */
function lowStanding(low: readonly Rated[], sorted: readonly Rated[]): string {
  const [lowest] = low;
  const highest = sorted.at(-1);
  if (!lowest || !highest) return "";
  const isMostLow = low.length > sorted.length / 2 && sorted.length >= FEW;
  if (isMostLow && highest.level >= STRONG)
    return `Most of your ratings are low, ${briefly(lowest)} above all; the best mark goes to ${briefly(highest)}.`;
  if (isMostLow)
    return `Most of your ratings are low, ${briefly(lowest)} above all, so do not begin everywhere at once.`;
  if (highest.level >= STRONG)
    return `Your answers show two sides: the best mark goes to ${briefly(highest)}, the worst to ${briefly(lowest)}.`;
  return low.length === 1
    ? `One rating stands out as low: ${briefly(lowest)}.`
    : `Low ratings stand out, ${briefly(lowest)} above all.`;
}

function beginning([first, ...others]: readonly Finding[], request: AdviceRequest): string {
  const subject = first && subjectOfFinding(first);
  if (first === undefined || subject === undefined) return "";
  if (isAskedFor(first)) return `This assessment puts ${subject} first, and so do the recommendations.`;
  if (others.length === 0) return `Begin with ${subject}.`;
  return `Begin with ${subject}; ${pick(THEN, request.answers.map(({ question }) => question.questionText).join())}.`;
}

/** Little was said: then advice is a guess, and has to say so. */
function thinness({ answers }: AdviceRequest, given: number): string {
  const texts = answers.filter(({ question }) => question.questionType === "text");
  const isSilent =
    texts.length > 0 &&
    texts.every(({ answer }) => answer === null || !isAnswered(answer) || saysNothing(String(answer)));
  if (given < FEW || given * 2 < answers.length)
    return "You answered only a part of the questions, so take this as a place to start rather than a verdict.";
  return isSilent
    ? "You wrote little in your own words, so what lies behind the numbers is for you to add."
    : "";
}

function skipped({ answers }: AdviceRequest): string {
  const open = answers.filter(({ answer }) => answer === null || !isAnswered(answer));
  const subjects = open.flatMap(({ question }) => subjectOf(question.questionText)?.text ?? []);
  if (open.length === 0 || open.length === answers.length) return "";
  if (subjects.length === 0 || subjects.length < open.length || open.length > MOST_SKIPPED) return "";
  return `Nothing here speaks to ${listed(subjects)}, which you skipped.`;
}
