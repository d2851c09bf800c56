import { isEnd } from "../cues";
import { isDenying } from "../denying";
import { STANCES, type Stance } from "../../language/lexicon/value-words";
import { oncePer } from "../../language/memoize";
import type { Sentence, Span } from "../../language/tokenize";
import { entriesOf, finderOf, wordsFound } from "../../language/phrase-finder";

/** A yes, a no, or what stands between, in a message. */
export interface StanceSaid extends Span {
  readonly stance: Stance;
}

/** "Kommt noch", which stands with two of them, is the one that is less exact. */
const stances = finderOf((values) => entriesOf(STANCES.toReversed(), values.stances));
/**
 * Where no option says just this, those that say it more widely, by turns, and together what may be meant as well: "not
 * yet" is a no, and may well be planned.
 */
const ELSE: Readonly<Partial<Record<Stance, readonly (readonly Stance[])[]>>> = {
  fully: [["yes"]],
  no: [["notAtAll"], ["notYet"]],
  notAtAll: [["no"]],
  notYet: [["planned", "no"]],
};

/** All stances of a message, in order; read once, for every option is asked again at each yes and no of a message. */
export const stancesIn = oncePer((sentence: Sentence): readonly StanceSaid[] =>
  wordsFound(sentence, stances).map(({ key, from, to }) => ({ stance: key, from, to })),
);

/** What a text as a whole says, "Yes, partly" partly: its most exact stance; null where it says none. */
export function stanceOf(sentence: Sentence): Stance | null {
  const said = new Set(
    stancesIn(sentence)
      .filter((each) => !isDenied(sentence, each))
      .map(({ stance }) => stance),
  );
  return STANCES.find((stance) => said.has(stance)) ?? null;
}

/** How far before a plan what denies it stands: "nicht geplant", "no está previsto". */
const REACH = 2;

/** "No, and not planned" is no plan; "No, planned" is. */
function isDenied({ words }: Sentence, { stance, from }: StanceSaid): boolean {
  const before = words.slice(Math.max(0, from - REACH), from);
  const beside = before.slice(before.findLastIndex(({ folded }) => isEnd(folded)) + 1);
  return stance === "planned" && beside.some(({ bare }) => isDenying(bare));
}

/**
 * The options, by index, that a stance means; several where it is not clear which ("yes" where "Yes, fully" and "Yes,
 * partly" are offered), none where none says it. Empty too where the options are no yes and no.
 */
export function optionsForStance(options: readonly Sentence[], said: Stance): number[] {
  const offered = options.map((option) => (stancesIn(option)[0]?.from === 0 ? stancesIn(option) : []));
  const exact = options.map((option, index) => (offered[index]?.length ? stanceOf(option) : null));
  if (exact.filter((stance) => stance !== null).length < 2) return [];
  const among = (wanted: Stance) => exact.flatMap((stance, index) => (stance === wanted ? [index] : []));
  const found = among(said);
  if (found.length > 0) return found;
  // "Yes" itself is in "Yes, fully" and "Yes, partly".
  const saysYes = (stances: readonly StanceSaid[]) => stances.some(({ stance }) => stance === "yes");
  if (said === "yes") return offered.flatMap((stances, index) => (saysYes(stances) ? [index] : []));
  const wider = (ELSE[said] ?? []).map((stances) => stances.flatMap(among));
  return wider.find((indexes) => indexes.length > 0) ?? [];
}
