import { type AdviceItem, distinctEvidence, type Evidence, type Statement } from "#shared/domain/advice";
import { filled } from "#shared/domain/card";
import type { FiredCard } from "./fired";
import type { AdviceGround } from "./ground";
import { answerWords, quotedWords, STOPS, sentencesOf, withoutStop } from "./words";

/**
 * A card as advice in its author's own words, with the answers put in where it names them. A sentence or a step that
 * names a question without an answer is left out, so that no hole is ever printed.
 */
export function itemOf({ card, evidence }: FiredCard, ground: AdviceGround): AdviceItem {
  const { key, kind, dimension, title, why, steps, effort, impact } = card;
  const state = (text: string) => statement(text, evidence, ground);
  return {
    card: key,
    kind,
    dimension,
    title: { text: title, evidence },
    why: sentencesOf(why).flatMap((sentence) => state(sentence) ?? []),
    steps: steps.flatMap(({ text, horizon }) => {
      const step = state(text);
      return step ? [{ ...step, horizon }] : [];
    }),
    effort,
    impact,
  };
}

/** Null where an answer that the text names is not there. */
function statement(text: string, evidence: readonly Evidence[], ground: AdviceGround): Statement | null {
  const named: Evidence[] = [];
  let isWhole = true;
  const said = filled(text, ({ as, question: id }) => {
    const question = ground.questions.find((asked) => asked.id === id);
    const answer = ground.answers.get(id);
    if (!question || answer === undefined || ground.hollow.has(id)) {
      isWhole = false;
      return "";
    }
    named.push({ question: id, quote: null });
    if (as === "quote") return quotedWords(question, answer, ground.phrases);
    const words = answerWords(question, answer, ground.phrases);
    return STOPS.some((stop) => text.includes(`{{answer:${id}}}${stop}`)) ? withoutStop(words) : words;
  });
  return isWhole ? { text: said, evidence: distinctEvidence([...evidence, ...named]) } : null;
}
