// Finds answers to an open question, newest first, and counts their words. A program of the search worker (FoldProgram
// in db/engine.ts).
import { createReader, stateOf } from "./read-facts.mjs";

const ANSWERED = 3;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** Number of words returned, most common first. */
const MAX_WORDS = 400;

/**
 * @param input `versions` by id, with the offset and id of the question (`text`); `limit`: the fold stops after one
 * answer more than this that contains `q` (lower case); `areWordsWanted`: read all answers and count their words
 */
export function createFold(input) {
  const { q, limit, areWordsWanted } = input;
  const found = [];
  const people = new Map();
  let current;

  const read = createReader(input, ({ text }, _kind, bytes, at) => {
    if (!text || !bytes || stateOf(bytes, at + text.at) !== ANSWERED) return;
    const answer = JSON.parse(current.responses)[text.id];
    if (typeof answer !== "string") return;
    const folded = answer.toLowerCase();
    if (areWordsWanted) countWords(folded);
    if (found.length <= limit && folded.includes(q)) found.push({ id: current.id, text: answer });
  });

  function countWords(answer) {
    for (const word of new Set(answer.match(WORD))) people.set(word, (people.get(word) ?? 0) + 1);
  }

  function add([id, kind, versionId, facts, responses]) {
    current = { id, responses };
    read([kind, versionId, facts, 0]);
    return !areWordsWanted && found.length > limit;
  }

  const end = () => ({
    found,
    words: [...people]
      .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .slice(0, MAX_WORDS),
  });
  return { add, end };
}
