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

/**
 * Stops a text that repeats a prompt word for word, after seven words of it at most; case and punctuation do not
 * matter. A translation or a code gets through: prompts hold no secrets, this keeps them off the screen.
 * @param known what the participant knows anyway, or wrote: its words may be repeated, also where a prompt has them
 */
export function createLeakGuard(
  prompts: readonly (string | null)[],
  known: readonly (string | null)[],
): LeakGuard {
  const guarded = new Set(prompts.flatMap((prompt) => runsOf(wordsOf(prompt ?? ""))));
  const lengths = new Set([...guarded].map((run) => run.split(" ").length));
  const free = runsIn(known, lengths);
  const runs = new Set([...guarded].filter((run) => !free.has(run)));
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
      if (runs.has(words.slice(-length).join(" ")))
        throw new LeakError("The model repeated its instructions.");
    }
  }
}

function runsOf(words: readonly string[]): string[] {
  if (words.length < SHORTEST) return [];
  return runsOfLength(words, Math.min(RUN, words.length));
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
