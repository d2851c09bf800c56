/**
 * What somebody has typed but not sent, kept for this tab only: answers can be private, and a shared computer
 * outlives the tab. One draft for each question of an attempt; chat and form share it.
 */
export interface DraftPlace {
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
  return inStorage((storage) => storage.getItem(keyOf(place))) ?? "";
}

/** Keeps the text; a blank one is forgotten. */
export function keepDraft(place: DraftPlace, text: string): void {
  dropDraft(place);
  if (text.trim() !== "") inStorage((storage) => storage.setItem(keyOf(place), text));
}

/** Keeps that this answer, which the server has, was emptied. */
export function keepEmptied(place: DraftPlace, stored: string): void {
  dropDraft(place);
  inStorage((storage) => storage.setItem(emptiedKeyOf(place), stored));
}

/** The answer that was emptied, as `keepEmptied` was given it; null where none was. */
export function emptiedAt(place: DraftPlace): string | null {
  return inStorage((storage) => storage.getItem(emptiedKeyOf(place))) ?? null;
}

/** Forgets the draft, as the server has it now. */
export function dropDraft(place: DraftPlace): void {
  inStorage((storage) => {
    storage.removeItem(keyOf(place));
    storage.removeItem(emptiedKeyOf(place));
  });
}

/** Says whose drafts these are from now on: those of somebody else are forgotten. */
export function claimDrafts(participantId: number): void {
  const owner = inStorage((storage) => storage.getItem(OWNER));
  if (owner && owner !== String(participantId)) dropAllDrafts();
  inStorage((storage) => storage.setItem(OWNER, String(participantId)));
}

/** Whether somebody has been signed in in this tab who has not logged out. */
export function hasDraftOwner(): boolean {
  return Boolean(inStorage((storage) => storage.getItem(OWNER)));
}

/** Whether anything that was typed in this tab waits to be shown again. */
export function hasDrafts(): boolean {
  const keys = inStorage((storage) => Object.keys(storage)) ?? [];
  return keys.some((key) => key.startsWith(PREFIX) && key !== OWNER);
}

/** Forgets every draft and whose they were, on logout. */
export function dropAllDrafts(): void {
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** A full or forbidden storage must never stop anybody from answering. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
