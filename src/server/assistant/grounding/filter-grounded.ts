import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  distinctEvidence,
  type Statement,
} from "#shared/domain/cards/advice";
import { MAX_STEPS } from "#shared/domain/cards/card";
import { assembled } from "../../advice/compose";
import { canMatch } from "../../advice/match-cards";
import { scoreStatements } from "../../advice/score-statements";
import { selectCards } from "../../advice/select-cards";
import { ProvokedError } from "../assistant";
import type { ModelAdvice, WrittenItem, WrittenStatement } from "./advice-schema";
import type { Claim } from "./claims";
import { isOwnStep } from "./is-own-step";
import { isShortening } from "./is-shortening";
import { type GivenCard, MOST_WORDED, type Sources } from "./sources";
import { cleanText, keepGroundedStatement, keepGroundedText, type StatementPlace } from "./statement";

/**
 * A model's recommendations as far as the answers bear them out. A risk whose card was left out, or of which nothing
 * stands, comes back in its author's words. Throws ProvokedError when nothing can be used, as answers can bring about.
 */
export function keepGroundedAdvice(said: ModelAdvice, sources: Sources): Advice {
  const { cards, request } = sources;
  const standing = said.standing.flatMap((one) => keepGroundedAlone(one, sources) ?? []);
  const notes = said.notes.flatMap((one) => keepGroundedAlone(one, sources) ?? []);
  const worded = said.items.flatMap((item) => keepGroundedItem(item, sources) ?? []);
  const isWorded = worded.some((item) => !cards.some(({ own }) => own === item));
  const isUsable = isWorded || (cards.length === 0 && standing.length + notes.length > 0);
  if (!isUsable) throw new ProvokedError("None of the model's recommendations is based on an answer.");
  return assembled(
    {
      standing: standing.length > 0 ? standing : scoreStatements(request.context),
      items: request.context.cards.length > 0 ? ofCards(worded, cards) : ofItsOwn(worded, sources),
      notes,
    },
    request.context,
  );
}

/** The sentences of a model that the checks by rule let pass, each once. Throws ProvokedError as `keepGroundedAdvice`. */
export function claimsIn(said: ModelAdvice, sources: Sources): Claim[] {
  const claims: Claim[] = [];
  keepGroundedAdvice(said, { ...sources, confirms: (claim) => claims.push(claim) > 0 });
  return claims;
}

/** A statement outside all items. */
const keepGroundedAlone = (said: WrittenStatement, sources: Sources): Statement | null =>
  keepGroundedStatement(said, { sources, form: "sentence" });

/**
 * One piece of advice. With cards, it must word one of them and be of its kind, or it is null; what is dropped of its
 * title, reasons or steps is replaced by the author's words. Without cards, it is null if nothing of it is kept.
 */
function keepGroundedItem(said: WrittenItem, sources: Sources): AdviceItem | null {
  if (said.card !== null) {
    const given = sources.cards[said.card - 1];
    return given?.own.kind === said.kind ? wordedCard(said, given.own, sources) : null;
  }
  return sources.request.context.cards.length === 0 ? itsOwn(said, sources) : null;
}

/** A card in a model's words; the card itself if none of its reasons and steps is kept. */
function wordedCard(said: WrittenItem, own: AdviceItem, sources: Sources): AdviceItem {
  const place = { sources, own, form: "sentence" as const };
  const title = keepGroundedText(said.title, own.title.evidence, { ...place, form: "title" }) ?? own.title;
  const sentences = said.why.flatMap((one) => keepGroundedStatement(one, place) ?? []);
  // A dropped reason may have been half of a thought, so all of the author's reasons replace them.
  const why = sentences.length > 0 && sentences.length === said.why.length ? sentences : own.why;
  const steps = own.steps.map((step) => shortened(step, said.steps, place) ?? step);
  const isOwn = why === own.why && steps.every((step, at) => step === own.steps[at]);
  return isOwn ? own : { ...own, title, why, steps };
}

/** A step of a card in a model's shorter words, if there are any. */
function shortened(step: AdviceStep, said: WrittenItem["steps"], place: StatementPlace): AdviceStep | null {
  for (const { text } of said) {
    if (!isShortening(cleanText(text, place.sources), step.text)) continue;
    const shorter = keepGroundedText(text, step.evidence, { ...place, form: "step" });
    if (shorter) return { ...step, text: shorter.text };
  }
  return null;
}

/** An item for which the author has no card: only what the answers may be called, and with a reason. */
function itsOwn(said: WrittenItem, sources: Sources): AdviceItem | null {
  const place = { sources, form: "sentence" as const };
  const { kind, effort, impact } = said;
  const { context } = sources.request;
  const why = said.why.flatMap((one) => keepGroundedStatement(one, place) ?? []);
  const evidence = distinctEvidence(why.flatMap((statement) => statement.evidence));
  const title = keepGroundedText(said.title, evidence, { ...place, form: "title" });
  if (why.length === 0 || !title || !canMatch(kind, evidence, context)) return null;
  const given = [...context.answers.values()].flat();
  const steps = said.steps
    .flatMap(({ horizon, ...step }) => {
      const settled = keepGroundedStatement(step, { ...place, form: "step" });
      return settled && isOwnStep(settled.text, given, sources.reading) ? [{ ...settled, horizon }] : [];
    })
    .slice(0, MAX_STEPS);
  const cited = new Set(evidence.map(({ question }) => question));
  const dimensions = new Set(
    context.questions.filter(({ id }) => cited.has(id)).map(({ dimension }) => dimension),
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

const ofItsOwn = (items: readonly AdviceItem[], { request }: Sources): AdviceItem[] =>
  selectCards(
    items.map((item) => ({ card: item, evidence: item.title.evidence })),
    request.context,
  ).map(({ card }) => card);
