import { isAnd, isCue, type Token } from "./cues";
import { isDenying } from "./denying";
import type { Cue } from "../language/lexicon/grammar-words";
import { phraseTest } from "../language/lexicon/languages";
import { areForms, isShortFor, isSlip } from "./likeness";
import { isJoined, type Sentence, spokenIn } from "../language/tokenize";
import { distinct, type Mention, type Value, whollyFirst } from "./values";

/** In longer messages a word that merely resembles an option says too little. */
const SHORT = 12;
/** How little a slip takes away. */
const SLIP = 0.01;
/** What parts from each other what is named. */
const BETWEEN: readonly Cue[] = [
  "and",
  "or",
  "but",
  "not",
  "instead",
  "except",
  "correction",
  "because",
  "so",
  "now",
  "only",
];

/** Puts in the values that words of a message name in part: "tech", "our mechanic", "hr", "tecnology". */
export function withParts(values: readonly Value[], sentence: Sentence, tokens: readonly Token[]): Token[] {
  const closest = closestOf(values, spokenIn(sentence).length <= SHORT);
  return inRuns(tokens, (run) => readRun(closest, sentence, run));
}

/** The tokens of a message with each run of words between marks, joins and mentions as it is read. */
export function inRuns(
  tokens: readonly Token[],
  readRun: (run: readonly Token[]) => readonly Token[],
): Token[] {
  const done: Token[] = [];
  let run: Token[] = [];
  const close = () => {
    done.push(...readRun(run));
    run = [];
  };
  for (const token of tokens) {
    if ((token.kind === "word" || token.kind === "cue") && !isCue(token, ...BETWEEN)) run.push(token);
    else {
      close();
      done.push(token);
    }
  }
  close();
  return done;
}

const isSpan = phraseTest(({ values: { units } }) => [
  units.minute,
  units.hour,
  units.day,
  units.week,
  units.month,
  units.year,
]);

/** "Third", "next". */
const isOrdinal = phraseTest(({ values: { places } }) => Object.values(places));

type Closest = ReturnType<typeof closestOf>;

/** One run of words between marks and joins; they name at most one value, or it is not clear which. */
function readRun(closest: Closest, sentence: Sentence, run: readonly Token[]): readonly Token[] {
  const words = run.flatMap((token) =>
    token.kind === "word" && !isJoined(sentence, token.at) ? [token.at] : [],
  );
  const typedAt = (at: number) => sentence.words[at]?.bare ?? "";
  // "Face to face" names nothing that begins with a face.
  if (new Set(words.map(typedAt)).size < words.length) return run;
  const top = closest(words, typedAt);
  const [first] = top;
  if (first === undefined) return run;
  const list = top.length > 1 ? readList(closest, sentence, run) : null;
  if (list) return list;
  const used = new Set(top.flatMap(({ positions }) => positions));
  const others = words.length - used.size;
  const isNamed = top.length === 1 && (first.positions.length > 1 || first.share >= 0.5);
  // "Next day" and "our third year" are not named by what they count in.
  const isOrdered = [...used].every((at) => isSpan(typedAt(at)) && isOrdinal(typedAt(at - 1)));
  if (others > 0 && (!isNamed || isOrdered)) return run;
  const from = Math.min(...used);
  const mention: Mention = {
    from,
    to: Math.max(...used) + 1,
    values: top.map(({ value }) => value),
    kind: "word",
  };
  return run.flatMap((token): Token[] => {
    if (token.kind !== "word" || !used.has(token.at)) return [token];
    return token.at === from ? [{ kind: "mention", mention }] : [];
  });
}

/**
 * "Sueldo y formación": where nothing tells the language, "y" may be no more than a French word. Null unless each part
 * names one value.
 */
function readList(closest: Closest, sentence: Sentence, run: readonly Token[]): readonly Token[] | null {
  const parts: Token[][] = [[]];
  for (const token of run) {
    const isJoin = token.kind === "cue" && isAnd(sentence.words[token.at]?.bare ?? "");
    if (isJoin) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (parts.length < 2) return null;
  const read = parts.map((part) => readRun(closest, sentence, part));
  const isRead = (part: readonly Token[]) =>
    part.some((token) => token.kind === "mention" && token.mention.values.length === 1);
  return read.every(isRead) ? read.flat() : null;
}

interface Closeness {
  readonly value: Value;
  readonly score: number;
  /** Where the words stand that tell it apart, and which share of those in its name they are. */
  readonly positions: readonly number[];
  readonly share: number;
}

interface Name {
  readonly value: Value;
  /** Its words that tell something; all, where none does. */
  readonly telling: readonly string[];
  /** The first letters of its words, with and without the small ones. */
  readonly initials: readonly string[];
}

function namesOf(values: readonly Value[]): Name[] {
  return distinct(values).flatMap((value) => {
    const telling = value.telling.length > 0 ? value.telling : [...new Set(value.words)];
    // "We have no online shop" is not meant by "online".
    const isDenial = value.words.some(isDenying) && value.telling.length > 0;
    const initials = [value.words, value.telling].map((words) => words.map((word) => word[0]).join(""));
    // "25" is not short for "2–5".
    const inLetters = initials.filter((letters) => !/\p{N}/u.test(letters));
    return telling.length === 0 || isDenial ? [] : [{ value, telling, initials: inLetters }];
  });
}

/** The names that share most with the words at some places; each word of a message is compared with them once. */
function closestOf(values: readonly Value[], isShort: boolean) {
  const names = namesOf(values);
  const alike = new Map<string, ReadonlyMap<Name, string>>();
  const isAlike = (typed: string, word: string) =>
    areForms(typed, word) || (isShort && (isShortFor(typed, word) || isSlip(typed, word)));
  const alikeTo = (typed: string): ReadonlyMap<Name, string> => {
    const known = alike.get(typed);
    if (known) return known;
    const found = new Map<Name, string>();
    for (const name of names) {
      const isInitials = isShort && typed.length >= 2 && name.initials.includes(typed);
      const word =
        isInitials || name.telling.includes(typed) ? typed : name.telling.find((own) => isAlike(typed, own));
      if (word !== undefined) found.set(name, word);
    }
    alike.set(typed, found);
    return found;
  };
  return (words: readonly number[], typedAt: (at: number) => string): readonly Closeness[] => {
    const hits = new Map<Name, Map<string, number>>();
    for (const at of words) {
      for (const [name, word] of alikeTo(typedAt(at))) {
        const found = hits.get(name) ?? new Map<string, number>();
        if (!found.has(word)) found.set(word, at);
        hits.set(name, found);
      }
    }
    const scored = [...hits].map(([{ value, telling }, found]): Closeness => {
      const isExact = [...found].every(([word, at]) => typedAt(at) === word);
      const score = found.size - (isExact ? 0 : SLIP);
      const share = Math.min(1, found.size / telling.length);
      return { value, score, positions: [...found.values()], share };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const top = scored.filter(({ score }) => score === best);
    // A word that all share tells nothing apart.
    const isCommon = top.length === names.length && names.length > 1;
    return isCommon ? [] : whollyFirst(top);
  };
}
