import { CUES } from "../../language/lexicon/grammar-words";
import { LEXICA } from "../../language/lexicon/languages";
import { prepared } from "../../language/lexicon/prepared";
import { phrasesOf } from "../../language/lexicon/value-words";
import { oncePer } from "../../language/memoize";
import { scoresOf } from "../../language/language-scores";
import { piecesOf } from "../../language/subtokens";
import type { Sentence, Span } from "../../language/tokenize";
import { find, type Hit } from "./finder";
import { type Meaning, type Ways, waysFrom } from "./tables";

/** A piece of a text, and what it may mean. */
export interface Meant extends Span {
  readonly meaning: Meaning;
  /** Said by the name of one of them. */
  readonly isInstance: boolean;
}

/** How much of a text each language knows. */
export type Tally = ReadonlyMap<string, number>;

const LATIN = /^\p{Script=Latin}/u;
/** A shorter word may be another one in another language: "van" is "of" in Dutch. */
const SHORT = 4;
/** How much of what the best language knows another one must know to be heard: at all, by forms, by short words. */
const SHARE = { exact: 0.34, form: 0.5, short: 0.75 };

const everywhere = oncePer((sentence: Sentence): readonly Hit[] => find(waysFrom, sentence));

/** What has a line of its own is no more than that, but for what a compound begins with: "Großhandel" is no "Handel". */
function withLinesOfTheirOwn({ words }: Sentence, hits: readonly Hit[]): Hit[] {
  const exact = hits.filter(({ isExact }) => isExact);
  const isBeginning = ({ from, way }: Hit) =>
    way.words.length === 1 && (words[from]?.bare ?? "").startsWith(way.words[0] ?? "");
  const isCovered = ({ from, to }: Span) => exact.some((other) => other.from <= from && other.to >= to);
  return hits.filter((hit) => hit.isExact || isBeginning(hit) || !isCovered(hit));
}

/** In which languages a text may be, by all tables. */
export const languagesOf = (sentence: Sentence): Tally => tallyOf(sentence, everywhere(sentence));

/** What the pieces of a text may mean, by all tables. */
export const meaningsIn = (sentence: Sentence, languages: Tally): Meant[] =>
  told(sentence, everywhere(sentence), languages);

/** All that a text may mean. */
export const meaningsOf = (sentence: Sentence): ReadonlySet<Meaning> =>
  new Set(meaningsIn(sentence, languagesOf(sentence)).map(({ meaning }) => meaning));

/** The same, of some meanings only. */
export function meantIn(ways: Ways, sentence: Sentence): Meant[] {
  const hits = find((start) => ways.get(start) ?? [], sentence);
  return told(sentence, hits, tallyOf(sentence, hits));
}

function tallyOf(sentence: Sentence, hits: readonly Hit[]): Tally {
  const scores = scoresOf(piecesOf(sentence));
  const tally = new Map(LEXICA.map(({ language }, at) => [language, scores[at] ?? 0]));
  const seen = new Set<string>();
  for (const { way, from, isExact } of hits) {
    const place = `${way.language} ${from}`;
    if (!seen.has(place)) tally.set(way.language, (tally.get(way.language) ?? 0) + (isExact ? 1 : 0.5));
    seen.add(place);
  }
  return tally;
}

/** What is meant, each once, without what only another language would mean by it. */
function told(sentence: Sentence, hits: readonly Hit[], languages: Tally): Meant[] {
  const most = Math.max(...languages.values());
  const found = new Map<string, Meant>();
  for (const { from, to, way, isExact } of withLinesOfTheirOwn(sentence, hits)) {
    const share = (languages.get(way.language) ?? 0) / most;
    const isShort = way.words.join("").length <= SHORT;
    const least = isShort ? SHARE.short : isExact ? SHARE.exact : SHARE.form;
    if (LATIN.test(way.words[0] ?? "") && share < least) continue;
    // "IT" by itself is no "it".
    const isAll = from === 0 && to === sentence.words.length;
    if (!isAll && way.words.every((word) => smalls().get(way.language)?.has(word))) continue;
    found.set(`${from} ${to} ${way.meaning}`, { from, to, meaning: way.meaning, isInstance: way.isInstance });
  }
  return [...found.values()];
}

/** Words that only hold sentences together, by language. */
const smalls = prepared(
  () =>
    new Map(
      LEXICA.map(({ language, grammar }) => [
        language,
        new Set(CUES.flatMap((cue) => phrasesOf(grammar[cue]))),
      ]),
    ),
);
