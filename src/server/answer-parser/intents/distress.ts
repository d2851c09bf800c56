import type { FaqConcept } from "../../language/lexicon/faq-words";
import type { Concept } from "../../language/lexicon/intent-words";
import { normalize } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";
import { faqConceptsIn } from "./phrase-index";
import { has, isCovered, parseUtterance, type Utterance, type UtteranceClause } from "./utterance";

/** Concepts that may surround a phrase of despair: "honestly, this is making me really upset". */
const BESIDE: readonly Concept[] = ["filler", "me", "this", "question", "survey", "others", "who"];
const BESIDE_FAQ: readonly FaqConcept[] = ["despair", "feels", "person", "distress"];
/** Unexplained words allowed next to a one-word feeling. */
const MAX_UNEXPLAINED = 2;

const isNot = phraseTest(({ grammar }) => [grammar.not]);

/**
 * True if a message says, in any language, that its writer may be in danger or that the questions upset them. Linear
 * time. Only phrases about oneself count: "our customers are in danger" is an answer. Some count anywhere ("kill
 * myself"), others only without other content ("I want to end it with this supplier" is an answer) and if the question
 * doesn't name the feeling.
 * @param ownWords texts of the question and its options
 */
export const isDistress = (message: string, ownWords: readonly string[] = []): boolean =>
  faqConceptsIn(normalize(message)).some((hits) => hits.some(({ concept }) => concept === "distress")) ||
  parseUtterance(message).some((utterance) =>
    isDespair(
      utterance,
      ownWords.map((own) => normalize(own)),
    ),
  );

function isDespair({ clauses }: Utterance, ownWords: readonly string[]): boolean {
  const unexplained = clauses.reduce((sum, clause) => sum + clause.unexplained, 0);
  return clauses.some((clause) => {
    const hits = clause.faqHits.filter(({ concept }) => concept === "despair");
    if (hits.length === 0 || !tellsNothingElse(clause)) return false;
    const said = hits.map(({ from, to }) => clause.normalized.slice(from, to));
    if (said.some((phrase) => ownWords.some((own) => own.includes(phrase)))) return false;
    if (said.some((phrase) => phrase.includes(" "))) return true;
    return isOwnFeeling(clause) && unexplained <= MAX_UNEXPLAINED;
  });
}

/** "I'm upset", "this makes me upset", but not "I'm not upset" or "upset". */
const isOwnFeeling = (clause: UtteranceClause): boolean =>
  !clause.normalized.split(" ").some(isNot) &&
  (has(clause, "me", "this") || clause.faqHits.some(({ concept }) => concept === "feels"));

function tellsNothingElse(clause: UtteranceClause): boolean {
  if (clause.hasMark || has(clause, "we")) return false;
  const beside = [
    ...clause.hits.filter(({ concept }) => BESIDE.includes(concept)),
    ...clause.faqHits.filter(({ concept }) => BESIDE_FAQ.includes(concept)),
  ].sort((one, other) => one.from - other.from);
  let from = 0;
  return clause.normalized.split(" ").every((text) => {
    const word = { text, from };
    from += text.length + 1;
    return isCovered(word, beside);
  });
}
