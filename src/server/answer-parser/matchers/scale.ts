import { isStopWord } from "../../language/stop-words";
import type { Sentence, Span } from "../../language/tokenize";
import { sameStem } from "../../language/word-forms";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import { stepMentions } from "../scales";

/** Finds steps of the options' scales: "sehr zufrieden", "rarely", "yes", "not at all". */
export const scaleMentions = ({ scales }: ClosedQuestion, sentence: Sentence): OptionMention[] =>
  scales.flatMap((optionScale) =>
    stepMentions(optionScale, sentence).flatMap((mention): OptionMention[] => {
      const { options } = mention;
      const fullMention = withSubject(mention, optionScale.subject, sentence);
      const isFull = optionScale.scale.name === "frequency" || fullMention !== mention;
      // "Yes and no" may mean "partly" or neither.
      if (mention.step === "mixed")
        return [{ ...span(fullMention), options, kind: "partial", problem: "ambiguous" }];
      return options.length === 0
        ? []
        : [{ ...span(fullMention), options, kind: isFull ? "label" : "partial" }];
    }),
  );

const span = ({ from, to }: Span): Span => ({ from, to });

/** Extends a step to the labels' shared subject next to it: "very worried". */
function withSubject(step: Span, subject: string, { words }: Sentence): Span {
  const subjectWords = subject.split(" ");
  const isSubject = (at: number) => subjectWords.some((word) => sameStem(word, words[at]?.normalized ?? ""));
  const isBetween = (from: number, to: number) =>
    words.slice(from, to).every(({ normalized }) => normalized !== "" && isStopWord(normalized));
  if (subject === "") return step;
  const after = words.findIndex((_, at) => at >= step.to && isSubject(at));
  if (after >= 0 && isBetween(step.to, after)) return { from: step.from, to: after + 1 };
  const before = words.findLastIndex((_, at) => at < step.from && isSubject(at));
  return before >= 0 && isBetween(before + 1, step.from) ? { from: before, to: step.to } : step;
}
