import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, checkAnswer, isAnswered, isSkip, SKIP, storedAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { alreadyText, nothingYetText, offerText, whichText } from "../../chat-replies/edit-suggestion-text";
import type { Talk } from "../../chat-replies/reply-context";
import { answerNamed, namesQuestion } from "../../answer-parser/yes-no-reply";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Correction, Judgement, Place } from "../../answer-parser/parse-result";
import { addsTo, keepsOnly, removesFrom, waysIn } from "../../answer-parser/moves/change";
import { isSameAnswer } from "../attempts/rules";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { asWritten, namedIn } from "./named";

/**
 * Changing an earlier answer by words (decision 0081). Nothing changes before it is said which answer becomes what: the
 * reply offers that, and one press, or a yes, makes the change by the editor's own way.
 */
type Offer = NonNullable<MessageMetadata["offer"]>;

/** What is said to who corrects an answer; without an offer where they named none that was given. */
export interface Offering {
  response: string;
  offer?: Offer;
  /** Set where the reply asks which answer is meant. */
  asksWhich?: true;
}

/** What a correction comes to, whatever a model says of it. */
export function offerFor(sitting: Sitting, { place, words }: Correction, talk: Talk): Offering {
  const { responses } = sitting.attempt;
  const { asked, given } = answersIn(sitting);
  const written = words === null ? null : asWritten(words, talk.message);
  const told = written === null || place === "previous" ? talk.message : talk.message.replace(written, " ");
  const takers = words === null ? takersOf(sitting, given, talk.message) : [];
  const question = questionAt(sitting, place, told) ?? (takers.length === 1 ? takers[0] : undefined);
  if (given.length === 0) return { response: nothingYetText(null, talk) };
  if (!question) return { response: whichText(talk), asksWhich: true };
  if (!given.includes(question)) return { response: nothingYetText(asked.indexOf(question) + 1, talk) };
  const [, said] = valueIn(question, responses[question.id], { place, words: written }, talk.message);
  const answer = said && answerOf(said);
  return offering(sitting, question, amended(question, responses[question.id], answer, talk.message), talk);
}

/** The questions that apply, and those of them that were answered or left out. */
export function answersIn({ attempt: { questions, responses } }: Sitting) {
  const asked = visible(questions, responses);
  return { asked, given: givenIn(asked, responses) };
}

/** The question that a place or, without one, words of a message name: one with an answer before one without. */
export function questionAt(sitting: Sitting, place: Place, told: string): AttemptQuestion | undefined {
  const { asked, given } = answersIn(sitting);
  // "The question before, on the deadline".
  if (place === "previous") return namedIn(given, told) ?? answeredLast(given, sitting.messages);
  return place === null ? (namedIn(given, told) ?? namedIn(asked, told)) : asked[place - 1];
}

/** "Wait, there are 11 of us now": the newest closed questions that this would answer otherwise; of more than one, two. */
export function takersOf({ attempt }: Sitting, given: readonly AttemptQuestion[], message: string) {
  const takers: AttemptQuestion[] = [];
  for (const question of given.slice(-NEWEST)) {
    const before = attempt.responses[question.id];
    const [, said] = valueIn(question, before, { place: null, words: null }, message);
    if (said?.outcome === "accepted" && !isSameAnswer(said.answer, before)) takers.push(question);
    if (takers.length > 1) break;
  }
  return takers;
}

/** Nobody means an answer so long ago without naming it. */
const NEWEST = 12;

/**
 * What an answer is to become: the words that say so, else what else a message tells that a closed question takes, and
 * that is not its answer yet; with what that comes to, and the very first where none will do.
 */
export function valueIn(
  question: AttemptQuestion,
  before: AnswerValue | undefined,
  { place, words }: Correction,
  message: string,
): readonly [string | null, Judgement | null] {
  const isNumberOnly = answerNamed(message)?.words === null;
  const isClosed = question.questionType !== "text" && !isNumberOnly;
  // In "that was for question 1" the number is no value.
  const isValue = (way: string) => !namesQuestion(way);
  const own = words === null || !isValue(words) ? [] : [words];
  const told = [
    ...clausesOf(words ?? "").filter(isValue),
    ...waysIn(message, place),
    ...(place === null ? [message] : []),
  ];
  let asBefore: readonly [string, Judgement] | undefined;
  let probably: typeof asBefore;
  for (const way of new Set([...own, ...(isClosed ? told : [])])) {
    const said = judgeAnswer(question, way);
    if (said.outcome === "accepted" && !isSameAnswer(said.answer, before)) return [way, said];
    if (way === words && answerOf(said) !== null) asBefore = [way, said];
    if (words !== null) probably ??= likelyOf(question, way, said);
  }
  return asBefore ?? probably ?? [words, null];
}

/** What a message probably means, as it is going to be offered anyway. */
function likelyOf(
  question: AttemptQuestion,
  way: string,
  said: Judgement,
): readonly [string, Judgement] | undefined {
  if (said.outcome !== "rejected" || said.refusal.reason !== "likely") return undefined;
  const check = checkAnswer(question, [...said.refusal.candidates]);
  return check.ok
    ? [way, { outcome: "accepted", answer: check.answer, understoodAs: null, isExact: false }]
    : undefined;
}

/** "No-shows are often" and what stands behind it, of "no-shows are often, I was thinking of last year". */
const clausesOf = (words: string): string[] => words.split(/[,;.]+/).filter((clause) => clause.trim() !== "");

/** Asks whether it should be that; or what, where that is not known. What is stored already is only said. */
export function offering(
  { attempt }: Sitting,
  question: AttemptQuestion,
  named: AnswerValue | null,
  talk: Talk,
) {
  const { questions, responses } = attempt;
  const isNew = named !== null && !isSameAnswer(named, responses[question.id]);
  const answer = isNew ? storedAnswer(named) : null;
  const number = visible(questions, responses).indexOf(question) + 1;
  if (named !== null && !isNew) return { response: alreadyText({ number, question }, named, talk) };
  return {
    offer: { questionId: question.id, answer },
    response: offerText({ number, question }, answer, talk),
  };
}

/** The questions that were answered or left out, of those that apply. */
export const givenIn = (asked: readonly AttemptQuestion[], responses: Sitting["attempt"]["responses"]) =>
  asked.filter(({ id }) => responses[id] !== undefined);

/** The question that was answered last, in whichever order. */
export function answeredLast(given: readonly AttemptQuestion[], messages: readonly ChatMessage[]) {
  const last = messages.findLast(({ role, metadata }) => role === "user" && metadata.isValid === true);
  return given.find(({ id }) => id === last?.metadata.questionId) ?? given.at(-1);
}

/**
 * "Also farmers" leaves what was chosen of several, "remove the web shop" leaves the rest of it; what stands alone has nothing
 * beside it. Null where nothing would be left, or nothing goes.
 */
export function amended(
  question: AttemptQuestion,
  before: AnswerValue | undefined,
  named: AnswerValue | null,
  message: string,
): AnswerValue | null {
  const { selection, options } = question;
  if (named === null || isSkip(named) || selection !== "several" || !isAnswered(before)) return named;
  const [had, own] = [new Set([before].flat()), new Set([named].flat())];
  if (removesFrom(message)) {
    const rest = [...had].filter((value) => !own.has(value));
    const isOnlyLess = rest.length === had.size - own.size && !addsTo(message) && !keepsOnly(message);
    return isOnlyLess && rest.length > 0 ? rest : null;
  }
  if (!addsTo(message)) return named;
  const check = checkAnswer(question, options?.filter((option) => had.has(option) || own.has(option)) ?? []);
  return check.ok ? check.answer : named;
}

const answerOf = (said: Judgement): AnswerValue | null =>
  said.outcome === "skipped" ? SKIP : said.outcome === "accepted" ? said.answer : null;

/**
 * Which answer a message names right after we asked which one is to be changed, or offered to change another: "no, question
 * 4"; null where it says something else.
 */
export function correctionGiven(
  { attempt: { questions, responses }, messages }: Sitting,
  { message }: AnswerTurn,
): Correction | null {
  const { asksWhich, offer } = messages.findLast(({ role }) => role === "bot")?.metadata ?? {};
  const named = asksWhich || (offer && namesQuestion(message)) ? answerNamed(message) : null;
  const question =
    typeof named?.place === "number" ? visible(questions, responses)[named.place - 1] : undefined;
  return question && responses[question.id] !== undefined ? named : null;
}
