import { isCue, type Token } from "./cues";
import type { Cue } from "./lexicon/grammar-words";
import type { Mention } from "./values";

/** A mention, and what the words around it make of it. */
export interface Said {
  readonly mention: Mention;
  readonly fate: "chosen" | "turned-down" | "dropped";
  /** 2 where the clause says nothing else, 1 where it is named in passing. */
  readonly strength: 1 | 2;
  /** Joined to the one before by "or". */
  readonly isAlternative: boolean;
}

/** What a message as a whole says of what it mentions. */
export interface Statement {
  readonly said: readonly Said[];
  /** "All", "both", "none", "any", "something else", where nothing else is said in their clause. */
  readonly sweeping: ReadonlySet<Cue>;
  /** "Yes, all shops": behind what was chosen, and first in its clause or right behind it. */
  readonly isOfAll: boolean;
  /** "All but". */
  readonly isExcepting: boolean;
  /** Something is taken back, joined or opposed that could not be read. */
  readonly isInDoubt: boolean;
  /** A list has a part that could not be read. */
  readonly isIncomplete: boolean;
  /** "But" or "except" something that could not be read. */
  readonly isQualified: boolean;
  /** "But" something that could not be read. */
  readonly isContrasted: boolean;
  /** "But not", or "except", something that is not offered. */
  readonly isHalfDenied: boolean;
  /** "8 of us and 2 trainees": the number behind "and" that counts something else; null without. */
  readonly added: Mention | null;
  /** How many words nothing is known of. */
  readonly unknown: number;
}

const SWEEPING: readonly Cue[] = ["all", "both", "none", "any", "other"];
/** Where a new thought begins without a mark. */
const OPENERS: readonly Cue[] = ["but", "because", "so", "now", "correction"];

interface Clause {
  readonly tokens: Token[];
  readonly isAfterStop?: boolean;
}

/** Reads what a message says of each thing that it mentions, clause by clause. */
export function statementOf(tokens: readonly Token[]): Statement {
  const state = new Reader();
  for (const clause of clausesOf(tokens)) state.read(clause);
  return state.statement();
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isAfterStop: true }];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const open = clauses.at(-1)?.tokens ?? [];
    const isBehind =
      isCue(token, "notBehind") && isMention(open.at(-1)) && (next === undefined || next.kind === "end");
    // "It is 50 now".
    const isLate = isCue(token, "now") && (next === undefined || next.kind === "end");
    // "And so" goes on.
    const isOpener =
      !isBehind && !isLate && isCue(token, ...OPENERS) && !(isCue(token, "so") && isCue(open.at(-1), "and"));
    if (token.kind === "end") clauses.push({ tokens: [], isAfterStop: token.isStop });
    else if (isOpener && open.length > 0 && (!isTakingBack(token) || open.some(isMention)))
      clauses.push({ tokens: [token] });
    else open.push(token);
  }
  return clauses.filter((clause) => clause.tokens.length > 0);
}

/** "Non lo facciamo mai" is never, as a verb stands between; "sûrement pas jamais" is not. */
function isDeniedTwice(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const not = tokens.slice(0, at).findLastIndex((each) => isCue(each, "not"));
  const isApart = not < 0 || wordsIn(tokens.slice(not, at)) > 0;
  return token?.kind === "mention" && token.mention.isDenial === true && isApart;
}

const wordsIn = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === "word").length;

const isMention = (token: Token | undefined): boolean => token?.kind === "mention";
const isTakingBack = (token: Token): boolean =>
  isCue(token, "correction") && !isCue(token, "so", "but", "because");

class Reader {
  private said: Said[] = [];
  private readonly sweeping = new Set<Cue>();
  private isOfAll = false;
  private isExcepting = false;
  private isInDoubt = false;
  private unknown = 0;
  /** What was said before here is taken back as soon as something else is chosen. */
  private takenBack = 0;
  private isReason = false;
  private isAlternative = false;
  /** Words that only take back stood there last. */
  private isTakingBack = false;
  /** A bare "no" stood there last. */
  private isDenying = false;
  private unknownBefore = 0;
  private isIncomplete = false;
  private isQualified = false;
  private isContrasted = false;
  private isHalfDenied = false;
  private added: Mention | null = null;

  read({ tokens, isAfterStop }: Clause): void {
    const [first] = tokens;
    const isOfNow = tokens.some((token) => isCue(token, "now"));
    if (isAfterStop || isOfNow || isCue(first, "so", "but", "correction")) this.isReason = false;
    if (isCue(first, "because")) this.isReason = true;
    const isClean = wordsIn(tokens) === 0;
    const isAlone = isClean && !tokens.some(isMention);
    this.unknown += wordsIn(tokens);
    let isTurnedDown = false;
    let isElsewhere = false;
    let isNow = false;
    const before = this.said.length;
    for (const [at, token] of tokens.entries()) {
      const next = tokens[at + 1];
      if (token.kind === "mention") {
        const strength = strengthOf(tokens, at, isClean);
        const isDropped = this.isReason || isElsewhere;
        const isDeniedBehind = isCue(next, "notBehind") && !isMention(tokens[at + 2]);
        const isDenied = (isTurnedDown || isDeniedBehind) && !isDeniedTwice(tokens, at);
        if (isCue(tokens[at - 1], "to") && isMention(tokens[at - 2])) this.isAlternative = true;
        if (isCue(first, "but") && strength === 0 && this.isNews(token.mention)) this.isInDoubt = true;
        if (isCue(tokens[at - 1], "and") && strength === 0) {
          this.isIncomplete = true;
          this.added = token.mention;
        }
        // "11 until May, 9 since": what looks like a reason may be what holds now.
        if (this.isReason && !isCue(first, "because") && this.isNews(token.mention) && isClean)
          this.isInDoubt = true;
        this.take(token.mention, isDropped, isDenied || this.isExcepting, strength);
      }
      if (token.kind !== "cue") continue;
      const isFirst = tokens.slice(0, at).every((each) => isCue(each, "filler"));
      const isTaking = isFirst && this.said.some(isChosen);
      const isCorrection = isTaking && isCue(token, "correction");
      if (isCorrection || (isTaking && isCue(token, "so", "now"))) {
        this.takenBack = this.said.length;
        this.unknownBefore = this.unknown - wordsIn(tokens);
        this.isTakingBack = isCorrection && !isCue(token, "not", "so", "now");
        this.isDenying = isCorrection && isCue(token, "not") && (next === undefined || next.kind === "end");
        isTurnedDown = false;
        // "Marketing, no technology" may be either.
        if (isCue(token, "not") && next !== undefined && isMention(next)) this.isInDoubt = true;
      } else if (isCue(token, "except") && this.sweeping.has("all")) this.isExcepting = true;
      else if (isCue(token, "not", "instead") || this.isLeavingOut(token)) isTurnedDown = true;
      // "Yes, all shops", but not "yes, above all".
      const isAllOfIt = isCue(token, "all") && (at === 0 || isMention(tokens[at - 1]));
      if (isAllOfIt && !this.isReason && this.said.some(isChosen)) this.isOfAll = true;
      if (isCue(token, "now")) isNow = true;
      isElsewhere = !isNow && (isElsewhere || isCue(token, "elsewhere"));
      if (isCue(token, "or", "perhaps") && !isCorrection && this.said.length > this.takenBack)
        this.isAlternative = true;
      if (!isClean && !isCue(next, "except")) continue;
      for (const cue of SWEEPING)
        if (token.cues.has(cue) && (isAlone || cue === "all")) this.sweeping.add(cue);
    }
    const isNew = this.said.slice(before).some((each) => each.fate !== "dropped");
    if (!isNew && !isClean && !this.isReason) {
      if (isCue(first, "and")) this.isIncomplete = true;
      if (tokens.some((token) => isCue(token, "but", "except", "not"))) this.isQualified = true;
      if (tokens.some((token) => isCue(token, "but"))) this.isContrasted = true;
    }
    if (!isNew && isCue(first, "except") && this.sweeping.has("none")) this.isQualified = true;
    const except = tokens.findLastIndex((token) => isCue(token, "except") && !isCue(token, "but", "not"));
    if (except >= 0 && !tokens.slice(except).some(isMention) && this.said.some(isChosen))
      this.isHalfDenied = true;
    if (!this.isReason) this.joins(tokens);
  }

  /** "Vehicles, but not the weather", where "all" has not been said. */
  private isLeavingOut(token: Token): boolean {
    return isCue(token, "except") && !isCue(token, "but") && this.said.some(isChosen);
  }

  /** Both sides of a join must have been read: "the clutch and the papers". */
  private joins(tokens: readonly Token[]): void {
    let isNamed = false;
    let words = 0;
    for (const [at, token] of tokens.entries()) {
      if (isMention(token)) isNamed = true;
      if (token.kind === "word") words += 1;
      if (at === 0 || !isCue(token, "and", "or")) continue;
      const rest = tokens.slice(at + 1);
      const next = rest.findIndex((each) => isCue(each, "and", "or"));
      const side = next < 0 ? rest : rest.slice(0, next);
      const isRead = side.some(isMention);
      const isOther = !isNamed && isRead && (words > 0 || isCue(tokens[at - 1], "filler"));
      // "One and three": a lone word may be another of them; a longer one may tell how it is.
      if (isOther && words < 2) this.isInDoubt = true;
      else if (isOther) this.isIncomplete = true;
      if (isNamed && !isRead && side.some(({ kind }) => kind === "word")) {
        if (isCue(token, "or") && !isCue(token, "and")) this.isInDoubt = true;
        else this.isIncomplete = true;
      }
      isNamed = false;
      words = 0;
    }
  }

  /** Whether something else is chosen so far. */
  private isNews({ values }: Mention): boolean {
    const chosen = this.said.filter(isChosen).flatMap(({ mention }) => mention.values);
    return chosen.length > 0 && values.some((value) => !chosen.includes(value));
  }

  private take(mention: Mention, isDropped: boolean, isDenied: boolean, strength: 0 | 1 | 2): void {
    if (strength === 0 && this.isAlternative) this.isInDoubt = true;
    const fate = isDropped || strength === 0 ? "dropped" : isDenied ? "turned-down" : "chosen";
    if (fate === "chosen" && this.takenBack > 0) {
      this.said = this.said.map((each, at) =>
        at < this.takenBack && isChosen(each) ? { ...each, fate: "dropped" } : each,
      );
      this.takenBack = 0;
      this.isAlternative = false;
    }
    this.said.push({ mention, fate, strength: strength || 1, isAlternative: this.isAlternative });
    if (fate === "chosen") this.isAlternative = false;
  }

  statement(): Statement {
    const { said, sweeping, isOfAll, isExcepting, unknown, isInDoubt, isIncomplete } = this;
    const { isQualified, isContrasted, isHalfDenied, added } = this;
    // "4. No wait, last week was awful", "4 - no, too high": what takes its place is not said.
    const isLeftOpen =
      this.takenBack > 0 && (this.isDenying || (this.isTakingBack && unknown > this.unknownBefore));
    return {
      said,
      sweeping,
      isOfAll,
      isExcepting,
      isInDoubt: isInDoubt || isLeftOpen,
      isIncomplete,
      isQualified,
      isContrasted,
      isHalfDenied,
      added,
      unknown,
    };
  }
}

const isChosen = ({ fate }: Said): boolean => fate === "chosen";

/** How clearly a clause says what it mentions; 0 where a number counts something else. */
function strengthOf(tokens: readonly Token[], at: number, isClean: boolean): 0 | 1 | 2 {
  if (isClean) return 2;
  const token = tokens[at];
  if (token?.kind !== "mention") return 0;
  const next = tokens[at + 1];
  const isChoosing = isLedIn(tokens, at);
  const isEnd = next === undefined || next.kind !== "word";
  switch (token.mention.kind) {
    case "name":
    case "amount":
      return isChoosing ? 2 : 1;
    case "number":
      if (token.mention.problem && isEnd) return 1;
      // "2 veririm": where verbs come last.
      if (isCue(next, "choosing") && tokens.slice(at + 2).every((each) => isCue(each, "filler"))) return 2;
      return isEnd && isChoosing ? 2 : 0;
    case "word":
      return at > 0 && isChoosing && isEnd ? 2 : 1;
  }
}

/** "I'd say it is a 4": words that choose stand before it, with nothing else between. */
function isLedIn(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (token?.kind !== "cue") return false;
    if (token.cues.has("choosing")) return true;
  }
  return at === 0;
}
