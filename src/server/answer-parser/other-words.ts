import { ambiguous, answered, bothAs, excludeEachOther } from "./answered";
import { type Statement, statementOf } from "./clauses";
import { isCue, isSmall, partsOf, type Token } from "./cues";
import { isDenying } from "./denying";
import type { Outcome } from "./outcome";
import type { Cue } from "../language/lexicon/grammar-words";
import { type Evidence, withMeant } from "./meanings/in-run";
import type { Offer } from "./offer";
import type { Sentence } from "../language/tokenize";
import { isWhole, type Mention, saidTogether, type Value } from "./values";

/** How much of a name must be said where one thing is chosen, where several are, and to ask whether it is meant. */
const SHARE = { one: 0.5, several: 0.45, heard: 0.3 };
/** How far behind what else is named must be. */
const MARGIN = 0.6;
/** What else may be said beside a list before it may be more of the list: words in all, and in a part of their own. */
const ASIDE = { words: 4, part: 3 };
/** What is named by the reader itself. */
const NAMED = { score: 2, share: 1 };

/**
 * Reads a message that says in other words, or in another language, what is chosen (decision 0093).
 * @param tokens the message with what it plainly mentions
 * @returns null where that is too little; a refusal where it may be one of some
 */
export function readOtherWords(offer: Offer, sentence: Sentence, tokens: readonly Token[]): Outcome | null {
  const meant = meantBy(offer, sentence, tokens);
  if (meant.evidence.size === 0 || meant.isDismissed || isOpen(meant.statement)) return null;
  const { read, evidence, statement, ranked } = meant;
  if (offer.question.selection === "one") return one(offer, ranked, { statement, sentence });
  return isLeftOpen(read, evidence) ? null : several(offer, ranked, statement, read);
}

/**
 * What a message speaks for of what may be chosen together, in its own words or in others, and however much else it says:
 * enough to ask whether it is that.
 */
export function heardIn(offer: Offer, sentence: Sentence, tokens: readonly Token[]): Value[] {
  const meant = meantBy(offer, sentence, tokens);
  if (meant.statement.isExcepting || isEitherOr(meant.statement)) return [];
  return meant.ranked
    .filter(([, { share, score }]) => share >= SHARE.heard && score >= 1)
    .map(([value]) => value)
    .sort((one, other) => one.index - other.index);
}

/** What a message names in any words and says no of: "no spreadsheet", "we stopped the online shop". */
export function deniedIn(offer: Offer, sentence: Sentence, tokens: readonly Token[]): Value[] {
  const { statement, read } = meantBy(offer, sentence, tokens);
  const chosen = statement.said.flatMap(({ mention, fate }) => (fate === "chosen" ? mention.values : []));
  const named = read.flatMap((token) => (token.kind === "mention" ? token.mention.values : []));
  return named.filter((value) => !chosen.includes(value));
}

/** A message with what it means in place of the words that mean it; its statement leaves out what is dismissed or past. */
function meantBy(offer: Offer, sentence: Sentence, tokens: readonly Token[]) {
  const { tokens: read, evidence } = withMeant(offer, sentence, withoutPlaces(tokens));
  const dismissed = dismissedIn(read, evidence, sentence);
  const said = withoutPast(read, evidence).filter((token) => !dismissed.has(token));
  const statement = statementOf(said, offer.isMany);
  return { read, evidence, isDismissed: dismissed.size > 0, statement, ranked: ranking(statement, evidence) };
}

type Ranking = readonly (readonly [Value, Evidence])[];

const isEitherOr = ({ said }: Statement): boolean => said.some(({ isAlternative }) => isAlternative);

const isOpen = (statement: Statement): boolean =>
  statement.isInDoubt || statement.isExcepting || statement.sweeping.size > 0 || isEitherOr(statement);

/** What is chosen, with all that speaks for it, and without what is turned down; the most first. */
function ranking({ said }: Statement, evidence: Proof): Ranking {
  const totals = new Map<Value, Evidence>();
  for (const { mention, fate } of said) {
    if (fate !== "chosen") continue;
    const own = evidence.get(mention) ?? NAMED;
    for (const value of mention.values) {
      const { score, share } = totals.get(value) ?? { score: 0, share: 0 };
      totals.set(value, {
        score: score + own.score / mention.values.length,
        share: Math.max(share, own.share),
      });
    }
  }
  const down = said.flatMap(({ mention, fate }) => (fate === "turned-down" ? mention.values : []));
  return [...totals]
    .filter(([value]) => !down.includes(value))
    .sort(([, one], [, other]) => other.score - one.score || other.share - one.share);
}

function one(offer: Offer, ranked: Ranking, said: Parameters<typeof bothAs>[2]): Outcome | null {
  const [first, second] = ranked;
  if (!first || first[1].share < SHARE.one) return null;
  const together = saidTogether(
    ranked.filter(([, evidence]) => isWhole(evidence)).map(([value]) => value),
    offer.values,
  );
  if (together !== null) return bothAs(offer, together, said);
  const [value, { score }] = first;
  if (second && second[1].score > MARGIN * score) return ambiguous([value, second[0]]);
  return answered(offer, [value], "");
}

function several(
  offer: Offer,
  ranked: Ranking,
  statement: Statement,
  read: readonly Token[],
): Outcome | null {
  const { said, isIncomplete, isQualified, unknown } = statement;
  if (isIncomplete || isQualified || unknown > ASIDE.words || hasUnreadPart(read)) return null;
  const isTied = said.some(({ mention, fate }) => fate === "chosen" && mention.values.length > 1);
  const isThin = ranked.some(([, { share }]) => share < SHARE.several);
  const values = ranked.map(([value]) => value).sort((one, other) => one.index - other.index);
  if (values.length === 0 || isTied || isThin || excludeEachOther(offer, values)) return null;
  return answered(offer, values, "");
}

/** In a sentence numbers count, and "second" tells which of something else; places have been read before. */
const withoutPlaces = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token): Token[] => {
    if (token.kind !== "mention") return [token];
    const { from, to, kind, values } = token.mention;
    if (kind === "name" && values.length > 0) return [token];
    return Array.from({ length: to - from }, (_, step) => ({ kind: "word", at: from + step }));
  });

const clausesIn = (tokens: readonly Token[]): Token[][] =>
  partsOf(tokens, (token) => token.kind === "end" || isCue(token, "because", "but"));

type Proof = ReadonlyMap<Mention, Evidence>;

/** Whether a token is a mention that other words stand for. */
const isMeant = (token: Token, evidence: Proof): boolean =>
  token.kind === "mention" && evidence.has(token.mention);

/** It says what was, should be, or is no more. */
const isElsewhere = (clause: readonly Token[]): boolean =>
  clause.some((token) => isCue(token, "elsewhere")) && !clause.some((token) => isCue(token, "now"));

/** What was, or is no more, chooses nothing, wherever in its clause that is said. */
const withoutPast = (tokens: readonly Token[], evidence: Proof): Token[] =>
  clausesIn(tokens).flatMap((clause) =>
    clause.filter((token) => !isMeant(token, evidence) || !isElsewhere(clause)),
  );

/** "Instalments for those who want": whether a part of a list counts, is said behind it. */
const isLeftOpen = (tokens: readonly Token[], evidence: Proof): boolean =>
  clausesIn(tokens)
    .filter(isElsewhere)
    .map((clause) =>
      clause.slice(
        0,
        clause.findIndex((token) => isCue(token, "elsewhere")),
      ),
    )
    .some((before) => before.some((token) => isMeant(token, evidence)));

/** "And the van": a short part of a list that names nothing that is offered. */
const hasUnreadPart = (tokens: readonly Token[]): boolean =>
  partsOf(tokens, (token) => token.kind === "end" || isCue(token, "and", "but")).some((part) => {
    const words = part.filter(({ kind }) => kind === "word").length;
    return words > 0 && words <= ASIDE.part && !part.some(({ kind }) => kind === "mention");
  });

/** Whether an item of a list, between commas or behind "and", is not read at all: "Instagram, referrals and Google". */
export function isHalfList(offer: Offer, sentence: Sentence, tokens: readonly Token[]): boolean {
  const { tokens: read } = withMeant(offer, sentence, tokens);
  const parts = partsOf(read, (token) => token.kind === "end" || isCue(token, "and"));
  return parts.some((part, at) => {
    const [before, after] = [parts[at - 1]?.at(-1), part.at(-1)];
    const words = part.filter(({ kind }) => kind === "word").length;
    const isBehindAnd = isCue(before, "and");
    const isItem = isBehindAnd || isComma(before) || (before === undefined && isComma(after));
    const isOther = part.some((token) => isNaming(token) || isCue(token, ...ASIDE_CUES));
    return isItem && words > 0 && (isBehindAnd || words <= ASIDE.part) && !isOther;
  });
}

/** "About a third of our customers" names no third option. */
const isNaming = (token: Token): boolean => token.kind === "mention" && token.mention.kind !== "number";

const isComma = (token: Token | undefined): boolean => token?.kind === "end" && !token.isStop;

/** What is said with these names no part of a list. */
const ASIDE_CUES: readonly Cue[] = [
  "not",
  "notBehind",
  "because",
  "but",
  "so",
  "elsewhere",
  "all",
  "none",
  "except",
  "correction",
];

/**
 * What is meant in a clause that says that it does not matter or is not there: "the weather is no problem", "das Wetter ist
 * mir egal". What only turns down the next thing that is named has been read as that.
 */
function dismissedIn(tokens: readonly Token[], evidence: Proof, sentence: Sentence): ReadonlySet<Token> {
  const dismissed = clausesIn(tokens).filter((clause) => {
    const first = clause.findIndex((token) => isMeant(token, evidence));
    return clause.some((token, at) => {
      const isBehind = first >= 0 && at > first;
      const next = clause.slice(at + 1).find((each) => !isCue(each, "filler"));
      if (isTurningDown(token)) return isBehind && next?.kind !== "mention";
      if (isCue(token, "only")) return isBehind;
      if (token.kind === "word") return isAbsent(sentence.words[token.at]?.bare ?? "");
      return isCue(token, "none", "notBehind", "any");
    });
  });
  return new Set(dismissed.flat().filter((token) => isMeant(token, evidence)));
}

/** It says no of what follows, and does not only compare with it. */
const isTurningDown = (token: Token): boolean => isCue(token, "not") && !isCue(token, "instead");

/** "Brak kredytu". What another language has among its cues is none here: "no e-mail" is Portuguese. */
const isAbsent = (word: string): boolean => isDenying(word) && !isSmall(word);
