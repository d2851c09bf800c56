import { isSmall } from "./cues";
import { areForms } from "./likeness";
import { MAX_ASKED, type Offer } from "./offer";
import { oncePer } from "../language/memoize";
import { type Sentence, type Span, sentenceOf } from "../language/tokenize";
import { type StepSaid, type StepsOffered, stepsIn } from "./survey-scales";
import type { Mention } from "./values";

/** What a message names of the scales that are offered: "sehr zufrieden", "sehr", "muy preocupada". */
export const stepsTold = (offer: Offer, sentence: Sentence): Mention[] =>
  offer.scales.flatMap((scale) => {
    const said = stepsIn(scale, sentence);
    const subject = subjectIn(offer, scale, sentence);
    return said.flatMap((step) => {
      const own = beside(step, subject.own, sentence);
      if (BESIDE_ONLY.has(step.step) && (!own || said.some(({ step: other }) => !DENIALS.has(other))))
        return [];
      const whole = own ?? beside(step, subject.asked, sentence);
      return [
        { ...(whole ?? { from: step.from, to: step.to }), values: step.values, kind: own ? "name" : "word" },
      ];
    });
  });

/** A bare "not" says how much only of what it stands beside. */
const BESIDE_ONLY: ReadonlySet<string> = new Set(["not"]);
const DENIALS: ReadonlySet<string> = new Set(["not", "not-at-all"]);

/** Where a message names what the labels are steps of, and what the question asks about. */
function subjectIn(offer: Offer, scale: StepsOffered, sentence: Sentence) {
  const words = scale.subject.split(" ");
  const named = sentence.words.flatMap(({ bare }, at): Span[] =>
    bare !== "" && words.some((word) => areForms(word, bare)) ? [{ from: at, to: at + 1 }] : [],
  );
  return {
    own: named,
    asked: [] as Span[],
  };
}

/** A step together with the subject next to it; null where that stands elsewhere. */
function beside(step: StepSaid, subject: readonly Span[], { words }: Sentence): Span | null {
  const isNext = (from: number, to: number) =>
    words.slice(from, to).every(({ bare }) => bare !== "" && isSmall(bare));
  const behind = subject.find(({ from }) => from >= step.to && isNext(step.to, from));
  if (behind) return { from: step.from, to: behind.to };
  const before = subject.findLast(({ to }) => to <= step.from && isNext(to, step.from));
  return before ? { from: before.from, to: step.to } : null;
}
