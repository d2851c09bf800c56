import type { LibraryAssessment } from "./library";
import type { WordMatcher } from "./word-matcher";

/** How well an assessment matches a description, and the words that match. */
export interface TopicMatch {
  readonly area: LibraryAssessment;
  readonly score: number;
  readonly words: readonly string[];
}

/** A further question is incidental: "… and what slows it down", "… and which tools they use". */
const FURTHER_CLAUSE = /(?:, (?:and )?| and )(?:what|which|how|why|whether|where) .*$/is;
/** A place matters less than what happens there: "into our customer service". */
const LOCATION = /\b(?:into|in|at|within|inside) (?:our|the|my|their) [^,;.?!]*/gi;
const SUBJECT_WEIGHT = 2;
const ASIDE_WEIGHT = 0.5;
/** With this many incidental words, they count as the topic. */
const MIN_ASIDE_WORDS = 2;

/** The assessments that match a description, best first. Leaves out those with a single incidental word. */
export function matchTopics(description: string, areas: readonly LibraryAssessment[]): TopicMatch[] {
  const head = description.replace(FURTHER_CLAUSE, "");
  const subject = head.replace(LOCATION, " ");
  const phrases = areas
    .flatMap(({ words }) => wordsIn(description, words))
    .filter((word) => word.includes(" "));
  const isPart = (word: string) =>
    phrases.some((phrase) => phrase !== word && ` ${phrase} `.includes(` ${word} `));
  return areas
    .map((area) => {
      const words = wordsIn(description, area.words).filter((word) => !isPart(word));
      const subjectWords = wordsIn(subject, area.words).filter((word) => !isPart(word));
      const asideWords = words.filter((word) => !subjectWords.includes(word));
      const isMatch = wordsIn(head, area.words).length > 0 || words.length >= MIN_ASIDE_WORDS;
      const score = isMatch ? SUBJECT_WEIGHT * sizeOf(subjectWords) + ASIDE_WEIGHT * sizeOf(asideWords) : 0;
      return { area, score, words };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Distinct words. "it" is no mention of the IT department. */
const wordsIn = (text: string, words: WordMatcher | null) => [
  ...new Set(
    ((words && text.match(words)) ?? [])
      .filter((word) => !/^[Ii]t$/.test(word))
      .map((word) => word.toLowerCase()),
  ),
];

/** Phrases count double: "new colleagues" says more than "colleagues". */
const sizeOf = (phrases: readonly string[]) =>
  phrases.reduce((sum, phrase) => sum + (phrase.includes(" ") ? 2 : 1), 0);
