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
import { errorCode, isUnauthorised } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { SAVE_TIMEOUT } from "../screen-delays";
import { readDrafts, readEmptied, withoutStored } from "./answer-drafts";
import {
  displayedAnswer,
  type Edited,
  firstRefused,
  isStored,
  savable,
  standingAnswers,
  takenOf,
  withoutSaved,
} from "./answers";

export type SaveState =
  | { name: "idle" }
  | { name: "saving" }
  | { name: "saved"; at: Date }
  | { name: "failed" };

/** What changes an attempt from the form goes one after the other. */
export const savesOf = (attemptId: number) => ({ id: `save-${attemptId}` });

/** How a save ended; "completed" when the attempt was completed elsewhere and takes no answers any more. */
export type SaveOutcome = "saved" | "failed" | "completed";

/**
 * The form's answers: what is stored, what was changed here, and how the one becomes the other. A draft, perhaps from
 * the chat, is shown only; it becomes a change when somebody touches it or saves its question.
 * `onCompletedElsewhere` is called once the attempt turns out to be completed.
 */
export function useFormAnswers(
  attempt: Attempt,
  questions: readonly AttemptQuestion[],
  onCompletedElsewhere: () => void,
) {
  const [drafts, setDrafts] = useState<Edited>(() => readDrafts(attempt, questions));
  const [edited, setEdited] = useState<Edited>(() => readEmptied(attempt, questions));
  const [saveState, setSaveState] = useState<SaveState>({ name: "idle" });
  /** Read by who is about to leave, before the state is drawn. */
  const isUnsaved = useRef(false);
  /** What was sent last and is not answered yet: leaving a field and pressing Next ask for the same. */
  const underWay = useRef<{ content: string; outcome: Promise<SaveOutcome> }>(undefined);
  /** Of the newest answers that the server has told of. */
  const revision = useRef(0);
  const cache = useAttemptCache();
  const utils = trpc.useUtils();
  const { id } = attempt;
  const stored = useKnown(attempt.responses);

  const answerTo = (question: AttemptQuestion) => displayedAnswer(question.id, stored, drafts, edited);
  /** The questions that apply once everything is stored that was changed; the others are not sent, and stay here. */
  const asked = (changed: Edited) => visible(questions, standingAnswers(stored, changed));

  const { mutateAsync } = useMutation({
    mutationFn: (input: Inputs["user"]["attempts"]["saveResponses"]) =>
      api.user.attempts.saveResponses.mutate(input, { signal: AbortSignal.timeout(SAVE_TIMEOUT) }),
    scope: savesOf(id),
    onSuccess: take,
  });

  function take({ progress, responses, revision: told }: Omit<SavedAnswers, "ignored">): void {
    revision.current = told;
    cache.saved(id, { progress, responses });
  }

  /** Notes an answer as changed here; gives all changes with it. */
  function note(questionId: number, answer: AnswerValue): Edited {
    setDrafts(({ [questionId]: _, ...others }) => others);
    setEdited((before) => ({ ...before, [questionId]: answer }));
    return { ...edited, [questionId]: answer };
  }

  function change(question: AttemptQuestion, answer: AnswerValue): void {
    const changed = note(question.id, answer);
    const place = { attemptId: id, questionId: question.id };
    const before = attempt.responses[question.id];
    if (isBlank(answer) && isAnswered(before)) keepEmptied(place, JSON.stringify(before));
    else keepAnswer(place, answer);
    if (question.questionType !== "text") void store(changed);
  }

  /** Stores what was changed, and the draft of `on` with it. A failure is told, and nothing typed is lost. */
  function save(on?: AttemptQuestion): Promise<SaveOutcome> {
    const draft = on && drafts[on.id];
    return store(on && draft !== undefined ? note(on.id, draft) : edited);
  }

  /** Stores what differs from what is stored; what is on its way already is not sent twice. */
  async function store(changed: Edited): Promise<SaveOutcome> {
    const responses = savable(asked(changed), stored, changed);
    if (Object.keys(responses).length === 0) {
      // What could not be saved was taken back, or has arrived all the same.
      if (isUnsaved.current) setSaveState({ name: "idle" });
      isUnsaved.current = false;
      return "saved";
    }
    const content = JSON.stringify(responses);
    if (underWay.current?.content === content) return underWay.current.outcome;
    const outcome = send(changed, responses);
    underWay.current = { content, outcome };
    await outcome;
    if (underWay.current.outcome === outcome) underWay.current = undefined;
    return outcome;
  }

  async function send(changed: Edited, responses: ReturnType<typeof savable>): Promise<SaveOutcome> {
    setSaveState({ name: "saving" });
    await new Promise<void>(afterPaint);
    try {
      const taken = takenOf(responses, (await mutateAsync({ id, responses })).responses);
      for (const questionId of Object.keys(taken)) {
        dropStored({ attemptId: id, questionId: Number(questionId) }, changed[questionId] ?? "");
      }
      setEdited((now) => withoutSaved(now, changed, taken));
      setSaveState({ name: "saved", at: new Date() });
      isUnsaved.current = false;
      return "saved";
    } catch (error) {
      setSaveState({ name: "failed" });
      isUnsaved.current = !isUnauthorised(error);
      // Whoever has no connection reads that above, and below that it is not saved.
      if (navigator.onLine) notify.failure(error, "Failed to save progress. Please try again.");
      if (errorCode(error) !== "CONFLICT" || !(await isCompleted())) return "failed";
      isUnsaved.current = false;
      onCompletedElsewhere();
      return "completed";
    }
  }

  /**
   * What is not stored goes out with the page, as it is closed: no timer runs any more, which other calls are gathered by.
   * Not when it is only put away: then more may be typed, and what went out may arrive last. Each answer goes by itself, as
   * browsers send no more than 64 KB so.
   */
  function saveOnTheWayOut(): void {
    for (const [questionId, answer] of Object.entries(savable(asked(edited), stored, edited)))
      void fetch(`/api/user/assessments/${id}/responses`, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ questionId: Number(questionId), answer }),
      }).catch(() => undefined);
  }

  /** By what stands on the screen when it is called, which whoever waited does not know. */
  const saveNow = useCallbackRef(() => save());

  /** Stores what could not be stored before, as the server can be reached again; a save under way may yet fail. */
  async function saveWaiting(): Promise<void> {
    await underWay.current?.outcome;
    if (isUnsaved.current) await saveNow();
  }

  /** Asks the server, as the cached attempt is out of date. */
  async function isCompleted(): Promise<boolean> {
    const current = await utils.user.attempts.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
    if (current?.status !== "completed") return false;
    await cache.completed(current);
    return true;
  }

  /** Takes over what other tabs and devices have stored. What was changed here and is not stored yet stays. */
  async function follow(now: LiveAttemptStatus): Promise<void> {
    if (now.status === "completed") {
      if (await isCompleted()) onCompletedElsewhere();
      return;
    }
    void saveWaiting();
    // What was on its way while this screen saved knows less than the screen does.
    if (now.revision < revision.current || sameAnswers(now.responses, attempt.responses)) return;
    take(now);
    // What this tab sent before it was loaded anew comes back as news: the screen shows it already.
    const shown = visible(questions, { ...stored, ...now.responses });
    const changed = shown.findIndex(
      (question) =>
        edited[question.id] === undefined &&
        JSON.stringify(now.responses[question.id]) !== JSON.stringify(stored[question.id]) &&
        !isStored(question, answerTo(question), now.responses),
    );
    if (changed >= 0) announce(`Question ${changed + 1} was answered in another tab or on another device.`);
    setDrafts(withoutStored(id, questions, drafts, now.responses));
  }

  /** Saves because somebody asked for it, and says so even when everything was stored before. */
  async function saveProgress(on: AttemptQuestion): Promise<void> {
    if ((await save(on)) === "saved") setSaveState({ name: "saved", at: new Date() });
  }

  return {
    answerTo,
    stored,
    standing: standingAnswers(stored, edited),
    /** The first change that no save can store. */
    refused: firstRefused(asked(edited), stored, edited),
    /** The first question but this one with a draft: what was typed there and is stored nowhere. */
    draftBeside: (on: AttemptQuestion) =>
      asked(edited).find(({ id: other }) => other !== on.id && drafts[other] !== undefined),
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

/**
 * The stored answers with those that this screen has seen before: whoever turns back to a branch finds there at once
 * what was answered, also without a connection. What does not apply counts nowhere by itself.
 */
function useKnown(stored: Responses): Responses {
  const [known, setKnown] = useState(stored);
  if (Object.entries(stored).every(([id, answer]) => known[id] === answer)) return known;
  const grown = { ...known, ...stored };
  setKnown(grown);
  return grown;
}
