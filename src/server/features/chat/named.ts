import { ALL_PHRASES } from "../../host/phrases/phrases";
import { areForms } from "../../judge/likeness";
import { bare, wordsOf } from "../../judge/normalise";
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

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Words of a message as they stand in it, though they come as they are compared; as they come where they do not. */
export function asWritten(words: string, message: string): string {
  const wanted = wordsOf(bare(words));
  const pieces = [...message.matchAll(WORD)];
  const at = pieces.findIndex((_, from) =>
    wanted.every((word, next) => bare(pieces[from + next]?.[0] ?? "") === word),
  );
  const [first, last] = [pieces[at], pieces[at + wanted.length - 1]];
  return first && last ? message.slice(first.index, last.index + last[0].length) : words;
}
