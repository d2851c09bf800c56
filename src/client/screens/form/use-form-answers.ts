import { useCallbackRef } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Attempt, AttemptQuestion, SavedAnswers } from "#shared/contracts/attempts";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import { type AnswerValue, isAnswered, isBlank, type Responses, sameAnswers } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { useAttemptCache } from "../../api/attempt-cache";
import { api, type Inputs, trpc } from "../../api/trpc";
import { dropStored, keepAnswer, keepEmptied } from "../../state/drafts";
import { afterPaint } from "../../ui/browser/after-paint";
import { announce } from "../../ui/feedback/announcer";
import { errorCode, isUnauthorized } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { SAVE_TIMEOUT } from "../screen-delays";
import { pruneStoredDrafts, readClearedAnswers, readDrafts } from "./answer-drafts";
import {
  answersWithEdits,
  displayedAnswer,
  type Edited,
  firstRefused,
  isStored,
  savable,
  savedAnswersOf,
  withoutSaved,
} from "./answers";

export type SaveState =
  | { name: "idle" }
  | { name: "saving" }
  | { name: "saved"; at: Date }
  | { name: "failed" };

/** Scope that runs an attempt's saves and its completion one after another. */
export const savesOf = (attemptId: number) => ({ id: `save-${attemptId}` });

/** Result of a save; "completed" if the attempt was completed elsewhere and accepts no more answers. */
export type SaveOutcome = "saved" | "failed" | "completed";

/**
 * Holds and saves the form's answers. Drafts are only displayed until they are edited or their question is saved.
 * `onCompletedElsewhere` is called when the attempt turns out to be completed.
 */
export function useFormAnswers(
  attempt: Attempt,
  questions: readonly AttemptQuestion[],
  onCompletedElsewhere: () => void,
) {
  const [drafts, setDrafts] = useState<Edited>(() => readDrafts(attempt, questions));
  const [edited, setEdited] = useState<Edited>(() => readClearedAnswers(attempt, questions));
  const [saveState, setSaveState] = useState<SaveState>({ name: "idle" });
  /** A ref, because the navigation guard reads it before the next render. */
  const isUnsaved = useRef(false);
  /** The running save, to avoid sending the same answers twice: blur and Next both save. */
  const runningSave = useRef<{ content: string; outcome: Promise<SaveOutcome> }>(undefined);
  /** Revision of the newest answers from the server. */
  const revision = useRef(0);
  const cache = useAttemptCache();
  const utils = trpc.useUtils();
  const { id } = attempt;
  const stored = useKnown(attempt.responses);

  const answerTo = (question: AttemptQuestion) => displayedAnswer(question.id, stored, drafts, edited);
  /** Questions that are visible with `changed` applied. Changes to hidden questions are kept here but not sent. */
  const visibleWith = (changed: Edited) => visible(questions, answersWithEdits(stored, changed));

  const { mutateAsync } = useMutation({
    mutationFn: (input: Inputs["user"]["attempts"]["saveResponses"]) =>
      api.user.attempts.saveResponses.mutate(input, { signal: AbortSignal.timeout(SAVE_TIMEOUT) }),
    scope: savesOf(id),
    onSuccess: adopt,
  });

  function adopt({ progress, responses, revision: newRevision }: Omit<SavedAnswers, "ignored">): void {
    revision.current = newRevision;
    cache.saved(id, { progress, responses });
  }

  /** Records a change and returns all changes. */
  function recordChange(questionId: number, answer: AnswerValue): Edited {
    setDrafts(({ [questionId]: _, ...otherDrafts }) => otherDrafts);
    setEdited((before) => ({ ...before, [questionId]: answer }));
    return { ...edited, [questionId]: answer };
  }

  function change(question: AttemptQuestion, answer: AnswerValue): void {
    const changed = recordChange(question.id, answer);
    const place = { attemptId: id, questionId: question.id };
    const before = attempt.responses[question.id];
    if (isBlank(answer) && isAnswered(before)) keepEmptied(place, JSON.stringify(before));
    else keepAnswer(place, answer);
    if (question.questionType !== "text") void store(changed);
  }

  /** Saves all changes, plus the draft of `on`. A failure shows a toast and loses nothing. */
  function save(on?: AttemptQuestion): Promise<SaveOutcome> {
    const draft = on && drafts[on.id];
    return store(on && draft !== undefined ? recordChange(on.id, draft) : edited);
  }

  /** Saves changes that differ from the stored answers; joins a running save of the same content. */
  async function store(changed: Edited): Promise<SaveOutcome> {
    const responses = savable(visibleWith(changed), stored, changed);
    if (Object.keys(responses).length === 0) {
      // The change that failed to save was undone, or was saved after all.
      if (isUnsaved.current) setSaveState({ name: "idle" });
      isUnsaved.current = false;
      return "saved";
    }
    const content = JSON.stringify(responses);
    if (runningSave.current?.content === content) return runningSave.current.outcome;
    const outcome = send(changed, responses);
    runningSave.current = { content, outcome };
    await outcome;
    if (runningSave.current.outcome === outcome) runningSave.current = undefined;
    return outcome;
  }

  async function send(changed: Edited, responses: ReturnType<typeof savable>): Promise<SaveOutcome> {
    setSaveState({ name: "saving" });
    await new Promise<void>(afterPaint);
    try {
      const accepted = savedAnswersOf(responses, (await mutateAsync({ id, responses })).responses);
      for (const questionId of Object.keys(accepted)) {
        dropStored({ attemptId: id, questionId: Number(questionId) }, changed[questionId] ?? "");
      }
      setEdited((now) => withoutSaved(now, changed, accepted));
      setSaveState({ name: "saved", at: new Date() });
      isUnsaved.current = false;
      return "saved";
    } catch (error) {
      setSaveState({ name: "failed" });
      isUnsaved.current = !isUnauthorized(error);
      // Offline, the banner and the save status already say so.
      if (navigator.onLine) notify.failure(error, "Failed to save progress. Please try again.");
      if (errorCode(error) !== "CONFLICT" || !(await isCompleted())) return "failed";
      isUnsaved.current = false;
      onCompletedElsewhere();
      return "completed";
    }
  }

  /**
   * Sends unsaved answers when the page closes, with `keepalive` and without the batching timer, which no longer runs.
   * Not for hidden tabs: more could be typed, and this request could arrive last. One request per answer, because
   * browsers limit keepalive bodies to 64 KB.
   */
  function saveOnTheWayOut(): void {
    for (const [questionId, answer] of Object.entries(savable(visibleWith(edited), stored, edited)))
      void fetch(`/api/user/assessments/${id}/responses`, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ questionId: Number(questionId), answer }),
      }).catch(() => undefined);
  }

  /** Always uses the latest state, also after an await. */
  const saveNow = useCallbackRef(() => save());

  /** Retries a failed save once the server is reachable. Waits for a running save, which may still fail. */
  async function saveWaiting(): Promise<void> {
    await runningSave.current?.outcome;
    if (isUnsaved.current) await saveNow();
  }

  /** Asks the server, because the cached attempt is outdated. */
  async function isCompleted(): Promise<boolean> {
    const current = await utils.user.attempts.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
    if (current?.status !== "completed") return false;
    await cache.completed(current);
    return true;
  }

  /** Adopts answers from other tabs and devices; unsaved changes here stay. */
  async function follow(now: LiveAttemptStatus): Promise<void> {
    if (now.status === "completed") {
      if (await isCompleted()) onCompletedElsewhere();
      return;
    }
    void saveWaiting();
    // An event sent while this screen was saving is older than its state.
    if (now.revision < revision.current || sameAnswers(now.responses, attempt.responses)) return;
    adopt(now);
    // Don't announce answers that this tab already shows, such as those it sent before a reload.
    const shown = visible(questions, { ...stored, ...now.responses });
    const changed = shown.findIndex(
      (question) =>
        edited[question.id] === undefined &&
        JSON.stringify(now.responses[question.id]) !== JSON.stringify(stored[question.id]) &&
        !isStored(question, answerTo(question), now.responses),
    );
    if (changed >= 0) announce(`Question ${changed + 1} was answered in another tab or on another device.`);
    setDrafts(pruneStoredDrafts(id, questions, drafts, now.responses));
  }

  /** Saves on request and confirms even if nothing has changed. */
  async function saveProgress(on: AttemptQuestion): Promise<void> {
    if ((await save(on)) === "saved") setSaveState({ name: "saved", at: new Date() });
  }

  return {
    answerTo,
    stored,
    currentAnswers: answersWithEdits(stored, edited),
    /** The first change that can't be saved because it is invalid. */
    refused: firstRefused(visibleWith(edited), stored, edited),
    /** The first other question with an unsaved draft. */
    draftBeside: (on: AttemptQuestion) =>
      visibleWith(edited).find(({ id: other }) => other !== on.id && drafts[other] !== undefined),
    change,
    save,
    saveProgress,
    saveWaiting,
    saveOnTheWayOut,
    follow,
    saveState,
    isUnsaved,
  };
}

/** Stored answers plus those seen earlier, so a hidden branch's answers reappear immediately, even offline. */
function useKnown(stored: Responses): Responses {
  const [known, setKnown] = useState(stored);
  if (Object.entries(stored).every(([id, answer]) => known[id] === answer)) return known;
  const merged = { ...known, ...stored };
  setKnown(merged);
  return merged;
}
