import { ALL_PHRASES } from "../../chat-replies/phrases/phrases";
import { areForms } from "../../answer-parser/likeness";
import { readingsOf, starts } from "../../answer-parser/moves/said";
import { normalize, wordsOf } from "../../language/normalize";
import type { AttemptQuestion } from "../attempts/sitting";

/** Words that tell languages apart tell no questions apart, and shorter ones stand anywhere. */
const FREQUENT = new Set(ALL_PHRASES.flatMap(({ tell }) => wordsOf(normalize(tell))));
const SHORTEST = 4;

/** "CRM" tells, however short it is. */
const INITIALS = /\b\p{Lu}{2,3}\b/gu;

const telling = (text: string, initials: ReadonlySet<string>) =>
  wordsOf(normalize(text)).filter(
    (word) => (word.length >= SHORTEST && !FREQUENT.has(word)) || initials.has(word),
  );

/** "Wait, the suppliers ..." names nothing that waits. */
const withoutWait = (message: string): string => {
  const [first, ...others] = readingsOf(message)[0]?.clauses ?? [];
  if (first === undefined || !starts(first, "wait")) return message;
  return [first.strange, ...others.map(({ normalized }) => normalized)].flat().join(" ");
};

/** The question that a message names by words of it that stand in no other; undefined where it names none, or several. */
export function namedIn(asked: readonly AttemptQuestion[], message: string): AttemptQuestion | undefined {
  const named = asked.map((question) => ({
    question,
    text: `${question.questionText} ${question.shortName ?? ""}`,
  }));
  const initials = new Set(named.flatMap(({ text }) => text.match(INITIALS) ?? []).map(normalize));
  const said = telling(withoutWait(message), initials);
  const texts = named.map(({ question, text }) => ({ question, words: telling(text, initials) }));
  const holds = (words: readonly string[], word: string) => words.some((other) => areForms(other, word));
  const [one, ...others] = texts.filter(({ question, words }) =>
    words.some(
      (word) =>
        holds(said, word) && !texts.some((other) => other.question !== question && holds(other.words, word)),
    ),
  );
  return others.length === 0 ? one?.question : undefined;
}

interface Letter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The rules read small letters without accents and marks, and "soooo" as "so"; an open answer is stored as it was
 * written.
 */
export function asWritten(words: string, message: string): string {
  const read = [...message.matchAll(/[\p{L}\p{N}]\p{M}*|&/gu)].flatMap(({ 0: written, index }): Letter[] =>
    asRead(written)
      .split("")
      .map((letter) => ({ letter, from: index, to: index + written.length })),
  );
  const sought = asRead(words);
  const found = placeOf(read, sought) ?? placeOf(withoutRuns(read), sought.replace(/(.)\1+/gsu, "$1"));
  return found ? message.slice(found.from, found.to) : words;
}

/** Where letters stand last. */
function placeOf(read: readonly Letter[], sought: string): Pick<Letter, "from" | "to"> | null {
  const at = read
    .map(({ letter }) => letter)
    .join("")
    .lastIndexOf(sought);
  const [first, last] = [read[at], read[at + sought.length - 1]];
  return sought === "" || !first || !last ? null : { from: first.from, to: last.to };
}

/** Letters that stand several times in a row as one. */
function withoutRuns(read: readonly Letter[]): Letter[] {
  const runs: Letter[] = [];
  for (const next of read) {
    const before = runs.at(-1);
    if (before?.letter === next.letter) runs.splice(-1, 1, { ...before, to: next.to });
    else runs.push(next);
  }
  return runs;
}

const asRead = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]/gu, "");
