import { isAnd, isCue, isSmall, type Token } from "./cues";
import { isDenying } from "./denying";
import type { Cue } from "./lexicon/grammar-words";
import { phraseTest } from "./lexicon/languages";
import { areForms, isShortFor, isSlip } from "./likeness";
import { isJoined, type Sentence, spokenIn } from "./sentence";
import { distinct, type Mention, type Value } from "./values";
import { whollyFirst } from "./wholly";

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
  const names = new Names(values, spokenIn(sentence).length <= SHORT);
  return inRuns(tokens, (run) => readRun(names, sentence, run));
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

/** One run of words between marks and joins; they name at most one value, or it is not clear which. */
function readRun(names: Names, sentence: Sentence, run: readonly Token[]): readonly Token[] {
  const words = run.flatMap((token) =>
    token.kind === "word" && !isJoined(sentence, token.at) ? [token.at] : [],
  );
  const typedAt = (at: number) => sentence.words[at]?.bare ?? "";
  // "Face to face" names nothing that begins with a face.
  if (new Set(words.map(typedAt)).size < words.length) return run;
  const { best, top } = names.closest(words, typedAt);
  const [first] = top;
  if (first === undefined || best <= 0) return run;
  if (top.length > 1) {
    const list = readList(names, sentence, run);
    if (list) return list;
  }
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
function readList(names: Names, sentence: Sentence, run: readonly Token[]): readonly Token[] | null {
  const parts: Token[][] = [[]];
  for (const token of run) {
    const isJoin = token.kind === "cue" && isAnd(sentence.words[token.at]?.bare ?? "");
    if (isJoin) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (parts.length < 2) return null;
  const read = parts.map((part) => readRun(names, sentence, part));
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

/** The names of what is offered, each word of a message compared with them once. */
class Names {
  private readonly names: readonly Name[];
  private readonly alike = new Map<string, ReadonlyMap<Name, string>>();

  private readonly isShort: boolean;

  constructor(values: readonly Value[], isShort: boolean) {
    this.isShort = isShort;
    this.names = distinct(values).flatMap((value) => {
      const words = [...new Set(value.words)];
      const telling = words.filter((word) => !isSmall(word));
      const said = telling.length > 0 ? telling : words;
      // "We have no online shop" is not meant by "online".
      const isDenial = words.some(isDenying) && telling.length > 0;
      const initials = [value.words, telling].map((all) => all.map((word) => word[0]).join(""));
      return said.length === 0 || isDenial ? [] : [{ value, telling: said, initials }];
    });
  }

  /** The names that share most with the words at these places. */
  closest(words: readonly number[], typedAt: (at: number) => string) {
    const hits = new Map<Name, Map<string, number>>();
    for (const at of words) {
      const typed = typedAt(at);
      for (const [name, word] of this.alikeTo(typed)) {
        const found = hits.get(name) ?? new Map<string, number>();
        if (!found.has(word)) found.set(word, at);
        hits.set(name, found);
      }
    }
    const isCommon = hits.size === this.names.length && this.names.length > 1;
    const scored = [...hits].map(([{ value, telling }, found]): Closeness => {
      const exact = [...found].filter(([word, at]) => typedAt(at) === word).length;
      const score = found.size - (exact < found.size ? SLIP : 0);
      return {
        value,
        score,
        positions: [...found.values()],
        share: Math.min(1, found.size / telling.length),
      };
    });
    const best = Math.max(0, ...scored.map(({ score }) => score));
    // A word that all share tells nothing apart.
    const alike = scored.filter(({ score }) => score === best);
    return { best, top: isCommon && alike.length === scored.length ? [] : whollyFirst(alike) };
  }

  private alikeTo(typed: string): ReadonlyMap<Name, string> {
    const known = this.alike.get(typed);
    if (known) return known;
    const found = new Map<Name, string>();
    for (const name of this.names) {
      const isInitials = this.isShort && typed.length >= 2 && name.initials.includes(typed);
      const word =
        name.telling.find((own) => own === typed) ??
        (isInitials ? typed : undefined) ??
        name.telling.find((own) => this.isAlike(typed, own));
      if (word !== undefined) found.set(name, word);
    }
    this.alike.set(typed, found);
    return found;
  }

  private isAlike(typed: string, word: string): boolean {
    return areForms(typed, word) || (this.isShort && (isShortFor(typed, word) || isSlip(typed, word)));
  }
}
