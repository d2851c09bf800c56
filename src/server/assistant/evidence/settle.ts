import { type Advice, type AdviceItem, distinctEvidence, type Statement } from "#shared/domain/advice";
import { MAX_STEPS } from "#shared/domain/card";
import { chosenCards } from "../../advice/chosen";
import { assembled } from "../../advice/compose";
import { canBe } from "../../advice/fired";
import { standingStatements } from "../../advice/standing";
import { ProvokedError } from "../port";
import { type GivenCard, type Material, MOST_WORDED } from "./material";
import type { SaidAdvice, SaidItem, SaidStatement } from "./said";
import { type Place, settledStatement, settledText } from "./statement";

/**
 * A model's recommendations as far as the answers bear them out. A risk whose card was left out, or of which nothing
 * stands, comes back in its author's words. Throws ProvokedError when nothing can be used, as answers can bring about.
 */
export function settledAdvice(said: SaidAdvice, material: Material): Advice {
  const { cards, request } = material;
  const standing = said.standing.flatMap((one) => settledAlone(one, material) ?? []);
  const notes = said.notes.flatMap((one) => settledAlone(one, material) ?? []);
  const worded = said.items.flatMap((item) => settledItem(item, material) ?? []);
  const isUsable = worded.length > 0 || (cards.length === 0 && standing.length + notes.length > 0);
  if (!isUsable) throw new ProvokedError("Nothing in the model's recommendations rests on an answer.");
  return assembled(
    {
      standing: standing.length > 0 ? standing : standingStatements(request.ground),
      items: request.ground.cards.length > 0 ? ofCards(worded, cards) : ofItsOwn(worded, material),
      notes,
    },
    request.ground,
  );
}

/** A statement that stands in no item. */
export const settledAlone = (said: SaidStatement, material: Material): Statement | null =>
  settledStatement(said, { material, form: "sentence" });

/**
 * One piece of advice; null when nothing of it stands. Where there are cards it words one of them, and is of its kind;
 * what is missing then of its title, its reasons or its steps stands there as the author wrote it.
 */
export function settledItem(said: SaidItem, material: Material): AdviceItem | null {
  const given = said.card === null ? undefined : material.cards[said.card - 1];
  const isOwn = said.card === null && material.request.ground.cards.length === 0;
  if (!given && !isOwn) return null;
  const place = { material, own: given?.own, form: "sentence" as const };
  const why = said.why.flatMap((one) => settledStatement(one, place) ?? []);
  const steps = said.steps
    .flatMap(({ horizon, ...step }) => {
      const settled = settledStatement(step, { ...place, form: "step" });
      return settled ? [{ ...settled, horizon }] : [];
    })
    .slice(0, MAX_STEPS);
  if (!given) return itsOwn(said, { why, steps }, place);
  if (said.kind !== given.own.kind || why.length + steps.length === 0) return null;
  const { own } = given;
  return {
    ...own,
    title: settledText(said.title, own.title.evidence, { ...place, form: "title" }) ?? own.title,
    why: why.length > 0 ? why : own.why,
    steps: steps.length > 0 ? steps : own.steps,
  };
}

/** An item for which the author has no card: only what the answers may be called, and with a reason. */
function itsOwn(
  { kind, title: said, effort, impact }: SaidItem,
  { why, steps }: Pick<AdviceItem, "why" | "steps">,
  place: Place,
): AdviceItem | null {
  const { ground } = place.material.request;
  const evidence = distinctEvidence(why.flatMap((statement) => statement.evidence));
  const title = settledText(said, evidence, { ...place, form: "title" });
  if (why.length === 0 || !title || !canBe(kind, evidence, ground)) return null;
  const cited = new Set(evidence.map(({ question }) => question));
  const dimensions = new Set(
    ground.questions.filter(({ id }) => cited.has(id)).map(({ dimension }) => dimension),
  );
  const [dimension = null] = dimensions.size === 1 ? dimensions : [];
  return { card: null, kind, dimension, title, why, steps, effort, impact };
}

/** In the cards' own order; a risk that nobody worded, and what a model was not given, as the author wrote it. */
const ofCards = (worded: readonly AdviceItem[], cards: readonly GivenCard[]): AdviceItem[] =>
  cards.flatMap(({ own }, index) => {
    const item = worded.find(({ card }) => card === own.card);
    const isMissed = own.kind === "risk" || index >= MOST_WORDED;
    return item ?? (isMissed ? own : []);
  });

const ofItsOwn = (items: readonly AdviceItem[], { request }: Material): AdviceItem[] =>
  chosenCards(
    items.map((item) => ({ card: item, evidence: item.title.evidence })),
    request.ground,
  ).map(({ card }) => card);
