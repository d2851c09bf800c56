import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, checkAnswer, isSkip } from "#shared/domain/answer";
import { inTabStorage } from "../ui/browser/tab-storage";

/**
 * Drafts of unsent answers, one per question of an attempt, shared by chat and form. In sessionStorage, because answers
 * can be private and the computer can be shared.
 */
interface DraftPlace {
  attemptId: number;
  questionId: number;
}

const PREFIX = "draft:";
/** Has the drafts' prefix, so that it is deleted with them. */
const OWNER = `${PREFIX}owner`;
const keyOf = ({ attemptId, questionId }: DraftPlace) => `${PREFIX}${attemptId}:${questionId}`;
/** Stored separately, because a draft without text is deleted. */
const emptiedKeyOf = (place: DraftPlace) => `${keyOf(place)}:emptied`;

/** The draft's text; "" if there is none or the browser has no storage. */
export function readDraft(place: DraftPlace): string {
  return inTabStorage((storage) => storage.getItem(keyOf(place))) ?? "";
}

/** Stores a draft; a blank text deletes it. */
export function keepDraft(place: DraftPlace, text: string): void {
  dropDraft(place);
  if (text.trim() !== "") inTabStorage((storage) => storage.setItem(keyOf(place), text));
}

/** Records that a stored answer was emptied in the form. @param stored the answer on the server */
export function keepEmptied(place: DraftPlace, stored: string): void {
  dropDraft(place);
  inTabStorage((storage) => storage.setItem(emptiedKeyOf(place), stored));
}

/** The stored answer that was emptied; null if it wasn't. */
export function emptiedAt(place: DraftPlace): string | null {
  return inTabStorage((storage) => storage.getItem(emptiedKeyOf(place))) ?? null;
}

/** Deletes a draft after the server has stored the answer. */
export function dropDraft(place: DraftPlace): void {
  inTabStorage((storage) => {
    storage.removeItem(keyOf(place));
    storage.removeItem(emptiedKeyOf(place));
  });
}

/** Sets the owner of the drafts, and deletes those of another participant. */
export function claimDrafts(participantId: number): void {
  const owner = inTabStorage((storage) => storage.getItem(OWNER));
  if (owner && owner !== String(participantId)) dropAllDrafts();
  inTabStorage((storage) => storage.setItem(OWNER, String(participantId)));
}

/** Whether a participant signed in in this tab and hasn't signed out. */
export function hasDraftOwner(): boolean {
  return Boolean(inTabStorage((storage) => storage.getItem(OWNER)));
}

/** Whether this tab has any drafts. */
export function hasDrafts(): boolean {
  const keys = inTabStorage((storage) => Object.keys(storage)) ?? [];
  return keys.some((key) => key.startsWith(PREFIX) && key !== OWNER);
}

/** Deletes all drafts and their owner, on sign-out. */
export function dropAllDrafts(): void {
  inTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** Options are joined by line breaks, which they can't contain. */
const toDraftText = (answer: AnswerValue) => (typeof answer === "string" ? answer : answer.join("\n"));

/** A draft as an answer; undefined if it isn't valid for the question, such as half a sentence from the chat. */
export function draftAnswer(question: AttemptQuestion, text: string): AnswerValue | undefined {
  if (question.questionType === "text") return text;
  const check = checkAnswer(question, question.selection === "several" ? text.split("\n") : text);
  return check.ok && !isSkip(check.answer) ? check.answer : undefined;
}

/** Stores an answer as a draft until the server has it. */
export function keepAnswer(place: DraftPlace, answer: AnswerValue): void {
  keepDraft(place, toDraftText(answer));
}

/** Deletes the draft of a stored answer, unless it has changed since. */
export function dropStored(place: DraftPlace, answer: AnswerValue): void {
  if (readDraft(place) === toDraftText(answer)) dropDraft(place);
}
