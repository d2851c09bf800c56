import type { FunctionWord } from "../language/lexicon/grammar-words";
import type { OptionMention } from "./mention";
import { hasRole, type Token } from "./tokens";

export interface ClauseMention {
  readonly mention: OptionMention;
  /** `dropped`: replaced, or about reasons, the past or other people. `uncounted`: may count something else. */
  readonly verdict: "chosen" | "rejected" | "dropped" | "uncounted";
  /** 2 for a clear choice, 1 for a mention in passing. */
  readonly strength: 1 | 2;
  /** True after "or" and the like: this mention or the previous one. */
  readonly isAlternative: boolean;
}

export interface ClauseAnalysis {
  readonly mentions: readonly ClauseMention[];
  /** "All", "none" and the like, if nothing else is said; "all" also next to mentions or before "except". */
  readonly quantifiers: ReadonlySet<FunctionWord>;
  /** "All except" was read. */
  readonly isExcepting: boolean;
  /** Unread words are an alternative, an objection or a correction, so the choice may be wrong. */
  readonly isInDoubt: boolean;
  /** A list has an unread item. */
  readonly isIncomplete: boolean;
  /** Unread words follow "but", "except" or "not". */
  readonly isQualified: boolean;
  readonly hasNegation: boolean;
  /** Number of words that are neither mentions nor function words. */
  readonly unknownWords: number;
}

interface Clause {
  readonly tokens: Token[];
  readonly isAfterStop: boolean;
}

const QUANTIFIERS: readonly FunctionWord[] = ["all", "both", "none", "any", "other"];
/** Words that start a new clause without punctuation. */
const OPENERS: readonly FunctionWord[] = ["but", "because", "so", "now", "correction"];

/**
 * Decides for each mention whether the message chooses or rejects it.
 * @param isMany whether several options can be chosen: "the phone and now WhatsApp" then means both
 */
export function analyzeClauses(tokens: readonly Token[], isMany: boolean): ClauseAnalysis {
  const analysis = new Analysis();
  for (const clause of clausesOf(tokens, isMany)) analysis.read(clause);
  analysis.close();
  return analysis;
}

function clausesOf(tokens: readonly Token[], isMany: boolean): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isAfterStop: true }];
  for (const [at, token] of tokens.entries()) {
    const open = clauses.at(-1)?.tokens ?? [];
    const last = open.at(-1);
    const isLastWord = isEnd(tokens[at + 1]);
    const isTrailing =
      isLastWord && (hasRole(token, "now") || (hasRole(token, "notBehind") && isMention(last)));
    const isGoingOn = hasRole(last, "and") && (hasRole(token, "so") || (isMany && hasRole(token, "now")));
    const isOpener = hasRole(token, ...OPENERS) && !isTrailing && !isGoingOn;
    if (token.kind === "end") clauses.push({ tokens: [], isAfterStop: token.isStop });
    else if (isOpener && open.length > 0 && (!isCorrection(token) || open.some(isMention)))
      clauses.push({ tokens: [token], isAfterStop: false });
    else open.push(token);
  }
  return clauses;
}

const isMention = (token: Token | undefined): boolean => token?.kind === "mention";
const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === "end";
const isChosen = ({ verdict }: ClauseMention): boolean => verdict === "chosen";
const isCorrection = (token: Token): boolean =>
  hasRole(token, "correction") && !hasRole(token, "so", "but", "because");
const wordsIn = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === "word").length;

class Analysis implements ClauseAnalysis {
  mentions: ClauseMention[] = [];
  readonly quantifiers = new Set<FunctionWord>();
  isExcepting = false;
  isInDoubt = false;
  isIncomplete = false;
  isQualified = false;
  hasNegation = false;
  unknownWords = 0;

  /** Mentions before this index are dropped when another one is chosen. */
  #replacedBefore = 0;
  /** From this number of unknown words on, a correction counts as unread. */
  #unreadFrom = Number.POSITIVE_INFINITY;
  #isReason = false;
  #isAlternative = false;

  read({ tokens, isAfterStop }: Clause): void {
    const [first] = tokens;
    const words = wordsIn(tokens);
    const isClean = words === 0;
    const isAlone = isClean && !tokens.some(isMention);
    if (
      isAfterStop ||
      tokens.some((token) => hasRole(token, "now")) ||
      hasRole(first, "so", "but", "correction")
    )
      this.#isReason = false;
    if (hasRole(first, "because")) this.#isReason = true;
    this.unknownWords += words;
    const before = this.mentions.length;
    let isRejecting = false;
    let isElsewhere = false;
    let isNow = false;
    for (const [at, token] of tokens.entries()) {
      if (token.kind === "mention") {
        this.#readMention(tokens, at, token.mention, { isClean, isRejecting, isElsewhere });
        continue;
      }
      if (token.kind !== "function") continue;
      if (hasRole(token, "not", "notBehind") && !hasRole(token, "none")) this.hasNegation = true;
      if (this.#readCorrection(tokens, at, words)) isRejecting = false;
      else if (hasRole(token, "except") && this.quantifiers.has("all")) this.isExcepting = true;
      else if (
        hasRole(token, "not", "instead") ||
        (hasRole(token, "notBehind") && !tokens.slice(0, at).some(isMention))
      )
        isRejecting = true;
      else if (hasRole(token, "except") && !hasRole(token, "but") && this.#hasChosen()) isRejecting = true;
      if (hasRole(token, "now")) isNow = true;
      isElsewhere = !isNow && (isElsewhere || hasRole(token, "elsewhere"));
      const isCorrecting = hasRole(token, "correction") && this.#canCorrect(tokens, at);
      if (hasRole(token, "or", "perhaps") && !isCorrecting && this.mentions.length > this.#replacedBefore)
        this.#isAlternative = true;
      if (!isClean && !hasRole(tokens[at + 1], "except")) continue;
      for (const quantifier of QUANTIFIERS)
        if (token.roles.has(quantifier) && (isAlone || quantifier === "all"))
          this.quantifiers.add(quantifier);
    }
    const isNew = this.mentions
      .slice(before)
      .some(({ verdict }) => verdict === "chosen" || verdict === "rejected");
    if (!isNew && !isClean && !this.#isReason) {
      if (hasRole(first, "and")) this.isIncomplete = true;
      if (tokens.some((token) => hasRole(token, "but", "except", "not"))) this.isQualified = true;
    }
    if (!isNew && hasRole(first, "except") && this.quantifiers.has("none")) this.isQualified = true;
    if (!this.#isReason) this.#checkJoinedParts(tokens);
  }

  close(): void {
    if (this.#replacedBefore > 0 && this.unknownWords >= this.#unreadFrom) this.isInDoubt = true;
  }

  #readMention(
    tokens: readonly Token[],
    at: number,
    mention: OptionMention,
    clause: { readonly isClean: boolean; readonly isRejecting: boolean; readonly isElsewhere: boolean },
  ): void {
    const [first, previous] = [tokens[0], tokens[at - 1]];
    const strength = strengthOf(tokens, at, mention, clause.isClean);
    if (hasRole(previous, "to") && isMention(tokens[at - 2])) this.#isAlternative = true;
    if (strength === 0 && hasRole(first, "but") && this.#isNewOption(mention)) this.isInDoubt = true;
    if (strength === 0 && hasRole(previous, "and")) this.isIncomplete = true;
    // What looks like a reason may be the current value: "11 until May, 9 since".
    if (this.#isReason && clause.isClean && !hasRole(first, "because") && this.#isNewOption(mention))
      this.isInDoubt = true;
    const isDropped = this.#isReason || clause.isElsewhere;
    const isRejected = clause.isRejecting || isRejectedBehind(tokens.slice(at + 1)) || this.isExcepting;
    const verdict = isDropped ? "dropped" : strength === 0 ? "uncounted" : isRejected ? "rejected" : "chosen";
    this.#addMention(mention, verdict, strength);
  }

  /** Reads a correction ("no wait", "so", "now") after a choice. Returns true if later mentions replace it. */
  #readCorrection(tokens: readonly Token[], at: number, words: number): boolean {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !this.#canCorrect(tokens, at) || !hasRole(token, "correction", "so", "now")) return false;
    this.#replacedBefore = this.mentions.length;
    const isOnlyReplacing = hasRole(token, "correction") && !hasRole(token, "not", "so", "now");
    // Unread words may be the new answer: "4. No wait, last week was awful", "4 - no, too high".
    this.#unreadFrom = isOnlyReplacing ? this.unknownWords - words + 1 : Number.POSITIVE_INFINITY;
    if (hasRole(token, "correction") && hasRole(token, "not") && isEnd(next)) this.#unreadFrom = 0;
    // "Marketing, no technology" corrects the answer or rejects technology.
    if (hasRole(token, "not") && isMention(next)) this.isInDoubt = true;
    return true;
  }

  #canCorrect(tokens: readonly Token[], at: number): boolean {
    return this.#hasChosen() && tokens.slice(0, at).every((token) => hasRole(token, "filler"));
  }

  /** Checks that both sides of "and" and "or" were read: "the clutch and the papers". */
  #checkJoinedParts(tokens: readonly Token[]): void {
    let isNamed = false;
    let words = 0;
    for (const [at, token] of tokens.entries()) {
      if (isMention(token)) isNamed = true;
      if (token.kind === "word") words += 1;
      if (at === 0 || !hasRole(token, "and", "or")) continue;
      const following = tokens.slice(at + 1);
      const next = following.findIndex((candidate) => hasRole(candidate, "and", "or"));
      const side = next < 0 ? following : following.slice(0, next);
      const isRead = side.some(isMention);
      const isOther = !isNamed && isRead && words > 0;
      const isUnread = isNamed && !isRead && wordsIn(side) > 0;
      if (isUnread && hasRole(token, "or")) this.isInDoubt = true;
      else if (isOther || isUnread) this.isIncomplete = true;
      isNamed = false;
      words = 0;
    }
  }

  #hasChosen(): boolean {
    return this.mentions.some(isChosen);
  }

  /** True if the mention has an option that isn't among those chosen so far. */
  #isNewOption({ options }: OptionMention): boolean {
    const chosen = this.mentions.filter(isChosen).flatMap(({ mention }) => mention.options);
    return chosen.length > 0 && options.some((option) => !chosen.includes(option));
  }

  #addMention(mention: OptionMention, verdict: ClauseMention["verdict"], strength: 0 | 1 | 2): void {
    if (strength === 0 && this.#isAlternative) this.isInDoubt = true;
    if (verdict === "chosen" && this.#replacedBefore > 0) {
      this.mentions = this.mentions.map((earlier, at) =>
        at < this.#replacedBefore && isChosen(earlier) ? { ...earlier, verdict: "dropped" } : earlier,
      );
      this.#replacedBefore = 0;
      this.#isAlternative = false;
    }
    this.mentions.push({ mention, verdict, strength: strength || 1, isAlternative: this.#isAlternative });
    if (verdict === "chosen") this.#isAlternative = false;
  }
}

/** True if a negation directly follows the mention ("Phone not", "Bar yok") and doesn't belong to the next one. */
function isRejectedBehind(following: readonly Token[]): boolean {
  const at = following.findIndex((token) => hasRole(token, "notBehind") || !hasRole(token, "filler"));
  return hasRole(following[at], "notBehind") && !isMention(following[at + 1]);
}

/** Strength of a mention in its clause; 0 when its number counts something else. */
function strengthOf(
  tokens: readonly Token[],
  at: number,
  { kind, problem }: OptionMention,
  isClean: boolean,
): 0 | 1 | 2 {
  if (isClean) return 2;
  const next = tokens[at + 1];
  const isLast = next?.kind !== "word";
  const isChoosing = isIntroduced(tokens, at);
  switch (kind) {
    case "label":
      return isChoosing ? 2 : 1;
    case "number":
      if (problem && isLast) return 1;
      // Verb-final languages: "2 veririm".
      if (hasRole(next, "choosing") && tokens.slice(at + 2).every((token) => hasRole(token, "filler")))
        return 2;
      return isLast && isChoosing ? 2 : 0;
    case "partial":
      return at > 0 && isChoosing && isLast ? 2 : 1;
  }
}

/** True if words of choosing come before it, with only function words between: "I'd say it is a 4". */
function isIntroduced(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (token?.kind !== "function") return false;
    if (token.roles.has("choosing")) return true;
  }
  return at === 0;
}
