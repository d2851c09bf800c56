import { ProvokedError } from "./assistant";

/** So many words in a row that are a prompt's are no accident. */
const RUN = 8;
/** A prompt of fewer words is too ordinary to be recognised by them. */
const SHORTEST = 4;

export interface LeakGuard {
  /** Takes the next piece of text, cut anywhere. Throws ProvokedError once it repeats a prompt. */
  push(piece: string): void;
}

/**
 * Stops a text that repeats a prompt word for word, after seven words of it at most; case and punctuation do not
 * matter. A translation or a code gets through: prompts hold no secrets (security T14), this keeps them off the screen.
 */
export function createLeakGuard(prompts: readonly (string | null)[]): LeakGuard {
  const runs = new Set(prompts.flatMap((prompt) => runsOf(wordsOf(prompt ?? ""))));
  const lengths = new Set([...runs].map((run) => run.split(" ").length));
  let last: string[] = [];
  let half = "";
  return {
    push(piece) {
      const text = half + piece;
      const complete = /^.*[^\p{L}\p{N}]/su.exec(text)?.[0] ?? "";
      half = text.slice(complete.length);
      for (const word of wordsOf(complete)) {
        last = [...last, word].slice(-RUN);
        for (const length of lengths) {
          if (runs.has(last.slice(-length).join(" "))) {
            throw new ProvokedError("The model repeated its instructions.");
          }
        }
      }
    },
  };
}

function runsOf(words: readonly string[]): string[] {
  if (words.length < SHORTEST) return [];
  if (words.length <= RUN) return [words.join(" ")];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" "));
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
