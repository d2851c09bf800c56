export type WordMatcher = RegExp;

/** Compiles a word list of a library file: separated by commas, "*" for any ending, longer words first. */
export function createWordMatcher(list: string): WordMatcher {
  const words = list.split(",").map((word) => word.trim());
  const patterns = words.sort((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

const patternOf = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\/&-]/g, (mark) => (mark === "*" ? "[\\p{L}\\p{N}]*" : `\\x${hex(mark)}`));

const hex = (mark: string) => mark.charCodeAt(0).toString(16).padStart(2, "0");
