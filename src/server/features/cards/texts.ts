import type { Author } from "#shared/domain/cards/advice";
import { isEnglish } from "#shared/domain/template-languages";
import { joinList } from "../../advice/text-format";

interface ProposalResult {
  count: number;
  by: Author;
  /** Numbers of questions without points or a rating direction. */
  undirected: readonly number[];
  language: string | null;
}

/** Why the library suggests no cards for all or some questions; undefined if there is nothing to explain. */
export function proposalNote({ count, by, undirected, language }: ProposalResult): string | undefined {
  if (by === "ai") return undefined;
  if (undirected.length > 0) {
    const [which, scored] =
      undirected.length === 1
        ? ["question", "its answers aren't scored"]
        : ["questions", "their answers aren't scored"];
    return `No suggestions for ${which} ${joinList(undirected.map(String))} because ${scored}. Add points or a rating direction, then try again.`;
  }
  if (count > 0) return undefined;
  return isEnglish(language)
    ? "No other suggestions fit these questions. Add your own card."
    : "Askwell's suggestions are available in English only, and this assessment is in another language.";
}
