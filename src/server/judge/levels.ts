import { isNeverBesideNot } from "./denying";
import { phraseSet } from "./lexicon/languages";
import { phrasesOf } from "./lexicon/value-words";
import type { Offer } from "./offer";
import { degreesIn } from "./readers/degrees";
import { frequenciesIn, optionsForFrequency } from "./readers/frequencies";
import { optionsForStance, type StanceSaid, stanceOf, stancesIn } from "./readers/stances";
import { type Sentence, type Span, sentenceOf } from "./sentence";
import type { Mention } from "./values";

/** In longer messages "the average" is one of something else than options. */
const SHORT = 6;

const behind = phraseSet(({ grammar }) => phrasesOf(grammar.notBehind));

/** How often, how much and yes or no, where that is what is offered. */
export function levelsIn(
  { names, values, isRating, isGraded, ladder }: Offer,
  sentence: Sentence,
): Mention[] {
  const said: Mention[] = [];
  const add = (span: Span, indexes: readonly number[], kind: Mention["kind"], isDenial = false) =>
    said.push({
      isDenial,
      from: span.from,
      to: span.to,
      values: indexes.flatMap((index) => values[index] ?? []),
      kind,
    });
  const isNever = ({ from, to }: Span) =>
    to - from === 1 && isNeverBesideNot(sentence.words[from]?.bare ?? "");
  if (ladder)
    for (const often of frequenciesIn(sentence))
      add(often, optionsForFrequency(ladder, often), "name", isNever(often));
  const degrees = degreesIn(sentence);
  // "Güncel değil" turns down what stands before it, and is no "no".
  const isBehindName = ({ from, to }: Span) =>
    to - from === 1 &&
    behind().has(sentence.words[from]?.bare ?? "") &&
    values.some(({ words }) => words.slice(1).includes(sentence.words[from - 1]?.bare ?? ""));
  for (const stance of stancesIn(sentence)) {
    if (stance.stance === "no" && isBehindName(stance)) continue;
    // "Completely": nothing else is called so, where the steps have no names.
    if (isGraded && (stance.stance === "fully" || stance.stance === "notAtAll")) {
      // "Ganz gut" is not the whole.
      const isMuch = degrees.some(({ from, to }) => from <= stance.to && to > stance.to);
      if (!isMuch) add(stance, [stance.stance === "fully" ? 4 : 0], "word");
      continue;
    }
    const indexes = optionsForStance(names, stance.stance);
    const [only] = indexes;
    // "Yes" where "Yes, fully" and "Yes, partly" are offered, "no" where "No, not now" and "No, never" are.
    const isPlain = stance.stance === "yes" || stance.stance === "no";
    const isWide = isPlain && indexes.length === 1 && values[only ?? -1]?.words.length !== 1;
    const saying = names.flatMap((name, at) =>
      stancesIn(name).some((own) => own.stance === stance.stance) ? [at] : [],
    );
    if (stance.stance === "notYet" && saying.length === 1) {
      add(stance, saying, "word");
      continue;
    }
    const plain = isWide ? stance.stance : isYesAndNo(sentence, stance) ? "yes" : undefined;
    const alike = names.flatMap((name, at) => (plain && stancesIn(name)[0]?.stance === plain ? [at] : []));
    if (indexes.length > 0) add(stance, [...new Set([...indexes, ...alike])], "word");
  }
  // "Sehr gut" at 1, as schools mark.
  const [first, last] = [names[0], names.at(-1)].map((name) => name && degreesIn(name)[0]?.level);
  const isTurned = (first ?? 0) > 0.5 && (last ?? 0) < 0.5;
  for (const degree of degrees) {
    // "Very" says how much of something else.
    if (!degree.isNamed || isBeyond(sentence, degree)) continue;
    if (isRating && (!isTurned || degree.level === 0.5) && ladder === null)
      add(degree, [Math.round(degree.level * 4)], "word");
    else if (!isRating && degree.level === 0.5 && values.length % 2 === 1 && sentence.words.length <= SHORT)
      add(degree, [(values.length - 1) / 2], "word");
  }
  return said;
}

const beyond = phraseSet(({ values: { bounds } }) =>
  [bounds.before.over, bounds.before.under].flatMap(phrasesOf),
);

/** "Below average", "über dem Durchschnitt". */
const isBeyond = ({ words }: Sentence, { from }: Span): boolean =>
  words.slice(Math.max(0, from - 2), from).some(({ bare }) => beyond().has(bare));

/** "Yes and no" is not "partly" to everybody. */
function isYesAndNo({ words }: Sentence, { from, to, stance }: StanceSaid): boolean {
  const says = (at: number) => stanceOf(sentenceOf(words[at]?.folded ?? ""));
  return stance === "partly" && to - from >= 3 && says(from) === "yes" && says(to - 1) === "no";
}
