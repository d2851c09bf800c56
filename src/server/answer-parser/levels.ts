import { isSmall } from "./cues";
import { isDenying, isNeverBesideNot } from "./denying";
import { phraseTest } from "../language/lexicon/languages";
import type { Offer } from "./offer";
import { degreesIn } from "./readers/degrees";
import { frequenciesIn, optionsForFrequency } from "./readers/frequencies";
import { optionsForStance, type StanceSaid, stanceOf, stancesIn } from "./readers/stances";
import { type Sentence, type Span, sentenceOf } from "../language/tokenize";
import type { Mention } from "./values";

/** In longer messages "the average" is one of something else than options. */
const SHORT = 6;

const isBehind = phraseTest(({ grammar }) => [grammar.notBehind]);

/** How often, how much and yes or no, where that is what is offered. */
export const levelsIn = (offer: Offer, sentence: Sentence): Mention[] => [
  ...frequenciesNamed(offer, sentence),
  ...stancesNamed(offer, sentence),
  ...degreesNamed(offer, sentence),
];

const isWord = ({ from, to }: Span, { words }: Sentence, test: (word: string) => boolean): boolean =>
  to - from === 1 && test(words[from]?.bare ?? "");

const mentionOf = ({ values }: Offer, { from, to }: Span, indexes: readonly number[]): Mention => ({
  from,
  to,
  values: indexes.flatMap((index) => values[index] ?? []),
  kind: "word",
});

function frequenciesNamed(offer: Offer, sentence: Sentence): Mention[] {
  const { ladder } = offer;
  if (ladder === null) return [];
  return frequenciesIn(sentence).map((often) => ({
    ...mentionOf(offer, often, optionsForFrequency(ladder, often)),
    kind: "name",
    isDenial: isWord(often, sentence, isNeverBesideNot),
  }));
}

function stancesNamed(offer: Offer, sentence: Sentence): Mention[] {
  const { names, values, isOfEnds, isGraded } = offer;
  return stancesIn(sentence).flatMap((said): Mention[] => {
    const { stance } = said;
    // "Güncel değil" turns down what stands before it, and is no "no".
    const before = sentence.words[said.from - 1]?.bare ?? "";
    const isOfName = values.some(({ words }) => words.slice(1).includes(before));
    if (stance === "no" && isOfName && isWord(said, sentence, isBehind)) return [];
    // "Completely": nothing else is called so, where the steps have no names.
    if (isGraded && (stance === "fully" || stance === "notAtAll")) {
      // "Ganz gut" is not the whole.
      const isMuch = degreesIn(sentence).some(({ from, to }) => from <= said.to && to > said.to);
      return isMuch ? [] : [mentionOf(offer, said, [stance === "fully" ? 4 : 0])];
    }
    // "Not really" is no end that is called "no".
    if (isOfEnds) return [];
    const saying = names.flatMap((name, at) =>
      stancesIn(name).some((own) => own.stance === stance) ? [at] : [],
    );
    if (stance === "notYet" && saying.length === 1) return [mentionOf(offer, said, saying)];
    const meant = optionsForStance(names, stance);
    if (meant.length === 0) return [];
    // "Yes" where "Yes, fully" and "Yes, partly" are offered, "no" where "No, not now" and "No, never" are.
    const isPlain = stance === "yes" || stance === "no" || stance === "notAtAll";
    // "Nope" where "No" is offered.
    const bare = meant.filter((index) => values[index]?.words.length === 1);
    const indexes = isPlain && bare.length === 1 ? bare : meant;
    const [only = -1] = indexes;
    const isWide = isPlain && indexes.length === 1 && values[only]?.words.length !== 1;
    const plain = isWide ? (stance === "yes" ? "yes" : "no") : isYesAndNo(sentence, said) ? "yes" : undefined;
    const isAlike = (name: Sentence) =>
      stancesIn(name)[0]?.stance === plain || (plain === "no" && !offer.isRating && isDenial(name));
    const alike = names.flatMap((name, at) => (plain && isAlike(name) ? [at] : []));
    // "Only for the main dishes" may be more or less, or one of those that say yes and of what.
    const yeses = names.flatMap((name, at) => (stancesIn(name)[0]?.stance === "yes" ? [at] : []));
    const isOpen = stance === "partly" && !yeses.includes(only) && isToldOf(sentence, said);
    const others = isOpen && yeses.length > 1 ? yeses : [];
    return [mentionOf(offer, said, [...new Set([...indexes, ...alike, ...others])])];
  });
}

function degreesNamed(offer: Offer, sentence: Sentence): Mention[] {
  const { names, values, isRating, ladder } = offer;
  // "Sehr gut" at 1, as schools mark.
  const [first, last] = [names[0], names.at(-1)].map((name) => name && degreesIn(name)[0]?.level);
  const isTurned = (first ?? 0) > 0.5 && (last ?? 0) < 0.5;
  const hasMiddle = values.length % 2 === 1 && sentence.words.length <= SHORT;
  return degreesIn(sentence).flatMap((degree): Mention[] => {
    // "Very" says how much of something else.
    if (!degree.isNamed || isBeyond(sentence, degree)) return [];
    const isMiddle = degree.level === 0.5;
    const isStep = isRating ? (!isTurned || isMiddle) && ladder === null : isMiddle && hasMiddle;
    return isStep ? [mentionOf(offer, degree, [Math.round(degree.level * (values.length - 1))])] : [];
  });
}

/** Whether what a stance is said of follows. */
const isToldOf = ({ words }: Sentence, { to }: Span): boolean =>
  words.slice(to).some(({ bare }) => bare !== "" && !isSmall(bare)) && words[to]?.bare !== "";

/** "Not allowed at all", but neither "Not yet" nor "Not sure". */
const isDenial = (name: Sentence): boolean =>
  isDenying(name.words[0]?.bare ?? "") && [null, "no", "notAtAll"].includes(stanceOf(name));

const saysBeyond = phraseTest(({ values: { bounds } }) => [bounds.before.over, bounds.before.under]);

/** "Below average", "über dem Durchschnitt". */
const isBeyond = ({ words }: Sentence, { from }: Span): boolean =>
  words.slice(Math.max(0, from - 2), from).some(({ bare }) => saysBeyond(bare));

/** "Yes and no" is not "partly" to everybody. */
function isYesAndNo({ words }: Sentence, { from, to, stance }: StanceSaid): boolean {
  const says = (at: number) => stanceOf(sentenceOf(words[at]?.folded ?? ""));
  return stance === "partly" && to - from >= 3 && says(from) === "yes" && says(to - 1) === "no";
}
