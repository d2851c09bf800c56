import { ProvokedError } from "./assistant";

/** A match of this many words isn't a coincidence. */
const RUN_LENGTH = 8;
/** In words. Shorter prompts are too ordinary to recognize. */
const MIN_PROMPT_WORDS = 6;

/** The model repeated its confidential instructions. */
export class LeakError extends ProvokedError {}

export interface LeakGuard {
  /** Takes the next piece of text, cut anywhere. Throws LeakError when the text repeats a prompt. */
  push(piece: string): void;
}

/** The word sequences of a prompt that are stopped, each of `length` words. */
interface ProtectedText {
  length: number;
  runs: ReadonlySet<string>;
}

/** Size of the cache: the server's own prompts and those of the templates in use. */
const MAX_CACHED_PROMPTS = 100;

/**
 * Returns a factory of guards that stop a text which repeats a prompt word for word, after at most seven words. Case
 * and punctuation don't matter. Translations and codes get through: prompts contain no secrets, guards only keep them
 * off the screen. Prompts are cached because most calls share them.
 */
export function createLeakGuards() {
  const cache = new Map<string, ProtectedText>();

  /** @param allowedTexts texts that the participant knows or wrote, which may be repeated */
  return (prompts: readonly (string | null)[], allowedTexts: readonly (string | null)[]): LeakGuard =>
    createLeakGuard(
      prompts.map((prompt) => protectedTextOf(prompt ?? "")),
      allowedTexts,
    );

  function protectedTextOf(prompt: string): ProtectedText {
    const protectedText = cache.get(prompt) ?? protectText(wordsOf(prompt));
    cache.delete(prompt);
    cache.set(prompt, protectedText);
    const [oldest = ""] = cache.keys();
    if (cache.size > MAX_CACHED_PROMPTS) cache.delete(oldest);
    return protectedText;
  }
}

function createLeakGuard(
  protectedTexts: readonly ProtectedText[],
  allowedTexts: readonly (string | null)[],
): LeakGuard {
  const lengths = new Set(protectedTexts.filter(({ runs }) => runs.size > 0).map(({ length }) => length));
  const allowedRuns = runsIn(allowedTexts, lengths);
  let recentWords: string[] = [];
  let half = "";
  return {
    push(piece) {
      const text = half + piece;
      const complete = /^.*[^\p{L}\p{N}]/su.exec(text)?.[0] ?? "";
      half = text.slice(complete.length);
      for (const word of wordsOf(complete)) {
        recentWords = [...recentWords, word].slice(-RUN_LENGTH);
        assertNoLeak(recentWords);
      }
      // The last word may be incomplete, but it's shown, so it's checked too.
      assertNoLeak([...recentWords, ...wordsOf(half)]);
    },
  };

  function assertNoLeak(words: readonly string[]): void {
    for (const length of lengths) {
      const run = words.slice(-length).join(" ");
      if (protectedTexts.some(({ runs }) => runs.has(run)) && !allowedRuns.has(run))
        throw new LeakError("The model repeated its instructions.");
    }
  }
}

function protectText(words: readonly string[]): ProtectedText {
  const length = Math.min(RUN_LENGTH, words.length);
  return { length, runs: new Set(words.length < MIN_PROMPT_WORDS ? [] : runsOfLength(words, length)) };
}

function runsOfLength(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
}

function runsIn(texts: readonly (string | null)[], lengths: ReadonlySet<number>): Set<string> {
  const wordLists = texts.map((text) => wordsOf(text ?? ""));
  return new Set([...lengths].flatMap((length) => wordLists.flatMap((words) => runsOfLength(words, length))));
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
