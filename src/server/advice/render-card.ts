import {
  type AdviceItem,
  distinctEvidence,
  type Evidence,
  type Statement,
} from "#shared/domain/cards/advice";
import { filled, placeholdersIn } from "#shared/domain/cards/card";
import type { AdviceContext } from "./advice-context";
import type { MatchedCard } from "./match-cards";
import { answerWords, quotedWords, STOPS, sentencesOf, withoutStop, withStopInQuotes } from "./text-format";

/**
 * A card as advice in its author's own words, with the answers put in where it names them. A sentence or a step that
 * names a question without an answer is left out, so that no hole is ever printed. A reason that quotes an answer is left out, too, if that answer is quoted elsewhere.
 */
export function renderCard(
  { card, evidence }: MatchedCard,
  context: AdviceContext,
  quotedElsewhere: ReadonlySet<number> = new Set(),
): AdviceItem {
  const { key, kind, dimension, title, why, steps, effort, impact } = card;
  const state = (text: string) => statement(text, evidence, context);
  const isNew = (sentence: string) => !quotedIn(sentence).some((question) => quotedElsewhere.has(question));
  return {
    card: key,
    kind,
    dimension,
    title: { text: title, evidence },
    why: sentencesOf(why)
      .filter(isNew)
      .flatMap((sentence) => state(sentence) ?? []),
    steps: steps.flatMap(({ text, horizon }) => {
      const step = state(text);
      return step ? [{ ...step, horizon }] : [];
    }),
    effort,
    impact,
  };
}

/** The questions whose answers a text quotes. */
export const quotedIn = (text: string): number[] =>
  placeholdersIn(text).flatMap(({ as, question }) => (as === "quote" ? [question] : []));

/** Null where an answer that the text names is not there. */
function statement(text: string, evidence: readonly Evidence[], context: AdviceContext): Statement | null {
  const named: Evidence[] = [];
  let isWhole = true;
  const said = filled(text, ({ as, question: id }) => {
    const question = context.questions.find((asked) => asked.id === id);
    const answer = context.answers.get(id);
    if (!question || answer === undefined || context.hollow.has(id)) {
      isWhole = false;
      return "";
    }
    named.push({ question: id, quote: null });
    if (as === "quote") return quotedWords(question, answer, context.phrases);
    const words = answerWords(question, answer, context.phrases);
    return STOPS.some((stop) => text.includes(`{{answer:${id}}}${stop}`)) ? withoutStop(words) : words;
  });
  if (!isWhole) return null;
  return {
    text: withStopInQuotes(said, context.phrases),
    evidence: distinctEvidence([...evidence, ...named]),
  };
}
