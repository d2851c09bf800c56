import { ALL_PHRASES } from "../../host/phrases/phrases";
import { areForms } from "../../judge/likeness";
import { bare, fold, wordsOf } from "../../judge/normalise";
import type { AttemptQuestion } from "../attempts/sitting";

/** Words that tell languages apart tell no questions apart, and shorter ones stand anywhere. */
const FREQUENT = new Set(ALL_PHRASES.flatMap(({ tell }) => wordsOf(bare(tell))));
const SHORTEST = 4;

const telling = (text: string) =>
  wordsOf(bare(text)).filter((word) => word.length >= SHORTEST && !FREQUENT.has(word));

/** The question that a message names by words of it that stand in no other; undefined where it names none, or several. */
export function namedIn(asked: readonly AttemptQuestion[], message: string): AttemptQuestion | undefined {
  const said = telling(message);
  const texts = asked.map((question) => ({ question, words: telling(question.questionText) }));
  const holds = (words: readonly string[], word: string) => words.some((other) => areForms(other, word));
  const [named, ...others] = texts.filter(({ question, words }) =>
    words.some(
      (word) =>
        holds(said, word) && !texts.some((other) => other.question !== question && holds(other.words, word)),
    ),
  );
  return others.length === 0 ? named?.question : undefined;
}

/** The rules read small letters without accents and marks; an open answer is stored as it was written. */
export function asWritten(words: string, message: string): string {
  const read = [...message.matchAll(/[\p{L}\p{N}]\p{M}*/gu)].flatMap(({ 0: written, index }) =>
    asRead(written)
      .split("")
      .map((letter) => ({ letter, from: index, to: index + written.length })),
  );
  const sought = asRead(words);
  const at = read
    .map(({ letter }) => letter)
    .join("")
    .lastIndexOf(sought);
  const [first, last] = [read[at], read[at + sought.length - 1]];
  return sought === "" || !first || !last ? words : message.slice(first.from, last.to);
}

const asRead = (text: string): string =>
  fold(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
