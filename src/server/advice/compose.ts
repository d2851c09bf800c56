import { type Advice, statementsOf } from "#shared/domain/advice";
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
  const contradictions = contradictionsIn(ground);
  const isAdvised = items.length > 0;
  const standing = [...known, ...(isAdvised ? [] : weakestStatements(ground))];
  const lookFirst = isAdvised ? [] : firstLook(ground);
  const basis = isAdvised ? "cards" : standing.length + lookFirst.length > 0 ? "values" : "answers";
  const used = new Set(
    [...standing, ...items.flatMap(statementsOf), ...contradictions, ...notes].flatMap(({ evidence }) =>
      evidence.map(({ question }) => question),
    ),
  );
  const alsoWrote = ground.questions
    .filter(({ id }) => ground.answers.has(id) && !used.has(id))
    .filter(
      ({ id, questionType }) => basis === "answers" || (questionType === "text" && !ground.hollow.has(id)),
    )
    .map(({ id }) => id);
  return { version: 2, basis, standing, lookFirst, items, contradictions, notes, alsoWrote };
}
