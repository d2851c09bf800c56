import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { type AnswerValue, isSkip, storedAnswer } from "#shared/domain/answer";
import { useAttemptCache } from "../../api/attempt-cache";
import { useSessionChange } from "../../api/session";
import { api } from "../../api/trpc";
import { useLeaveDeleted } from "../../components/attempt/attempt-subscription";
import { dropDraft, keepDraft } from "../../state/drafts";
import { randomId } from "../../ui/browser/random-id";
import { errorCode, isUnauthorized } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { SAVE_TIMEOUT } from "../screen-delays";
import type { Editing } from "./answers/editable-answer";
import {
  type ChatMessageId,
  chatReducer,
  initialConversation,
  OPEN_PHASES,
  type Outgoing,
  withTurn,
} from "./chat-reducer";
import { usePhaseTimers } from "./messages/use-phase-timers";
import { createBatcher, takeTurn } from "./send-message";
import { waitForRecommendations } from "./wait-for-recommendations";

const TURN_FAILED = "Failed to process your message. Please try again.";
const COMPLETION_FAILED = "Failed to complete assessment. Please try again.";
/** Interval between repaints of a streaming reply, in milliseconds. */
const PAINT_INTERVAL = 50;

export type ChatController = ReturnType<typeof useConversation>;

/** Controls a conversation and caches acknowledged state. `onLeave` is called when the results should open. */
export function useConversation(opened: ChatState, onLeave: () => void) {
  const [state, dispatch] = useReducer(chatReducer, opened, initialConversation);
  const [openEditors, setOpenEditors] = useState(0);
  const cache = useAttemptCache();
  const { recheck } = useSessionChange();
  const onScreen = useOnScreen();
  const attemptId = opened.attempt.id;
  const leaveDeleted = useLeaveDeleted(attemptId);
  useEffect(() => dispatch({ type: "opened", chat: opened }), [opened]);

  /** Ended sessions lead to sign-in and deleted attempts to the dashboard; other errors show a toast. */
  async function reportError(error: unknown, fallback: string): Promise<void> {
    if (isUnauthorized(error)) await recheck("participant");
    else if (errorCode(error) === "NOT_FOUND") leaveDeleted();
    else notify.failure(error, fallback);
  }

  /** Identifies the latest refresh; responses to earlier ones are outdated and ignored. */
  const newest = useRef<symbol>(undefined);

  async function refresh(type: "refreshed" | "followed"): Promise<void> {
    const refreshId = Symbol();
    newest.current = refreshId;
    const chat = { ...(await api.chat.open.mutate({ attemptId })), questions: opened.questions };
    if (refreshId !== newest.current) return;
    cache.answered(attemptId, chat.attempt, () => chat);
    dispatch({ type, chat });
  }

  async function deliver(outgoing: Omit<Outgoing, "isFailed">): Promise<void> {
    const { questionId, text, clientMessageId, offeredBy } = outgoing;
    dispatch({ type: "sent", outgoing });
    const paint = createBatcher(PAINT_INTERVAL, (more) => dispatch({ type: "replying", text: more }));
    try {
      const turn = { attemptId, questionId, message: text, clientMessageId, offeredBy };
      const outcome = await takeTurn(turn, (event) => {
        if (event.type === "waiting") dispatch({ type: "queued" });
        else paint.add(event.text);
      });
      dropDraft({ attemptId, questionId });
      cache.answered(attemptId, outcome, (chat) => withTurn(chat, outcome));
      dispatch({ type: "answered", outcome });
    } catch (error) {
      // "Skip" comes from a button, so it isn't kept as a draft.
      if (!isSkip(text)) keepDraft({ attemptId, questionId }, text);
      dispatch({ type: "turnFailed" });
      await reportError(error, TURN_FAILED);
      if (errorCode(error) === "CONFLICT") await refresh("refreshed").catch(() => undefined);
    } finally {
      paint.stop();
    }
  }

  /** Sends typed or clicked text, with the reply whose suggestion it may answer. */
  function send(text: string, offeredBy?: ChatMessageId): void {
    const questionId = state.chat.currentQuestionId;
    if (state.phase !== "asking" || questionId === null || text.trim() === "") return;
    void deliver({ questionId, text, offeredBy, clientMessageId: randomId(), sentAt: new Date() });
  }

  function retry(): void {
    if (state.phase === "asking" && state.outgoing) void deliver(state.outgoing);
  }

  async function complete(): Promise<void> {
    dispatch({ type: "completing" });
    try {
      const signal = AbortSignal.timeout(SAVE_TIMEOUT);
      await cache.completed(await api.user.attempts.complete.mutate({ id: attemptId }, { signal }));
      await waitForRecommendations(attemptId, onScreen());
      dispatch({ type: "completed" });
    } catch (error) {
      dispatch({ type: "completionFailed" });
      await reportError(error, COMPLETION_FAILED);
      // A change on another screen may have made a question visible.
      if (errorCode(error) === "BAD_REQUEST") await refresh("refreshed").catch(() => undefined);
    }
  }

  /** Changes an earlier answer. Rejects if the server refuses it. */
  const edit = useCallback(
    async (
      questionId: Outgoing["questionId"],
      answer: AnswerValue,
      offeredBy?: ChatMessageId,
    ): Promise<void> => {
      const edit = { attemptId, questionId, answer: storedAnswer(answer), offeredBy };
      const signal = AbortSignal.timeout(SAVE_TIMEOUT);
      const outcome = await api.chat.edit.mutate(edit, { signal }).catch(async (error: unknown) => {
        if (isUnauthorized(error)) await recheck("participant");
        throw error;
      });
      cache.answered(attemptId, outcome, (chat) => withTurn(chat, outcome));
      dispatch({ type: "edited", outcome });
    },
    [attemptId, cache, recheck],
  );

  const onEditor = useCallback((by: 1 | -1) => setOpenEditors((before) => before + by), []);
  const isEditing = openEditors > 0;
  const { responses } = state.chat.attempt;
  const canEdit = OPEN_PHASES.includes(state.phase);
  const editing = useMemo<Editing>(
    () => ({ attemptId, responses: canEdit ? responses : null, save: edit, onOpen: onEditor }),
    [attemptId, canEdit, responses, edit, onEditor],
  );

  usePhaseTimers(state.phase, isEditing, {
    reveal: () => dispatch({ type: "revealed" }),
    complete: () => void complete(),
    leave: onLeave,
  });

  /** Adopts changes from another screen. Errors are ignored; the next save reports them. */
  const follow = () => void refresh("followed").catch(() => undefined);
  const recall = () => dispatch({ type: "recalled" });
  return {
    state,
    isEditing,
    editing,
    send,
    retry,
    recall,
    complete: () => void complete(),
    follow,
    leaveDeleted,
  };
}

/** Returns a getter for a signal that aborts on unmount. */
function useOnScreen(): () => AbortSignal {
  const controller = useRef<AbortController>(null);
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current?.abort();
  }, []);
  return () => controller.current?.signal ?? AbortSignal.abort();
}
