import type { FaqConcept } from "../../language/lexicon/faq-words";
import type { Concept } from "../../language/lexicon/intent-words";
import { normalize } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";
import { faqConceptsIn } from "./phrase-index";
import { has, isCovered, parseUtterance, type Utterance, type UtteranceClause } from "./utterance";

/** Concepts that may surround a phrase of despair: "honestly, this is making me really upset". */
const NEUTRAL_CONCEPTS: readonly Concept[] = ["filler", "me", "this", "question", "survey", "others", "who"];
const NEUTRAL_FAQ_CONCEPTS: readonly FaqConcept[] = ["despair", "feels", "person", "distress"];
/** Unexplained words allowed next to a one-word feeling. */
const MAX_UNEXPLAINED_WORDS = 2;

const isNot = phraseTest(({ grammar }) => [grammar.not]);

/**
 * True if a message says, in any language, that its writer may be in danger or that the questions upset them. Linear
 * time. Only phrases about oneself count: "our customers are in danger" is an answer. Some count anywhere ("kill
 * myself"), others only without other content ("I want to end it with this supplier" is an answer) and if the question
 * doesn't name the feeling.
 * @param questionTexts texts of the question and its options
 */
export const isDistress = (message: string, questionTexts: readonly string[] = []): boolean =>
  faqConceptsIn(normalize(message)).some((hits) => hits.some(({ concept }) => concept === "distress")) ||
  parseUtterance(message).some((utterance) =>
    isDespair(
      utterance,
      questionTexts.map((text) => normalize(text)),
    ),
  );

function isDespair({ clauses }: Utterance, questionTexts: readonly string[]): boolean {
  const unexplained = clauses.reduce((sum, clause) => sum + clause.unexplained, 0);
  return clauses.some((clause) => {
    const hits = clause.faqHits.filter(({ concept }) => concept === "despair");
    if (hits.length === 0 || !tellsNothingElse(clause)) return false;
    const despairPhrases = hits.map(({ from, to }) => clause.normalized.slice(from, to));
    if (despairPhrases.some((phrase) => questionTexts.some((text) => text.includes(phrase)))) return false;
    if (despairPhrases.some((phrase) => phrase.includes(" "))) return true;
    return isOwnFeeling(clause) && unexplained <= MAX_UNEXPLAINED_WORDS;
  });
}

/** "I'm upset", "this makes me upset", but not "I'm not upset" or "upset". */
const isOwnFeeling = (clause: UtteranceClause): boolean =>
  !clause.normalized.split(" ").some(isNot) &&
  (has(clause, "me", "this") || clause.faqHits.some(({ concept }) => concept === "feels"));

function tellsNothingElse(clause: UtteranceClause): boolean {
  if (clause.hasMark || has(clause, "we")) return false;
  const neutralHits = [
    ...clause.hits.filter(({ concept }) => NEUTRAL_CONCEPTS.includes(concept)),
    ...clause.faqHits.filter(({ concept }) => NEUTRAL_FAQ_CONCEPTS.includes(concept)),
  ].sort((one, other) => one.from - other.from);
  let from = 0;
  return clause.normalized.split(" ").every((text) => {
    const word = { text, from };
    from += text.length + 1;
    return isCovered(word, neutralHits);
  });
}
