import { isStopWord } from "../../language/stop-words";
import type { Sentence, Span } from "../../language/tokenize";
import { sameStem } from "../../language/word-forms";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import { stepMentions } from "../scales";

/** Finds steps of the options' scales: "sehr zufrieden", "rarely", "yes", "not at all". */
export const scaleMentions = ({ scales }: ClosedQuestion, sentence: Sentence): OptionMention[] =>
  scales.flatMap((own) =>
    stepMentions(own, sentence).flatMap((mention): OptionMention[] => {
      const { options } = mention;
      const whole = withSubject(mention, own.subject, sentence);
      const isWhole = own.scale.name === "frequency" || whole !== mention;
      // "Yes and no" may mean "partly" or neither.
      if (mention.step === "mixed")
        return [{ ...span(whole), options, kind: "partial", problem: "ambiguous" }];
      return options.length === 0 ? [] : [{ ...span(whole), options, kind: isWhole ? "label" : "partial" }];
    }),
  );

const span = ({ from, to }: Span): Span => ({ from, to });

/** Extends a step to the labels' shared subject next to it: "very worried". */
function withSubject(step: Span, subject: string, { words }: Sentence): Span {
  const own = subject.split(" ");
  const isSubject = (at: number) => own.some((word) => sameStem(word, words[at]?.normalized ?? ""));
  const isBetween = (from: number, to: number) =>
    words.slice(from, to).every(({ normalized }) => normalized !== "" && isStopWord(normalized));
  if (subject === "") return step;
  const behind = words.findIndex((_, at) => at >= step.to && isSubject(at));
  if (behind >= 0 && isBetween(step.to, behind)) return { from: step.from, to: behind + 1 };
  const before = words.findLastIndex((_, at) => at < step.from && isSubject(at));
  return before >= 0 && isBetween(before + 1, step.from) ? { from: before, to: step.to } : step;
}
