import type { AnswerableQuestion } from "#shared/domain/question";
import { phraseSet } from "../../language/lexicon/languages";
import { bare } from "../../language/normalize";
import { MAX_ASKED } from "../offer";
import { oncePer } from "../../language/memoize";
import { sentenceOf } from "../../language/tokenize";
import { languagesOf, type Meant, meaningsIn } from "./meant";
import type { Meaning } from "./tables";

type Asking = Pick<AnswerableQuestion, "questionText">;

const sentenceAsked = oncePer(({ questionText }: Asking) => sentenceOf(questionText.slice(0, MAX_ASKED)));

const meantBy = oncePer((question: Asking): readonly Meant[] => {
  const sentence = sentenceAsked(question);
  return meaningsIn(sentence, languagesOf(sentence));
});

/** What the words of a question may mean. */
export const meaningsAsked = oncePer(
  (question: Asking): ReadonlySet<Meaning> => new Set(meantBy(question).map(({ meaning }) => meaning)),
);

const yous = phraseSet(({ moves }) => moves.you.split(",").map(bare));

/** Whether a question wants to hear what others ask: "What do clients ask most?", and not "What do you ask for an hour?" */
export function wantsQuestions(question: Asking): boolean {
  const { words } = sentenceAsked(question);
  const isOfOthers = ({ from, to }: Meant) =>
    !yous().has(words[from - 1]?.bare ?? "") && words[to]?.bare !== "for";
  return meantBy(question).some((meant) => meant.meaning === "ask" && isOfOthers(meant));
}
