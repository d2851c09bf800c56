import { type Advice, type AdviceItem, type Statement, statementsOf } from "#shared/domain/advice";
import { questionsNamed } from "#shared/domain/card";
import { chosenCards } from "./chosen";
import { contradictionsIn } from "./contradictions";
import { firedCards } from "./fired";
import type { AdviceGround } from "./ground";
import { itemOf } from "./item";
import { firstLook, standingStatements, weakestStatements } from "./standing";

/**
 * Advice by rules alone: the cards that hold, in their author's words; without any, where one stands; without values
 * either, what was answered (decision 0070). The same ground always gives the same advice. Nothing in it is true of
 * anybody else: what cannot be tied to an answer is not said.
 */
export function composeAdvice(ground: AdviceGround): Advice {
  const items = chosenCards(firedCards(ground), ground).map((fired) => itemOf(fired, ground));
  return assembled({ standing: standingStatements(ground), items, notes: [] }, ground);
}

/** Advice of such parts, whoever worded them, with what follows from them and from the answers. */
export function assembled(
  { standing: known, items, notes }: Pick<Advice, "standing" | "items" | "notes">,
  ground: AdviceGround,
): Advice {
  const contradictions = contradictionsIn(ground).filter((pair) => !isTold(pair, items, ground));
  const isAdvised = items.length > 0;
  const standing = [...known, ...(isAdvised ? [] : weakestStatements(ground))];
  const lookFirst = isAdvised ? [] : firstLook(ground);
  const isPlaced = standing.length + lookFirst.length > 0;
  const basis = isAdvised ? "cards" : isPlaced ? "values" : ground.cards.length > 0 ? "unmet" : "answers";
  const used = new Set(
    [...standing, ...items.flatMap(statementsOf), ...contradictions, ...notes].flatMap(({ evidence }) =>
      evidence.map(({ question }) => question),
    ),
  );
  const alsoWrote = ground.questions
    .filter(({ id }) => ground.answers.has(id) && !used.has(id))
    .filter(
      ({ id, questionType }) =>
        (!isAdvised && !isPlaced) || (questionType === "text" && !ground.hollow.has(id)),
    )
    .map(({ id }) => id);
  return { version: 2, basis, standing, lookFirst, items, contradictions, notes, alsoWrote };
}

/** Whether a card that is shown names both of two answers: its author has said already what they mean together. */
function isTold({ evidence }: Statement, items: readonly AdviceItem[], { cards }: AdviceGround): boolean {
  const shown = new Set(items.map(({ card }) => card));
  return cards
    .filter(({ key }) => shown.has(key))
    .map(questionsNamed)
    .some((named) => evidence.every(({ question }) => named.has(question)));
}
