import { type HistoryLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { afterPaint } from "../../ui/browser/after-paint";
import { announce } from "../../ui/feedback/announcer";
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

const NO_LONGER_APPLIES =
  "The question you were on no longer applies because another answer changed. Your draft is kept until you finish.";

/**
 * The question on screen: the one of that place, or, where it does not apply, the next that does. Who stood at one that
 * was hidden, as by another tab, is told so.
 * @param questions all of them, as they are asked
 * @param asked those that apply
 * @param place among all of them, from 1
 * @param moveOn takes another place, in place of that one
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
  const [ledTo, setLedTo] = useState<number>();
  useEffect(() => {
    const wasHidden = at !== place && before.current === place;
    before.current = at;
    if (wasHidden) {
      setLedTo(at);
      announce(NO_LONGER_APPLIES);
    } else if (at === place) setLedTo((led) => (led === at ? led : undefined));
    if (at !== place) moveOn(at);
  }, [at, place, moveOn]);
  return { question, notice: ledTo === at ? NO_LONGER_APPLIES : undefined };
}
