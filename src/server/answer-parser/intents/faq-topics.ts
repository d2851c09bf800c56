import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { FaqConcept } from "../../language/lexicon/faq-words";
import type { FaqTopic } from "../parse-result";
import { has, startsWith, type Utterance, type UtteranceClause, unknownIn } from "./utterance";

type HowTo = Extract<FaqTopic, "scale" | "selection" | "optional" | "person">;
type AskedType = AnswerableQuestion["questionType"];

/** Unexplained words allowed in a question; none in open questions, where the message is more likely an answer. */
const MAX_UNEXPLAINED_WORDS: Readonly<Record<AskedType, number>> = { text: 0, rating: 2, multiple_choice: 2 };

/** A longer message without a question mark has content. */
const MAX_UNMARKED_WORDS = 14;

/** The topic of a question about how to answer ("is 5 good or bad?") or about contacting a person; null without one. */
export function faqTopicOf(
  { clauses, words }: Utterance,
  { questionType }: Pick<AnswerableQuestion, "questionType">,
): HowTo | null {
  for (const [at, clause] of clauses.entries()) {
    // "12 people, more than one shop" starts with an answer.
    if (questionType === "text" && unknownIn(clauses.slice(0, at)) > 1) return null;
    if (!clause.hasMark && words > MAX_UNMARKED_WORDS) continue;
    const topic = topicIn(clause, questionType);
    if (topic !== null) return topic;
  }
  if (questionType === "rating") return asksScaleInParts(clauses) ? "scale" : null;
  return questionType === "multiple_choice" && asksSelectionInParts(clauses) ? "selection" : null;
}

/** "What's better, 1 or 5?", "if I say 5, does that mean we're bad?", but not "pretty good, 4?". */
function asksScaleInParts(clauses: readonly UtteranceClause[]): boolean {
  if (clauses.length < 2 || !clauses.some(({ normalized }) => RATING.test(normalized))) return false;
  return clauses.some(
    (clause) =>
      clause.unexplained <= 1 && hasFaq(clause, "scaleEnd") && startsWith(clause, "what", "ask", "opens"),
  );
}

/** "Two of them apply, is that ok?" */
function asksSelectionInParts([statement, question, ...more]: readonly UtteranceClause[]): boolean {
  if (statement === undefined || question === undefined || more.length > 0) return false;
  if (statement.asks || statement.unexplained > 0 || question.unexplained > 0) return false;
  return (
    hasFaq(statement, "several") &&
    hasFaq(statement, "choose") &&
    startsWith(question, "opens", "what") &&
    has(question, "this")
  );
}

const RULES: readonly (readonly [HowTo, (clause: UtteranceClause, type: AskedType) => boolean])[] = [
  ["scale", asksScale],
  ["selection", asksSelection],
  ["optional", asksOptional],
  ["person", asksPerson],
];

function topicIn(clause: UtteranceClause, type: AskedType): HowTo | null {
  if (clause.unexplained > MAX_UNEXPLAINED_WORDS[type]) return null;
  return RULES.find(([, asks]) => asks(clause, type))?.[0] ?? null;
}

const hasFaq = ({ faqHits }: UtteranceClause, ...concepts: readonly FaqConcept[]): boolean =>
  faqHits.some(({ concept }) => concepts.includes(concept));

const asksFirst = (clause: UtteranceClause): boolean =>
  clause.hasMark || startsWith(clause, "who", "what", "ask", "opens") || has(clause, "particle");

const RATING = /(?<![\p{L}\p{N}])[1-5](?![\p{L}\p{N}])/u;

/** "Is 5 good or bad?", "what does a 3 mean?", but not "how about 4". */
function asksScale(clause: UtteranceClause, type: AskedType): boolean {
  if (type !== "rating" || !clause.asks || !asksFirst(clause) || has(clause, "offers")) return false;
  const isOfNumbers = RATING.test(clause.normalized) || hasFaq(clause, "scaleWord");
  const ends = clause.faqHits.filter(({ concept }) => concept === "scaleEnd").length;
  if (isOfNumbers && (ends > 0 || has(clause, "mean"))) return true;
  // "Ne iyi ne kötü" is an answer.
  const isMarked = clause.hasMark || startsWith(clause, "opens");
  if (ends > 1 && isMarked && clause.unexplained === 0) return true;
  const isOneNumber = RATING.test(clause.normalized) && clause.words <= 5;
  return isOneNumber && startsWith(clause, "what") && clause.unexplained === 0;
}

/** Minimum length of words for "several", in characters: "two" may name an option. */
const MIN_SEVERAL_LENGTH = { text: 6, rating: 6, multiple_choice: 3 } as const;
const minSeveral = (clause: UtteranceClause, type: AskedType): number =>
  type === "multiple_choice" && startsWith(clause, "opens") && has(clause, "me")
    ? 1
    : MIN_SEVERAL_LENGTH[type];

/** "Can I choose more than one?", "only one answer?" */
function asksSelection(clause: UtteranceClause, type: AskedType): boolean {
  const isSeveral = clause.faqHits.some(
    ({ concept, from, to }) => concept === "several" && to - from >= minSeveral(clause, type),
  );
  const asks = clause.asks && asksFirst(clause);
  if (!asks || (type === "text" && !startsWith(clause, "opens", "what", "ask"))) return false;
  // "How many answers are left?"
  const asksCount = has(clause, "howMany") && !has(clause, "question", "survey", "left");
  return (isSeveral || asksCount) && hasFaq(clause, "choose");
}

/** True if a clause has a multi-word phrase of a concept: "leave blank", not "skip". */
const hasFaqPhrase = ({ normalized, faqHits }: UtteranceClause, of: FaqConcept): boolean =>
  faqHits.some(({ concept, from, to }) => concept === of && normalized.slice(from, to).includes(" "));

/** "Do I have to answer this?", "can I leave it out?", but not "can I skip?" or "can we skip this?", which skip it. */
function asksOptional(clause: UtteranceClause): boolean {
  if (!clause.asks || !asksFirst(clause) || has(clause, "we")) return false;
  if (clause.unexplained > (clause.unknown.length > 0 ? 1 : 0)) return false;
  const isAboutThis = has(clause, "this", "question", "answer", "survey", "say");
  // "Do I have to finish it now?", "how many do I have to answer?"
  if (has(clause, "must") && has(clause, "pause", "later", "howMany", "howLong")) return false;
  if (has(clause, "must"))
    return isAboutThis || has(clause, "fill") || hasFaq(clause, "leaveOut") || clause.words <= 2;
  const asks = startsWith(clause, "opens", "what", "ask") || has(clause, "particle");
  return hasFaq(clause, "leaveOut") && asks && (isAboutThis || hasFaqPhrase(clause, "leaveOut"));
}

/** Longest request such as "talk to a human" as the reply to an open question. */
const MAX_REQUEST_WORDS = 5;

/** "Can I talk to a person?", "are you a bot?", "I'd rather speak to someone". */
function asksPerson(clause: UtteranceClause, type: AskedType): boolean {
  if (has(clause, "we")) return false;
  const asks = clause.asks && asksFirst(clause);
  if (asks && has(clause, "bot") && (has(clause, "you") || hasFaq(clause, "talk"))) return true;
  // "I wanted to ask who reads this" is about readers.
  const namesPerson = hasFaq(clause, "person") || (asks && has(clause, "who") && !has(clause, "read"));
  if (asks) return namesPerson && (hasFaq(clause, "talk") || hasWords(clause, "person", MIN_CONTACT_LENGTH));
  if (type === "text" && hasFaq(clause, "talk") && has(clause, "bot") && clause.words <= MAX_REQUEST_WORDS)
    return clause.unexplained === 0 && clause.unknown.length <= 1;
  const isRequest = hasFaq(clause, "wish") || (type !== "text" && clause.unknown.length === 0);
  return isRequest && hasFaq(clause, "person") && hasFaq(clause, "talk") && clause.unexplained === 0;
}

/** In characters: "a phone number?" needs no verb, "someone?" does. */
const MIN_CONTACT_LENGTH = 10;
const hasWords = ({ faqHits }: UtteranceClause, of: FaqConcept, length: number): boolean =>
  faqHits.some(({ concept, from, to }) => concept === of && to - from >= length);
