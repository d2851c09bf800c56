import { type HistoryLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { afterPaint } from "../../ui/browser/after-paint";
import { announce } from "../../ui/feedback/announcer";
import { notify } from "../../ui/feedback/notify";
import { formSearch } from "../search";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Number of history entries between the first question of the form and this one. */
    formSteps?: number;
  }
}

const placeIn = ({ search }: HistoryLocation) =>
  formSearch(Object.fromEntries(new URLSearchParams(search))).q;

/**
 * The question on screen, as its position from 1 among all questions, including hidden ones, so it is stable. Opening
 * another question adds a history entry; Back, Forward and reload work.
 * @param opened position where the form opens
 */
export function useQuestionPlace(attemptId: number, opened: number) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [{ place, isMoved }, setPlace] = useState({ place: opened, isMoved: false });
  const isLeaving = useRef(false);

  /** The URL is updated after the question is painted. */
  useEffect(() => {
    const addressed = placeIn(history.location);
    if (place === addressed) return;
    const { formSteps = 0 } = history.location.state;
    const isStep = addressed !== undefined;
    return afterPaint(() => {
      // Don't cancel the navigation to the results.
      if (isLeaving.current) return;
      void navigate({
        to: "/assessment/$id/start",
        params: { id: attemptId },
        search: { q: place },
        state: { formSteps: isStep && !isMoved ? formSteps + 1 : formSteps },
        replace: !isStep || isMoved,
        resetScroll: false,
      });
    });
  }, [history, place, isMoved, navigate, attemptId]);

  const onWalk = useEffectEvent((location: HistoryLocation) => {
    if (isLeaving.current) return showResults();
    if (location.pathname !== `/assessment/${attemptId}/start`) return;
    notify.clear();
    setPlace({ place: placeIn(location) ?? opened, isMoved: false });
  });
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type !== "PUSH" && action.type !== "REPLACE") onWalk(location);
      }),
    [history],
  );

  /** Replaces all history entries of the form with the results, so Back leads to where the form was opened. */
  function toResults(): void {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { formSteps = 0 } = history.location.state;
    // Browsers discard the oldest entries of a long history.
    if (formSteps > 0 && formSteps < history.length) history.go(-formSteps, { ignoreBlocker: true });
    else showResults();
  }

  function showResults(): void {
    const params = { id: attemptId };
    void navigate({ to: "/assessment/$id/results", params, replace: true, ignoreBlocker: true });
  }

  const goTo = useCallback((to: number) => setPlace({ place: to, isMoved: false }), []);
  /** Replaces the current question without a history entry. */
  const moveOn = useCallback((to: number) => setPlace({ place: to, isMoved: true }), []);
  return { place, goTo, moveOn, toResults };
}

const NO_LONGER_APPLIES =
  "The question you were on no longer applies because another answer changed. Your draft is kept until you finish.";

/**
 * The question at `place` among all `questions` (from 1), or the next one in `asked`, the visible ones. `notice` is set
 * if the question on screen was hidden, such as by another tab. `moveOn` replaces the current position.
 */
export function useVisibleQuestion(
  questions: readonly AttemptQuestion[],
  asked: readonly AttemptQuestion[],
  place: number,
  moveOn: (place: number) => void,
) {
  const question = asked.find((one) => questions.indexOf(one) + 1 >= place) ?? asked.at(-1);
  const at = question ? questions.indexOf(question) + 1 : place;
  const before = useRef(at);
  const [movedTo, setMovedTo] = useState<number>();
  useEffect(() => {
    const wasHidden = at !== place && before.current === place;
    before.current = at;
    if (wasHidden) {
      setMovedTo(at);
      announce(NO_LONGER_APPLIES);
    } else if (at === place) setMovedTo((previous) => (previous === at ? previous : undefined));
    if (at !== place) moveOn(at);
  }, [at, place, moveOn]);
  return { question, notice: movedTo === at ? NO_LONGER_APPLIES : undefined };
}
