import { phraseFinder } from "./readers/finder";
import { piecesOf, textOf } from "./readers/pieces";
import { sentenceOf } from "./sentence";

const corrections = phraseFinder(({ grammar }) => [[true, grammar.correction]]);
const ands = phraseFinder(({ grammar }) => [[true, grammar.and]]);
/** "Oh", "hmm": what may stand before. */
const fillers = phraseFinder(({ grammar }) => [[true, grammar.filler]]);

/** Who says more tells something. */
const MAX_LENGTH = 200;

/** What comes after "actually", "sorry, I meant" at the beginning of a short message; null without. */
export const takenBack = (message: string): string | null => behind(corrections, message);

/** What comes after "and" at the beginning of a short message: it goes on with what was said before. */
export const goneOn = (message: string): string | null => behind(ands, message);

function behind(opening: typeof corrections, message: string): string | null {
  if (message.length > MAX_LENGTH) return null;
  const pieces = piecesOf(sentenceOf(message));
  const filled = opening(pieces, 0) ? 0 : (fillers(pieces, 0)?.to ?? 0);
  const start = filled > 0 && pieces[filled]?.isMark ? filled + 1 : filled;
  let at = start;
  for (;;) {
    const found = opening(pieces, at);
    if (found) at = found.to;
    else if (at > start && pieces[at]?.isMark) at += 1;
    else break;
  }
  if (at === start || at >= pieces.length) return null;
  return textOf(pieces, at, pieces.length);
}
