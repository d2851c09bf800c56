import {
  type AdviceItem,
  distinctEvidence,
  type Evidence,
  type Statement,
} from "#shared/domain/cards/advice";
import { filled, placeholdersIn } from "#shared/domain/cards/card";
import type { AdviceContext } from "./advice-context";
import type { MatchedCard } from "./match-cards";
import {
  answerWords,
  PERIODS,
  quotedWords,
  sentencesOf,
  withoutPeriod,
  withPeriodInQuotes,
} from "./text-format";

/**
 * Renders a card in its author's words, with answers in place of the placeholders. Leaves out sentences and steps that
 * name a question without a usable answer, and reasons that quote an answer in `quotedElsewhere`.
 */
export function renderCard(
  { card, evidence }: MatchedCard,
  context: AdviceContext,
  quotedElsewhere: ReadonlySet<number> = new Set(),
): AdviceItem {
  const { key, kind, dimension, title, why, steps, effort, impact } = card;
  const toStatement = (text: string) => renderStatement(text, evidence, context);
  const open = new Set(
    context.questions.filter(({ questionType }) => questionType === "text").map(({ id }) => id),
  );
  const isNew = (sentence: string) => !quotedIn(sentence).some((question) => quotedElsewhere.has(question));
  const reasons = sentencesOf(why)
    .filter(isNew)
    .flatMap((sentence) => toStatement(sentence) ?? []);
  const actions = steps.flatMap(({ text, horizon }) => {
    const step = toStatement(text);
    return step ? [{ ...step, horizon }] : [];
  });
  const citedEvidence = [...reasons, ...actions].flatMap((part) => part.evidence);
  return {
    card: key,
    kind,
    dimension,
    title: {
      text: title,
      evidence: distinctEvidence([
        ...evidence,
        ...citedEvidence.filter(({ question }) => open.has(question)),
      ]),
    },
    why: reasons,
    steps: actions,
    effort,
    impact,
  };
}

/** Ids of the questions whose answers a text quotes. */
export const quotedIn = (text: string): number[] =>
  placeholdersIn(text).flatMap(({ as, question }) => (as === "quote" ? [question] : []));

/** Null if the text names a question without a usable answer. */
function renderStatement(
  text: string,
  evidence: readonly Evidence[],
  context: AdviceContext,
): Statement | null {
  const placeholderEvidence: Evidence[] = [];
  let isComplete = true;
  const filledText = filled(text, ({ as, question: id }) => {
    const question = context.questions.find((candidate) => candidate.id === id);
    const answer = context.answers.get(id);
    if (!question || answer === undefined || context.emptyAnswers.has(id)) {
      isComplete = false;
      return "";
    }
    placeholderEvidence.push({ question: id, quote: null });
    if (as === "quote") return quotedWords(question, answer, context.phrases);
    const words = answerWords(question, answer, context.phrases);
    return PERIODS.some((period) => text.includes(`{{answer:${id}}}${period}`))
      ? withoutPeriod(words)
      : words;
  });
  if (!isComplete) return null;
  const newEvidence = placeholderEvidence.filter(({ question }) =>
    evidence.every((cited) => cited.question !== question),
  );
  return {
    text: withPeriodInQuotes(filledText, context.phrases),
    evidence: distinctEvidence([...evidence, ...newEvidence]),
  };
}
