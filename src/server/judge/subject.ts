import type { AnswerableQuestion } from "#shared/domain/question";
import type { Token } from "./cues";
import { languagesOf, meaningsIn, meantIn } from "./meanings/meant";
import { waysOf } from "./meanings/tables";
import { MAX_ASKED } from "./mentions";
import { oncePer } from "./once-per";
import { type Sentence, sentenceOf } from "./sentence";

/** A message without the words that name what the question is about: "12 lorries", where trucks are counted. */
export function withoutSubject(
  question: AnswerableQuestion,
  sentence: Sentence,
  tokens: readonly Token[],
): readonly Token[] {
  const named = meantIn(waysOfSubject(question), sentence);
  return tokens.filter(
    (token) => token.kind !== "word" || !named.some(({ from, to }) => from <= token.at && to > token.at),
  );
}

const waysOfSubject = oncePer(({ questionText }: AnswerableQuestion) => {
  const text = sentenceOf(questionText.slice(0, MAX_ASKED));
  return waysOf(new Set(meaningsIn(text, languagesOf(text)).map(({ meaning }) => meaning)));
});
