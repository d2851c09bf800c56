import { phraseFinder } from "./readers/finder";
import { piecesOf, textOf } from "./readers/pieces";
import { sentenceOf } from "./sentence";

const corrections = phraseFinder(({ grammar }) => [[true, grammar.correction]]);
/** "Oh", "hmm": what may stand before. */
const fillers = phraseFinder(({ grammar }) => [[true, grammar.filler]]);

/** Who says more tells something. */
const MAX_LENGTH = 200;

/** What comes after "actually", "sorry, I meant" at the beginning of a short message; null without. */
export function takenBack(message: string): string | null {
  if (message.length > MAX_LENGTH) return null;
  const pieces = piecesOf(sentenceOf(message));
  const behind = corrections(pieces, 0) ? 0 : (fillers(pieces, 0)?.to ?? 0);
  const start = behind > 0 && pieces[behind]?.isMark ? behind + 1 : behind;
  let at = start;
  for (;;) {
    const found = corrections(pieces, at);
    if (found) at = found.to;
    else if (at > start && pieces[at]?.isMark) at += 1;
    else break;
  }
  if (at === start || at >= pieces.length) return null;
  return textOf(pieces, at, pieces.length);
}
