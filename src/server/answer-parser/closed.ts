import { answerName, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { ambiguous, likely } from "./answered";
import { statementOf } from "./clauses";
import { isSmall, tokensOf } from "./cues";
import { type Outcome, refused } from "./outcome";
import { hintIn, type Plainly } from "./loosely";
import { mentionsIn } from "./mentions";
import { bare, fold, wordsOf } from "../language/normalize";
import { MAX_ASKED, type Offer, offerOf } from "./offer";
import { withParts } from "./parts";
import { sentenceOf } from "../language/tokenize";
import { settle } from "./settle";
import { countStars, starless, starred, thumbless } from "./signs";
import { numbered, spelledOut, type Value, valuesOf } from "./values";

/**
 * A message that says in full what it chooses; null for others. The text of an option goes before its number ("10" is
 * the option "10" before it is the tenth one), but what the skip button sends is never an option.
 */
export function readInFull(question: AnswerableQuestion, message: string): Outcome | null {
  if (isSkip(message)) return { outcome: "skipped" };
  const values = valuesOf(question);
  const ticked = tickedIn(values, message);
  if (ticked.length > 1) return { outcome: "accepted", answer: ticked, understoodAs: null };
  const spelled = spelledOut(values, message);
  const [value = numbered(values, message), ...others] = spelled;
  if (value === undefined) return null;
  if (others.length > 0) return ambiguous(spelled);
  const { answer } = value;
  const isVerbatim =
    fold(answer) === fold(message) || (bare(answer) !== "" && bare(answer) === bare(message));
  return { outcome: "accepted", answer, understoodAs: isVerbatim ? null : answerName(question, answer) };
}

/** What the boxes send that are ticked: an option a line, and nothing else; empty for any other message. */
function tickedIn(values: readonly Value[], message: string): string[] {
  const lines = [...new Set(message.split("\n"))];
  return lines.every((line) => values.some(({ answer }) => answer === line)) ? lines : [];
}

const LINE_ENDS = /\n+/g;
/** A choice stands at the beginning or at the end of a long reply; reading an essay for it would only cost time. */
const READ = 400;

function ends(message: string): string {
  if (message.length <= 2 * READ) return message;
  return `${message.slice(0, READ)} … ${message.slice(-READ)}`;
}

/** What a sentence chooses. */
export interface ClosedReading {
  readonly reading: Outcome;
  /** Where it is not read, what it may mean. */
  readonly hint: Outcome | null;
  /** Whether it says nothing else. */
  readonly isPlain: boolean;
  /** Whether it says nothing but what an end of a scale is called, perhaps of what is asked about. */
  readonly isOnlyName: boolean;
  /** Whether something that was named fell away. */
  readonly isChanged: boolean;
  /** Whether it was told from words that mean much the same, or without those that only name what is asked about. */
  readonly isLoose: boolean;
}

/** Reads which of the things that a closed question offers a message chooses: a rating is a choice among five values. */
export function readClosed(question: AnswerableQuestion, whole: string): ClosedReading {
  const message = ends(whole);
  const offer = offerOf(question);
  const { values } = offer;
  const stars = offer.isRating ? countStars(fold(message)) : null;
  const sentence = sentenceOf(
    (stars === null ? thumbless(message) : starless(message)).replace(LINE_ENDS, ". "),
  );
  const tokens = tokensOf(sentence, mentionsIn(offer, sentence));
  const parts = withParts(offer.inPart, sentence, tokens);
  const statement = statementOf(parts, offer.isMany);
  const settled = settle(offer, statement, { sentence, message });
  const plain = stars === null ? (settled ?? refused("unclear")) : starred(values, stars, settled, message);
  const said = { sentence, tokens, message, statement };
  const isRead = plain.outcome === "accepted" && statement.unknown <= MAX_UNREAD;
  const reading = isRead ? plain : suggested(plain);
  return {
    reading,
    hint: hintIn(offer, { sentence, tokens, statement, message }, reading),
    isPlain: plain.outcome === "accepted" && statement.unknown === 0,
    isOnlyName: offer.isOfEnds && isOnlyName(offer, { sentence, tokens, statement, message }),
    isChanged: statement.said.some(({ fate }) => fate === "dropped"),
    isLoose: false,
  };
}

/** A message with more words that nothing is known of is not stored, but suggested. */
const MAX_UNREAD = 2;

const suggested = (found: Outcome): Outcome =>
  found.outcome === "accepted" ? refused("likely", [found.answer].flat()) : found;

/** "Very", "it's a lot, really", "very happy" where it is asked how happy somebody is; but not "I have a lot to do". */
function isOnlyName({ question }: Offer, { sentence, tokens, statement }: Plainly): boolean {
  const asked = wordsOf(bare(question.questionText.slice(0, MAX_ASKED))).filter((word) => !isSmall(word));
  const isAsked = (at: number) => asked.includes(sentence.words[at]?.bare ?? "");
  const isOver = (at: number): boolean =>
    (sentence.words[at]?.bare ?? "") === "" || (isAsked(at) && isOver(at + 1));
  return (
    tokens.every((token) => token.kind !== "word" || isAsked(token.at)) &&
    statement.said.every(({ mention: { to } }) => isOver(to))
  );
}
