import { ProvokedError } from "./assistant";

/** So many words in a row that are a prompt's are no accident. */
const RUN = 8;
/** A prompt of fewer words is too ordinary to be recognised by them. */
const SHORTEST = 6;

/** The model repeated what it was told to keep to itself. */
export class LeakError extends ProvokedError {}

export interface LeakGuard {
  /** Takes the next piece of text, cut anywhere. Throws LeakError once it repeats a prompt. */
  push(piece: string): void;
}

/** What is stopped of a prompt: so many of its words in a row. */
interface Guarded {
  length: number;
  runs: ReadonlySet<string>;
}

/** So many prompts are remembered: the server's own, and those of the templates that are in use. */
const MOST_KNOWN = 100;

/**
 * Creates guards. Each stops a text that repeats a prompt word for word, after seven words of it at most; case and
 * punctuation do not matter. A translation or a code gets through: prompts hold no secrets, this keeps them off the
 * screen. Most calls have the same prompts, which are read once.
 */
export function createLeakGuards() {
  const known = new Map<string, Guarded>();

  /**
   * @param own what the participant knows anyway, or wrote: its words may be repeated, also where a prompt has them
   */
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
      // A word that is not known to be whole may be: what is shown of it has to be no prompt's either.
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
