import {
  type Advice,
  type AdviceItem,
  firstActions,
  type Statement,
  statementsOf,
} from "#shared/domain/cards/advice";
import { answerScore, COUNTED } from "#shared/domain/score";
import type { AdviceContext } from "./advice-context";
import { costlyAnswers } from "./costly-answers";
import { matchCards } from "./match-cards";
import { renderWithOwnWords, withSections } from "./quoted-answers";
import { scoreStatements, weakestStatements } from "./score-statements";
import { selectCards } from "./select-cards";
import { withoutStop } from "./text-format";
import { urgentSentences } from "./urgent-sentences";

/**
 * Advice by rules alone: the cards that hold, in their author's words; without any, where one stands; without values
 * either, what was answered (decision 0070). The same ground always gives the same advice. Nothing in it is true of
 * anybody else: what cannot be tied to an answer is not said.
 */
export function composeAdvice(context: AdviceContext): Advice {
  const cards = selectCards(matchCards(context), context);
  const items = renderWithOwnWords(cards, urgentSentences(context), context);
  const standing = scoreStatements(context);
  const hasPlan = firstActions({ items }).length > 0;
  return assembled(
    { standing: hasPlan ? standing.slice(0, MAX_BESIDE_PLAN) : standing, items, notes: [] },
    context,
  );
}

/** The score and the first sentence of its band: further ones are often a second plan beside the first steps. */
const MAX_BESIDE_PLAN = 2;

/** Advice of such parts, whoever worded them, with what follows from them and from the answers. */
export function assembled(
  { standing: known, items, notes }: Pick<Advice, "standing" | "items" | "notes">,
  context: AdviceContext,
): Advice {
  const urgent = urgentSentences(context).filter(({ text }) => !isInRisk(text, items));
  const ownWords = withSections(urgent, items, context);
  const isAdvised = items.length > 0;
  const standing = [...known, ...(isAdvised ? [] : weakestStatements(context))];
  const lookFirst = costlyAnswers(context, citedBy(items.filter(({ kind }) => kind !== "strength")));
  const isPlaced = standing.length + lookFirst.length > 0;
  const basis = isAdvised ? "cards" : isPlaced ? "values" : context.cards.length > 0 ? "unmet" : "answers";
  const said = { ownWords, standing, lookFirst, items, contradictions: [], notes };
  const alsoWrote = isAdvised ? unusedOpenAnswers(said, context) : otherAnswers(said, context);
  return { version: 2, basis, ...said, alsoWrote };
}

/** Whether a risk, which is read first, quotes a passage. Its own stop may be inside or outside the quotation marks. */
const isInRisk = (passage: string, items: readonly AdviceItem[]): boolean =>
  items.some(
    (item) =>
      item.kind === "risk" && statementsOf(item).some(({ text }) => text.includes(withoutStop(passage))),
  );

type Said = Pick<Advice, "standing" | "lookFirst" | "items" | "notes"> & { ownWords: readonly Statement[] };

/** The questions behind pieces of advice. */
const citedBy = (items: readonly AdviceItem[]): Set<number> => questionsOf(items.flatMap(statementsOf));

const questionsOf = (statements: readonly Statement[]): Set<number> =>
  new Set(statements.flatMap(({ evidence }) => evidence.map(({ question }) => question)));

/** Open answers that nothing is based on, and those of which only a passage is quoted on top. */
function unusedOpenAnswers(
  { standing, lookFirst, items, notes, ownWords }: Said,
  context: AdviceContext,
): number[] {
  const used = questionsOf([...standing, ...lookFirst, ...items.flatMap(statementsOf), ...notes]);
  const onTop = questionsOf(ownWords);
  return context.questions
    .filter(({ id, questionType }) => questionType === "text" && context.answers.has(id))
    .filter(({ id }) => !context.hollow.has(id) && (!used.has(id) || onTop.has(id)))
    .filter(({ id }) => !isQuoted(id, ownWords, context))
    .map(({ id }) => id);
}

/** Without advice, every answer that isn't named yet: open ones, then closed ones, the worst first. */
function otherAnswers({ lookFirst, ownWords, notes }: Said, context: AdviceContext): number[] {
  const named = questionsOf([...lookFirst, ...notes]);
  const rankOf = (question: (typeof context.questions)[number]) =>
    question.questionType === "text"
      ? -1
      : (answerScore({ ...question, ...COUNTED, skipCounts: "nothing" }, context.answers.get(question.id)) ??
        1);
  return context.questions
    .filter(({ id }) => context.answers.has(id) && !named.has(id) && !isQuoted(id, ownWords, context))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ id }) => id);
}

/** Whether an answer is quoted in full. */
const isQuoted = (id: number, ownWords: readonly Statement[], { answers }: AdviceContext): boolean =>
  ownWords.some(({ text, evidence }) => evidence[0]?.question === id && text === answers.get(id));
