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
import { type AuthoredCard, MOST_WORDED, type Sources } from "./sources";
import { cleanText, keepGroundedStatement, keepGroundedText, type StatementPlace } from "./statement";

/**
 * Keeps what the answers support of a model's recommendations. A risk whose card was left out, or of which nothing is
 * kept, is added in its author's words. Throws ProvokedError if nothing is usable, which answers can cause.
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

/** The sentences of a model that pass the checks by rules. Throws ProvokedError as `keepGroundedAdvice` does. */
export function claimsIn(said: ModelAdvice, sources: Sources): Claim[] {
  const claims: Claim[] = [];
  keepGroundedAdvice(said, { ...sources, confirms: (claim) => claims.push(claim) > 0 });
  return claims;
}

const keepGroundedAlone = (said: WrittenStatement, sources: Sources): Statement | null =>
  keepGroundedStatement(said, { sources, form: "sentence" });

/**
 * One item of advice. With cards, it's null unless it rewords one of them and has its kind; parts that aren't kept are
 * replaced by the author's words. Without cards, it's null unless the title and a reason are kept.
 */
function keepGroundedItem(said: WrittenItem, sources: Sources): AdviceItem | null {
  if (said.card !== null) {
    const given = sources.cards[said.card - 1];
    return given?.own.kind === said.kind ? wordedCard(said, given.own, sources) : null;
  }
  return sources.request.context.cards.length === 0 ? itsOwn(said, sources) : null;
}

/** A card in a model's words; the card itself if no reason or step is kept. */
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

/** A step of a card in a model's shorter words; null if there are none. */
function shortened(step: AdviceStep, said: WrittenItem["steps"], place: StatementPlace): AdviceStep | null {
  for (const { text } of said) {
    if (!isShortening(cleanText(text, place.sources), step.text)) continue;
    const shorter = keepGroundedText(text, step.evidence, { ...place, form: "step" });
    if (shorter) return { ...step, text: shorter.text };
  }
  return null;
}

/** An item without a card. It needs a reason, and a kind that the answers allow. */
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

/** Items in card order. Risks the model left out, and cards it wasn't given, are in their author's words. */
const ofCards = (worded: readonly AdviceItem[], cards: readonly AuthoredCard[]): AdviceItem[] =>
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
