import { ProvokedError } from "./assistant";

/** This many words in a row from a prompt are no accident. */
const RUN = 8;
/** In words. Shorter prompts are too ordinary to recognize. */
const SHORTEST = 6;

/** The model repeated its confidential instructions. */
export class LeakError extends ProvokedError {}

export interface LeakGuard {
  /** Takes the next piece of text, cut anywhere. Throws LeakError when the text repeats a prompt. */
  push(piece: string): void;
}

/** The word sequences of a prompt that are stopped, each of `length` words. */
interface Guarded {
  length: number;
  runs: ReadonlySet<string>;
}

/** Size of the cache: the server's own prompts and those of the templates in use. */
const MOST_KNOWN = 100;

/**
 * Returns a factory of guards that stop a text which repeats a prompt word for word, after at most seven words. Case
 * and punctuation don't matter. Translations and codes get through: prompts contain no secrets, guards only keep them
 * off the screen. Prompts are cached because most calls share them.
 */
export function createLeakGuards() {
  const known = new Map<string, Guarded>();

  /** @param own texts that the participant knows or wrote; they may be repeated even if a prompt contains them */
  return (prompts: readonly (string | null)[], own: readonly (string | null)[]): LeakGuard =>
    createLeakGuard(
      prompts.map((prompt) => guardedBy(prompt ?? "")),
      own,
    );

  function guardedBy(prompt: string): Guarded {
    const guarded = known.get(prompt) ?? guardedOf(wordsOf(prompt));
    known.delete(prompt);
    known.set(prompt, guarded);
    const [oldest = ""] = known.keys();
    if (known.size > MOST_KNOWN) known.delete(oldest);
    return guarded;
  }
}

function createLeakGuard(guarded: readonly Guarded[], own: readonly (string | null)[]): LeakGuard {
  const lengths = new Set(guarded.filter(({ runs }) => runs.size > 0).map(({ length }) => length));
  const free = runsIn(own, lengths);
  let last: string[] = [];
  let half = "";
  return {
    push(piece) {
      const text = half + piece;
      const complete = /^.*[^\p{L}\p{N}]/su.exec(text)?.[0] ?? "";
      half = text.slice(complete.length);
      for (const word of wordsOf(complete)) {
        last = [...last, word].slice(-RUN);
        assertOwn(last);
      }
      // The last word may be incomplete, but it's shown, so it's checked too.
      assertOwn([...last, ...wordsOf(half)]);
    },
  };

  function assertOwn(words: readonly string[]): void {
    for (const length of lengths) {
      const run = words.slice(-length).join(" ");
      if (guarded.some(({ runs }) => runs.has(run)) && !free.has(run))
        throw new LeakError("The model repeated its instructions.");
    }
  }
}

function guardedOf(words: readonly string[]): Guarded {
  const length = Math.min(RUN, words.length);
  return { length, runs: new Set(words.length < SHORTEST ? [] : runsOfLength(words, length)) };
}

function runsOfLength(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
}

function runsIn(texts: readonly (string | null)[], lengths: ReadonlySet<number>): Set<string> {
  const all = texts.map((text) => wordsOf(text ?? ""));
  return new Set([...lengths].flatMap((length) => all.flatMap((words) => runsOfLength(words, length))));
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
