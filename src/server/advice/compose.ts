import {
  type Advice,
  type AdviceItem,
  firstActions,
  type Statement,
  statementsOf,
} from "#shared/domain/cards/advice";
import { CARD_KINDS } from "#shared/domain/cards/card";
import { answerScore, COUNTED } from "#shared/domain/score";
import type { AdviceContext } from "./advice-context";
import { costlyAnswers } from "./costly-answers";
import { matchCards } from "./match-cards";
import { renderWithOwnWords, withSections } from "./quoted-answers";
import { scoreStatements, weakestStatements } from "./score-statements";
import { selectCards } from "./select-cards";
import { withoutPeriod } from "./text-format";
import { urgentSentences } from "./urgent-sentences";

/**
 * Writes advice with rules only: from the matching cards, otherwise from the scores and the answers. Equal input gives
 * equal advice, and every statement cites an answer (decision 0070).
 */
export function composeAdvice(context: AdviceContext): Advice {
  const cards = selectCards(matchCards(context), context);
  const urgent = urgentSentences(context);
  const order = inPlanOrder(renderWithOwnWords(cards, urgent, context), context).map(({ card }) => card);
  const sorted = cards.toSorted((a, b) => order.indexOf(a.card.key) - order.indexOf(b.card.key));
  const items = renderWithOwnWords(sorted, urgent, context);
  const scoreTexts = scoreStatements(context);
  const hasPlan = firstActions({ items }).length > 0;
  return assembleAdvice(
    { standing: hasPlan ? scoreTexts.slice(0, MAX_STATEMENTS_BESIDE_PLAN) : scoreTexts, items, notes: [] },
    context,
  );
}

/** The score and the first sentence of its band. Further sentences often amount to a second plan. */
const MAX_STATEMENTS_BESIDE_PLAN = 2;

/** Adds order, urgent sentences and remaining answers; without items, also the weakest area and lowest answers. */
export function assembleAdvice(
  { standing: scoreTexts, items: unsortedItems, notes }: Pick<Advice, "standing" | "items" | "notes">,
  context: AdviceContext,
): Advice {
  const items = inPlanOrder(unsortedItems, context);
  const urgent = urgentSentences(context).filter(({ text }) => !isInRisk(text, items));
  const ownWords = withSections(urgent, items, context);
  const isAdvised = items.length > 0;
  const standing = [...scoreTexts, ...(isAdvised ? [] : weakestStatements(context))];
  const lookFirst = isAdvised ? [] : costlyAnswers(context);
  const isPlaced = standing.length + lookFirst.length > 0;
  const basis = isAdvised ? "cards" : context.cards.length > 0 ? "unmet" : isPlaced ? "values" : "answers";
  const parts = { ownWords, standing, lookFirst, items, contradictions: [], notes };
  const alsoWrote = isAdvised ? unusedOpenAnswers(parts, context) : otherAnswers(parts, context);
  return { version: 2, basis, ...parts, alsoWrote };
}

/** Items by kind; within a kind, in the order of their steps under "Start here". */
function inPlanOrder(items: readonly AdviceItem[], context: AdviceContext): AdviceItem[] {
  const ownWords = withSections(urgentSentences(context), items, context);
  const plan = firstActions({ items, ownWords }).map(({ item }) => item);
  const placeOf = (item: AdviceItem) => (plan.includes(item) ? plan.indexOf(item) : plan.length);
  return items.toSorted(
    (a, b) => CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind) || placeOf(a) - placeOf(b),
  );
}

/** Whether a risk, which is read first, quotes a passage. Its period may be inside or outside the quote. */
const isInRisk = (passage: string, items: readonly AdviceItem[]): boolean =>
  items.some(
    (item) =>
      item.kind === "risk" && statementsOf(item).some(({ text }) => text.includes(withoutPeriod(passage))),
  );

type AdviceParts = Pick<Advice, "standing" | "lookFirst" | "items" | "notes"> & {
  ownWords: readonly Statement[];
};

const questionsOf = (statements: readonly Statement[]): Set<number> =>
  new Set(statements.flatMap(({ evidence }) => evidence.map(({ question }) => question)));

/** Open answers that no statement cites, and those with only a passage quoted at the top. */
function unusedOpenAnswers(
  { standing, lookFirst, items, notes, ownWords }: AdviceParts,
  context: AdviceContext,
): number[] {
  const citedIds = questionsOf([...standing, ...lookFirst, ...items.flatMap(statementsOf), ...notes]);
  const onTop = questionsOf(ownWords);
  return context.questions
    .filter(({ id, questionType }) => questionType === "text" && context.answers.has(id))
    .filter(({ id }) => !context.emptyAnswers.has(id) && (!citedIds.has(id) || onTop.has(id)))
    .filter(({ id }) => !isQuoted(id, ownWords, context))
    .map(({ id }) => id);
}

/** Without items: every answer not named yet, open ones first, then closed ones from worst to best. */
function otherAnswers({ lookFirst, ownWords, notes }: AdviceParts, context: AdviceContext): number[] {
  const citedIds = questionsOf([...lookFirst, ...notes]);
  const rankOf = (question: (typeof context.questions)[number]) =>
    question.questionType === "text"
      ? -1
      : (answerScore({ ...question, ...COUNTED, skipCounts: "nothing" }, context.answers.get(question.id)) ??
        1);
  return context.questions
    .filter(({ id }) => context.answers.has(id) && !citedIds.has(id) && !isQuoted(id, ownWords, context))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ id }) => id);
}

/** Whether an answer is quoted in full. */
const isQuoted = (id: number, ownWords: readonly Statement[], { answers }: AdviceContext): boolean =>
  ownWords.some(({ text, evidence }) => evidence[0]?.question === id && text === answers.get(id));
