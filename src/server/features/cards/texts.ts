import type { Author } from "#shared/domain/advice";
import { isEnglish } from "#shared/domain/languages";
import { listed } from "../../advice/words";

interface Proposed {
  count: number;
  by: Author;
  /** Numbers of questions of which nobody has said which end is the better one. */
  undirected: readonly number[];
  language: string | null;
}

/** Why the library proposes nothing, or nothing for some questions; undefined where there is nothing to say. */
export function proposalNote({ count, by, undirected, language }: Proposed): string | undefined {
  if (by === "ai") return undefined;
  if (undirected.length > 0) {
    const which = undirected.length === 1 ? "question" : "questions";
    return `Nothing is proposed for ${which} ${listed(undirected.map(String))}: nobody has said which answers are the better ones. Say what a high rating means, or give the options points, and propose again.`;
  }
  if (count > 0) return undefined;
  return isEnglish(language)
    ? "Askwell’s own library has nothing more to propose here. Write a card of your own: you know best what follows from these answers."
    : "Askwell’s own library proposes cards in English only, and this assessment is in another language.";
}
