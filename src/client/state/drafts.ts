import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, checkAnswer, isSkip } from "#shared/domain/answer";
import { inTabStorage } from "../ui/browser/tab-storage";

/**
 * What somebody has typed but not sent, kept for this tab only: answers can be private, and a shared computer
 * outlives the tab. One draft for each question of an attempt; chat and form share it.
 */
interface DraftPlace {
  attemptId: number;
  questionId: number;
}

const PREFIX = "draft:";
/** Under the drafts' prefix, so that it goes when they go. */
const OWNER = `${PREFIX}owner`;
const keyOf = ({ attemptId, questionId }: DraftPlace) => `${PREFIX}${attemptId}:${questionId}`;
/** That an answer was emptied stands apart: a draft without text is none. */
const emptiedKeyOf = (place: DraftPlace) => `${keyOf(place)}:emptied`;

/** The text typed so far; empty when there is none, or when the browser keeps nothing. */
export function readDraft(place: DraftPlace): string {
  return inTabStorage((storage) => storage.getItem(keyOf(place))) ?? "";
}

/** Keeps the text; a blank one is forgotten. */
export function keepDraft(place: DraftPlace, text: string): void {
  dropDraft(place);
  if (text.trim() !== "") inTabStorage((storage) => storage.setItem(keyOf(place), text));
}

/** Keeps that this answer, which the server has, was emptied. */
export function keepEmptied(place: DraftPlace, stored: string): void {
  dropDraft(place);
  inTabStorage((storage) => storage.setItem(emptiedKeyOf(place), stored));
}

/** The answer that was emptied, as `keepEmptied` was given it; null where none was. */
export function emptiedAt(place: DraftPlace): string | null {
  return inTabStorage((storage) => storage.getItem(emptiedKeyOf(place))) ?? null;
}

/** Forgets the draft, as the server has it now. */
export function dropDraft(place: DraftPlace): void {
  inTabStorage((storage) => {
    storage.removeItem(keyOf(place));
    storage.removeItem(emptiedKeyOf(place));
  });
}

/** Says whose drafts these are from now on: those of somebody else are forgotten. */
export function claimDrafts(participantId: number): void {
  const owner = inTabStorage((storage) => storage.getItem(OWNER));
  if (owner && owner !== String(participantId)) dropAllDrafts();
  inTabStorage((storage) => storage.setItem(OWNER, String(participantId)));
}

/** Whether somebody has been signed in in this tab who has not logged out. */
export function hasDraftOwner(): boolean {
  return Boolean(inTabStorage((storage) => storage.getItem(OWNER)));
}

/** Whether anything that was typed in this tab waits to be shown again. */
export function hasDrafts(): boolean {
  const keys = inTabStorage((storage) => Object.keys(storage)) ?? [];
  return keys.some((key) => key.startsWith(PREFIX) && key !== OWNER);
}

/** Forgets every draft and whose they were, on logout. */
export function dropAllDrafts(): void {
  inTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** Options are one line each, so that several of them make one text. */
const asText = (answer: AnswerValue) => (typeof answer === "string" ? answer : answer.join("\n"));

/**
 * A draft as the answer it stands for; undefined when it is no option and no rating, such as half a sentence from
 * the chat.
 */
export function draftAnswer(question: AttemptQuestion, text: string): AnswerValue | undefined {
  if (question.questionType === "text") return text;
  const check = checkAnswer(question, question.selection === "several" ? text.split("\n") : text);
  return check.ok && !isSkip(check.answer) ? check.answer : undefined;
}

/** Keeps an answer on this device until the server has it. */
export function keepAnswer(place: DraftPlace, answer: AnswerValue): void {
  keepDraft(place, asText(answer));
}

/** Forgets the draft of an answer that was stored, unless it was changed again meanwhile. */
export function dropStored(place: DraftPlace, answer: AnswerValue): void {
  if (readDraft(place) === asText(answer)) dropDraft(place);
}
