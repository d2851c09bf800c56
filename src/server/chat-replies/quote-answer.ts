/** From how many words on an answer is long enough to be told what it said. */
const LONG = 8;
/** How many words a clause needs to mean something by itself, and how many characters of it are quoted. */
const MEANINGFUL = 4;
const MAX_QUOTED = 60;

const CLAUSE_END = /[.!?…]+(?=\s|$)|[;:\n]|,(?=\s)|\s[-–—](?=\s)/;
/** Addresses, numbers to call, quotations and what stands in brackets are nobody's to repeat. */
const UNFIT = /[@[\](){}<>"“”„«»`*_|\\]|https?:|www\.|\d{5}/i;
/** They would turn round what we say after them. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Words that nobody wants to read back, in the languages of the tables. */
const RUDE =
  /fuck|shit|bitch|asshole|bastard|bullshit|damn|idiot|stupid|moron|wank|schei(?:ß|ss)|arsch|wichs|verdammt|dumm|merd|putain|connard|conne?\b|foutre|put[ao]\b|cabr[oó]n|gilipollas|joder|cojones|caralho|porra|foda|cazzo|stronz|vaffanculo|coglion|klootzak|godver|kutwerk|lul\b|kurw|gówn|gown|cholern|pierdol|siktir|aptal|salak|bok\b|lanet|jävl|javl|skit|fan\b/iu;

/**
 * What a long answer begins with, short enough to be read back: its first clause, cut after a word. Null where it is
 * short, or where that clause by itself may say nothing, or what nobody wants to hear again.
 */
export function ownWords(message: string): string | null {
  const text = message.replace(DIRECTION_MARKS, "").trim();
  if (wordsIn(text) < LONG) return null;
  const clause = (text.split(CLAUSE_END, 1)[0] ?? "").trim();
  if (wordsIn(clause) < MEANINGFUL || UNFIT.test(clause) || RUDE.test(clause)) return null;
  const isWhole = clause.length >= text.replace(/[^\p{L}\p{N}]+$/u, "").length;
  if (clause.length <= MAX_QUOTED) return isWhole ? clause : `${clause}…`;
  const cut = clause.slice(0, Math.max(0, clause.lastIndexOf(" ", MAX_QUOTED - 1)));
  return wordsIn(cut) < MEANINGFUL ? null : `${cut}…`;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
