import { answerText, isAnswered } from "#shared/domain/answer";
import type { AdviceRequest } from "../port";
import { createFieldFinder } from "./field-of";
import { type Group, Groups } from "./groups";
import { type Focus, focusOf, isUrgent } from "./guidance";
import { MIDDLE, ratingsOf, WEAK } from "./ratings";
import { roleOf } from "./roles";
import { type Voice, voicesOf } from "./voices";
import { haveWordInCommon } from "./wording";

/** Answers about one thing, read together; the lowest rating comes first. */
export interface Finding extends Group {
  /** How good things are, 1 to 5. */
  level: number;
  /** How much the template asks to look at it. */
  weight: number;
}

/** Below this level something is wrong; from there on it could be better. */
export const WRONG = 2.6;
/** Where no rating tells: trouble in somebody's own words, the same where the rating is high, a priority, a remark. */
const TROUBLED = 2.5;
const CONTRADICTED = 2.55;
const CHOSEN = 2.7;
const WISHED = 2.9;
const REMARKED = 3.4;
const CONTENT = 4;

/** What the template names, what it calls urgent, what it mentions. */
const ASKED_FOR = 3;
const URGENT = 2;
const MENTIONED = 1;

/** Everything that the answers show, what needs attention first. */
export function findingsOf(request: AdviceRequest): Finding[] {
  const given = request.answers.filter(({ answer }) => answer !== null && isAnswered(answer));
  const groups = new Groups(createFieldFinder(request.answers));
  const rated = ratingsOf(given).sort((a, b) => a.level - b.level || a.entry.order - b.entry.order);
  for (const rating of rated) groups.addRating(rating);
  for (const entry of given) {
    if (roleOf(entry) === "priority") groups.addChoice(entry, answerText(entry.answer ?? ""));
  }
  for (const voice of voicesOf(given).filter(isAboutNeed)) groups.addVoice(voice, rated);
  const focus = focusOf(request.resultsAnalysisPrompt);
  return groups
    .all()
    .map((group) => ({ ...group, level: levelOf(group), weight: weightOf(group, focus) }))
    .sort(byNeed);
}

/** Whether the template put the finding first by name. */
export const isAskedFor = ({ weight }: Finding) => weight >= ASKED_FOR;

/** What somebody is asked to praise is no remark on what is low. */
const isAboutNeed = ({ entry, tone }: Voice) =>
  roleOf(entry) !== "context" && !(tone === "strength" && roleOf(entry) === "strength");

function levelOf({ ratings, strong, choices, voices }: Group): number {
  const hasTone = (tone: Voice["tone"]) => voices.some((voice) => voice.tone === tone);
  const [lowest] = ratings;
  if (lowest)
    return lowest.level === MIDDLE && (hasTone("trouble") || choices.length > 0) ? TROUBLED : lowest.level;
  if (hasTone("trouble")) return strong.length > 0 ? CONTRADICTED : TROUBLED;
  if (choices.length > 0) return strong.length > 0 ? WISHED : CHOSEN;
  if (strong.length > 0) return CONTENT;
  return hasTone("wish") ? WISHED : REMARKED;
}

function weightOf({ field, ratings, voices }: Group, focus: Focus): number {
  const entries = [...ratings, ...voices].map(({ entry }) => entry);
  const isNamed =
    field === undefined
      ? focus.words !== "" &&
        entries.some(({ question }) => haveWordInCommon(focus.words, question.questionText))
      : focus.fields.has(field);
  if (isNamed) return ASKED_FOR;
  if (ratings.some(({ entry, level }) => level <= WEAK && isUrgent(entry.question.analysisPrompt)))
    return URGENT;
  return field !== undefined && focus.mentioned.has(field) ? MENTIONED : 0;
}

/** What the template puts first, then what is lowest, then what most answers speak of. */
function byNeed(a: Finding, b: Finding): number {
  const first = (finding: Finding) => (finding.weight >= URGENT ? finding.weight : 0);
  return first(b) - first(a) || a.level - b.level || b.weight - a.weight || support(b) - support(a);
}

const support = ({ ratings, choices, voices }: Group) => ratings.length + choices.length + voices.length;
