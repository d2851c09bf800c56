import type { Place } from "../answer-parser/parse-result";
import { say } from "../kernel/phrase";
import { namesOf } from "./edit-suggestion-text";
import type { Talk } from "./reply-context";
import type { Voice } from "./phrase-picker";

/** So many answers are read out; all of them stand on the screen. */
const MOST = 6;

/** What somebody answered so far, the newest of many; or to the one question that they ask about. */
export function givenAnswers(place: Place | undefined, { given }: Talk, voice: Voice): string {
  const { facts, correction } = voice.phrases;
  if (given.length === 0) return correction.noneYet;
  const one = place === "previous" ? given.at(-1) : given.find(({ number }) => number === place);
  if (typeof place === "number" && !one) return voice.vary(correction.notYet, { number: place });
  const lines = (one ? [one] : given.slice(-MOST)).map(({ question, answer, number }) =>
    say(facts.givenOne, namesOf({ question, number }, answer, voice.phrases)),
  );
  return one ? lines.join("") : [facts.given, ...lines].join("\n");
}
