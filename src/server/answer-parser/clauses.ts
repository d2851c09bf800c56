import { isCeasing, isCue, type Token } from "./cues";
import type { Cue } from "../language/lexicon/grammar-words";
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

const SWEEPING: readonly Cue[] = ["all", "both", "none", "any", "other"];
/** Where a new thought begins without a mark. */
const OPENERS: readonly Cue[] = ["but", "because", "so", "now", "correction"];

interface Clause {
  readonly tokens: Token[];
  readonly isAfterStop?: boolean;
}

/**
 * Reads what a message says of each thing that it mentions, clause by clause.
 * @param isMany whether several may be chosen: "the phone and now WhatsApp" are both
 */
export function statementOf(tokens: readonly Token[], isMany = false): Statement {
  const statement = new Statement();
  for (const clause of clausesOf(tokens, isMany)) statement.read(clause);
  statement.close();
  return statement;
}

function clausesOf(tokens: readonly Token[], isMany: boolean): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isAfterStop: true }];
  for (const [at, token] of tokens.entries()) {
    const open = clauses.at(-1)?.tokens ?? [];
    const last = open.at(-1);
    const isBehind = isCue(token, "notBehind") && isMention(last) && isEnd(tokens[at + 1]);
    // "It is 50 now".
    const isLate = isCue(token, "now") && isEnd(tokens[at + 1]);
    // "And so" goes on.
    const isGoingOn = isCue(last, "and") && (isCue(token, "so") || (isMany && isCue(token, "now")));
    const isOpener = isCue(token, ...OPENERS) && !isBehind && !isLate && !isGoingOn;
    if (token.kind === "end") clauses.push({ tokens: [], isAfterStop: token.isStop });
    else if (isOpener && open.length > 0 && (!isTakingBack(token) || open.some(isMention)))
      clauses.push({ tokens: [token] });
    else open.push(token);
  }
  return clauses;
}

/** "Non lo facciamo mai" is never, as a verb stands between; "sûrement pas jamais" is not. */
function isDeniedTwice(tokens: readonly Token[], at: number, { isDenial }: Mention): boolean {
  const not = tokens.slice(0, at).findLastIndex((each) => isCue(each, "not"));
  return isDenial === true && (not < 0 || wordsIn(tokens.slice(not, at)) > 0);
}

const wordsIn = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === "word").length;
const isMention = (token: Token | undefined): boolean => token?.kind === "mention";
const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === "end";
const isChosen = ({ fate }: Said): boolean => fate === "chosen";
const isTakingBack = (token: Token): boolean =>
  isCue(token, "correction") && !isCue(token, "so", "but", "because");

/** What a message as a whole says of what it mentions. */
class Statement {
  said: Said[] = [];
  /** "All", "both", "none", "any", "something else", where nothing else is said in their clause. */
  readonly sweeping = new Set<Cue>();
  /** "Yes, all shops": behind what was chosen, and first in its clause or right behind it. */
  isOfAll = false;
  /** "All but". */
  isExcepting = false;
  /** Something is taken back, joined or opposed that could not be read. */
  isInDoubt = false;
  /** A list has a part that could not be read. */
  isIncomplete = false;
  /** "But" or "except" something that could not be read. */
  isQualified = false;
  /** "But" something that could not be read. */
  isContrasted = false;
  /** "But not", or "except", something that is not offered. */
  isHalfDenied = false;
  /** "8 of us and 2 trainees": the number behind "and" that counts something else; null without. */
  added: Mention | null = null;
  /** How many words nothing is known of. */
  unknown = 0;
  /** Behind what was chosen last the sentence goes on, with what could not be read and takes nothing back. */
  isGoingOn = false;

  /** What was said before here is taken back as soon as something else is chosen. */
  #takenBack = 0;
  /** How many words must be unknown at the end if what takes the place of that is not said. */
  #unsaidFrom = Number.POSITIVE_INFINITY;
  #isReason = false;
  #isAlternative = false;

  read({ tokens, isAfterStop }: Clause): void {
    const [first] = tokens;
    const holds = (...cues: readonly Cue[]) => tokens.some((token) => isCue(token, ...cues));
    const words = wordsIn(tokens);
    const isClean = words === 0;
    if (isAfterStop || holds("now") || isCue(first, "so", "but", "correction")) this.#isReason = false;
    if (isCue(first, "because")) this.#isReason = true;
    const isAlone = isClean && !tokens.some(isMention);
    if (isAlone && !isAfterStop && tokens.some(isCeasing)) this.#cease();
    this.unknown += words;
    let isTurnedDown = false;
    let isElsewhere = false;
    let isNow = false;
    const before = this.said.length;
    for (const [at, token] of tokens.entries()) {
      const [previous, next] = [tokens[at - 1], tokens[at + 1]];
      if (token.kind === "mention") {
        const { mention } = token;
        const strength = strengthOf(tokens, at, mention, isClean);
        const behind = tokens.slice(at + 1);
        const no = behind.findIndex((each) => isCue(each, "notBehind") || !isCue(each, "filler"));
        const isDeniedBehind = isCue(behind[no], "notBehind") && !isMention(behind[no + 1]);
        const isDenied = (isTurnedDown || isDeniedBehind) && !isDeniedTwice(tokens, at, mention);
        if (isCue(previous, "to") && isMention(tokens[at - 2])) this.#isAlternative = true;
        if (strength === 0 && isCue(first, "but") && this.#isNews(mention)) this.isInDoubt = true;
        if (strength === 0 && isCue(previous, "and")) {
          this.isIncomplete = true;
          this.added = mention;
        }
        // "11 until May, 9 since": what looks like a reason may be what holds now.
        if (this.#isReason && isClean && !isCue(first, "because") && this.#isNews(mention))
          this.isInDoubt = true;
        const isDropped = this.#isReason || isElsewhere || strength === 0;
        const fate = isDropped ? "dropped" : isDenied || this.isExcepting ? "turned-down" : "chosen";
        this.#take(mention, fate, strength);
      }
      if (token.kind !== "cue") continue;
      const isTaking = this.#hasChosen() && tokens.slice(0, at).every((each) => isCue(each, "filler"));
      const isCorrection = isTaking && isCue(token, "correction");
      if (isTaking && isCue(token, "correction", "so", "now")) {
        this.#takenBack = this.said.length;
        const isDenying = isCorrection && isCue(token, "not") && isEnd(next);
        const isOnlyTakingBack = isCorrection && !isCue(token, "not", "so", "now");
        // "4. No wait, last week was awful", "4 - no, too high".
        this.#unsaidFrom = isOnlyTakingBack ? this.unknown - words + 1 : Number.POSITIVE_INFINITY;
        if (isDenying) this.#unsaidFrom = 0;
        isTurnedDown = false;
        // "Marketing, no technology" may be either.
        if (isCue(token, "not") && isMention(next)) this.isInDoubt = true;
      } else if (isCue(token, "except") && this.sweeping.has("all")) this.isExcepting = true;
      else if (isCue(token, "not", "instead")) isTurnedDown = true;
      // "Vehicles, but not the weather", where "all" has not been said.
      else if (isCue(token, "except") && !isCue(token, "but") && this.#hasChosen()) isTurnedDown = true;
      // "Yes, all shops", but not "yes, above all".
      const isAllOfIt = isCue(token, "all") && (at === 0 || isMention(previous));
      if (isAllOfIt && !this.#isReason && this.#hasChosen()) this.isOfAll = true;
      if (isCue(token, "now")) isNow = true;
      isElsewhere = !isNow && (isElsewhere || isCue(token, "elsewhere"));
      if (isCue(token, "or", "perhaps") && !isCorrection && this.said.length > this.#takenBack)
        this.#isAlternative = true;
      if (!isClean && !isCue(next, "except")) continue;
      for (const cue of SWEEPING)
        if (token.cues.has(cue) && (isAlone || cue === "all")) this.sweeping.add(cue);
    }
    const isNew = this.said.slice(before).some(({ fate }) => fate !== "dropped");
    const isTurning = isElsewhere || holds("but", "except", "not", "now", "correction");
    if (isNew) this.isGoingOn = false;
    else if (!isClean && !isAfterStop && !this.#isReason && !isTurning && this.#hasChosen())
      this.isGoingOn = true;
    if (!isNew && !isClean && !this.#isReason) {
      if (isCue(first, "and")) this.isIncomplete = true;
      if (holds("but", "except", "not")) this.isQualified = true;
      if (holds("but")) this.isContrasted = true;
    }
    if (!isNew && isCue(first, "except") && this.sweeping.has("none")) this.isQualified = true;
    const except = tokens.findLastIndex((token) => isCue(token, "except") && !isCue(token, "but", "not"));
    if (except >= 0 && !tokens.slice(except).some(isMention) && this.#hasChosen()) this.isHalfDenied = true;
    if (!this.#isReason) this.#join(tokens);
  }

  close(): void {
    if (this.#takenBack > 0 && this.unknown >= this.#unsaidFrom) this.isInDoubt = true;
  }

  /** "We charged a fee, but stopped": what was said last. */
  #cease(): void {
    const last = this.said.findLastIndex(isChosen);
    if (last < 0) return;
    this.said = this.said.map((each, at) => (at === last ? { ...each, fate: "turned-down" } : each));
    this.isInDoubt = true;
  }

  /** Both sides of a join must have been read: "the clutch and the papers". */
  #join(tokens: readonly Token[]): void {
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
      const isUnread = isNamed && !isRead && wordsIn(side) > 0;
      // "One and three": a lone word may be another of them; a longer one may tell how it is.
      const isOpen = (isOther && words < 2) || (isUnread && isCue(token, "or") && !isCue(token, "and"));
      if (isOpen) this.isInDoubt = true;
      else if (isOther || isUnread) this.isIncomplete = true;
      isNamed = false;
      words = 0;
    }
  }

  #hasChosen(): boolean {
    return this.said.some(isChosen);
  }

  /** Whether something else is chosen so far. */
  #isNews({ values }: Mention): boolean {
    const chosen = this.said.filter(isChosen).flatMap(({ mention }) => mention.values);
    return chosen.length > 0 && values.some((value) => !chosen.includes(value));
  }

  #take(mention: Mention, fate: Said["fate"], strength: 0 | 1 | 2): void {
    if (strength === 0 && this.#isAlternative) this.isInDoubt = true;
    if (fate === "chosen" && this.#takenBack > 0) {
      this.said = this.said.map((each, at) =>
        at < this.#takenBack && isChosen(each) ? { ...each, fate: "dropped" } : each,
      );
      this.#takenBack = 0;
      this.#isAlternative = false;
    }
    this.said = [
      ...this.said,
      { mention, fate, strength: strength || 1, isAlternative: this.#isAlternative },
    ];
    if (fate === "chosen") this.#isAlternative = false;
  }
}

export type { Statement };

/** How clearly a clause says what it mentions; 0 where a number counts something else. */
function strengthOf(
  tokens: readonly Token[],
  at: number,
  { kind, problem }: Mention,
  isClean: boolean,
): 0 | 1 | 2 {
  if (isClean) return 2;
  const next = tokens[at + 1];
  const isChoosing = isLedIn(tokens, at);
  const isLast = next?.kind !== "word";
  switch (kind) {
    case "name":
    case "amount":
      return isChoosing ? 2 : 1;
    case "number":
      if (problem && isLast) return 1;
      // "2 veririm": where verbs come last.
      if (isCue(next, "choosing") && tokens.slice(at + 2).every((each) => isCue(each, "filler"))) return 2;
      return isLast && isChoosing ? 2 : 0;
    case "word":
      return at > 0 && isChoosing && isLast ? 2 : 1;
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
