import { type HistoryLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { afterPaint } from "../../ui/browser/after-paint";
import { notify } from "../../ui/feedback/notify";
import { formSearch } from "../search";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many steps of the browser's history lie between the question that the form opened at and this one. */
    formSteps?: number;
  }
}

/** The question that an address names. */
const placeIn = ({ search }: HistoryLocation) =>
  formSearch(Object.fromEntries(new URLSearchParams(search))).q;

/**
 * Which question is on screen, from 1 among all, those that do not apply too: its place stays. To open another is a step of the browser's history: Back and Forward walk along
 * them, and a reload comes back to the same one.
 * @param opened where the form opens
 */
export function useQuestionPlace(attemptId: number, opened: number) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [{ place, isMoved }, setPlace] = useState({ place: opened, isMoved: false });
  const isLeaving = useRef(false);

  /** The question is seen first, its address follows. */
  useEffect(() => {
    const addressed = placeIn(history.location);
    if (place === addressed) return;
    const { formSteps = 0 } = history.location.state;
    const isStep = addressed !== undefined;
    return afterPaint(() => {
      // Who goes on while the results are opening must not call them back.
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

  /** Opens the results in place of all the steps, so that Back leads to where the form was opened. */
  function toResults(): void {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { formSteps = 0 } = history.location.state;
    // Browsers forget the oldest of many steps.
    if (formSteps > 0 && formSteps < history.length) history.go(-formSteps, { ignoreBlocker: true });
    else showResults();
  }

  function showResults(): void {
    const params = { id: attemptId };
    void navigate({ to: "/assessment/$id/results", params, replace: true, ignoreBlocker: true });
  }

  const goTo = useCallback((to: number) => setPlace({ place: to, isMoved: false }), []);
  /** To another question in place of this one, which is no step. */
  const moveOn = useCallback((to: number) => setPlace({ place: to, isMoved: true }), []);
  return { place, goTo, moveOn, toResults };
}
