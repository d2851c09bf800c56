import { RATING_VALUES } from "#shared/domain/question";
import { isSmall } from "./cues";
import type { AnswerableQuestion } from "#shared/domain/question";
import { phraseTest } from "../language/lexicon/languages";
import { bare } from "../language/normalize";
import { MAX_ASKED, type Offer } from "./offer";
import { oncePer } from "../language/memoize";
import { finderOfAny, wordsFound } from "../language/phrase-finder";
import type { Sentence } from "../language/tokenize";
import type { Mention } from "./values";

/** "1 = gar nicht", "1: gar nicht", "1 (gar nicht)"; but "Phase 1 – planning". */
const NAMED = /(?<![\p{L}\p{N}.,/])([1-5])(?:\s*[=:]|\s*\()\s*([^\p{N}(),;.!?=]{1,60})/gu;

const isJoin = phraseTest(({ values: { ranges, joins } }) => [ranges.to, ranges.and, joins.forward]);
const isArticle = phraseTest(({ values }) => [values.articles, values.the ?? ""]);

/** A rating whose text says what 1 and 5 are, "(1 = a nuisance, 5 = a catastrophe)", and no label does, as if labels did. */
export const withEndsNamed = oncePer((question: AnswerableQuestion): AnswerableQuestion => {
  if (question.questionType !== "rating" || question.scaleLabels?.some((label) => label !== ""))
    return question;
  const told = new Map(
    [...question.questionText.slice(0, MAX_ASKED).matchAll(NAMED)].map(([, step = "", name = ""]) => [
      step,
      nameIn(name),
    ]),
  );
  const [low = "", high = ""] = [told.get("1"), told.get("5")];
  const isNamed = bare(low) !== "" && bare(high) !== "" && bare(low) !== bare(high);
  return isNamed ? { ...question, scaleLabels: RATING_VALUES.map((step) => told.get(step) ?? "") } : question;
});

/** Without the article, and without what leads to the next: "1 = gar nicht bis 5 = sehr". */
function nameIn(text: string): string {
  const words = text
    .replace(/["'“”„«»‘’]/g, " ")
    .trim()
    .split(/\s+/);
  if (words.length > 1 && isJoin(bare(words.at(-1) ?? ""))) words.pop();
  if (words.length > 1 && isArticle(bare(words[0] ?? ""))) words.shift();
  return words.join(" ");
}

const isAll = phraseTest(({ grammar }) => [grammar.all]);
const nearly = finderOfAny(({ bounds }) => bounds.before.nearly);

/** "Almost a catastrophe" is not yet one, and "no problem" not "none": of a scale that has names for its ends only. */
export function isNotQuite(
  offer: Offer,
  sentence: Sentence,
  { from, to, kind, values: [value] }: Mention,
): boolean {
  if (!offer.isOfEnds || kind === "number" || !value?.words.length) return false;
  const { words } = sentence;
  const start = isArticle(words[from - 1]?.bare ?? "") ? from - 1 : from;
  const isNear = wordsFound(sentence, nearly).some((near) => near.to === from || near.to === start);
  const next = words[to]?.bare ?? "";
  const isOfMore = value.words.every(isSmall) && next !== "" && !isAll(next);
  // "Sehr zufrieden", where it is asked how satisfied somebody is.
  const isAsked = !isSmall(next) && bare(offer.question.questionText).split(" ").includes(next);
  return isNear || (isOfMore && !isAsked);
}
