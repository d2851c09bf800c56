import { useEffect, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { announce } from "../../ui/feedback/announce";

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
