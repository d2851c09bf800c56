import { type Advice, type AdviceItem, type Statement, statementsOf } from "#shared/domain/cards/advice";
import type { AdviceContext } from "./advice-context";
import { matchCards } from "./match-cards";
import { renderCard } from "./render-card";
import { firstLook, scoreStatements, weakestStatements } from "./score-statements";
import { selectCards } from "./select-cards";
import { withoutStop } from "./text-format";
import { urgentSentences } from "./urgent-sentences";

/**
 * Advice by rules alone: the cards that hold, in their author's words; without any, where one stands; without values
 * either, what was answered (decision 0070). The same ground always gives the same advice. Nothing in it is true of
 * anybody else: what cannot be tied to an answer is not said.
 */
export function composeAdvice(context: AdviceContext): Advice {
  const items = selectCards(matchCards(context), context).map((fired) => renderCard(fired, context));
  return assembled({ standing: scoreStatements(context), items, notes: [] }, context);
}

/** Advice of such parts, whoever worded them, with what follows from them and from the answers. */
export function assembled(
  { standing: known, items, notes }: Pick<Advice, "standing" | "items" | "notes">,
  context: AdviceContext,
): Advice {
  const ownWords = urgentSentences(context).filter(({ text }) => !isInRisk(text, items));
  const isAdvised = items.length > 0;
  const standing = [...known, ...(isAdvised ? [] : weakestStatements(context))];
  const lookFirst = isAdvised ? [] : firstLook(context);
  const isPlaced = standing.length + lookFirst.length > 0;
  const basis = isAdvised ? "cards" : isPlaced ? "values" : context.cards.length > 0 ? "unmet" : "answers";
  const used = new Set(
    [...standing, ...lookFirst, ...items.flatMap(statementsOf), ...notes].flatMap(({ evidence }) =>
      evidence.map(({ question }) => question),
    ),
  );
  const alsoWrote = context.questions
    .filter(({ id }) => context.answers.has(id) && !used.has(id) && !isQuoted(id, ownWords, context))
    .filter(
      ({ id, questionType }) =>
        (!isAdvised && !isPlaced) || (questionType === "text" && !context.hollow.has(id)),
    )
    .map(({ id }) => id);
  return { version: 2, basis, ownWords, standing, lookFirst, items, contradictions: [], notes, alsoWrote };
}

/** Whether a risk, which is read first, quotes a passage. Its own stop may be inside or outside the quotation marks. */
const isInRisk = (passage: string, items: readonly AdviceItem[]): boolean =>
  items.some(
    (item) =>
      item.kind === "risk" && statementsOf(item).some(({ text }) => text.includes(withoutStop(passage))),
  );

/** Whether an answer is quoted in full. */
const isQuoted = (id: number, ownWords: readonly Statement[], { answers }: AdviceContext): boolean =>
  ownWords.some(({ text, evidence }) => evidence[0]?.question === id && text === answers.get(id));
