import {
  type Advice,
  type AdviceItem,
  type AdviceStep,
  distinctEvidence,
  type Statement,
} from "#shared/domain/cards/advice";
import { MAX_STEPS } from "#shared/domain/cards/card";
import { assembleAdvice } from "../../advice/compose";
import { supportsKind } from "../../advice/match-cards";
import { scoreStatements } from "../../advice/score-statements";
import { selectCards } from "../../advice/select-cards";
import { ProvokedError } from "../assistant";
import type { ModelAdvice, WrittenItem, WrittenStatement } from "./advice-schema";
import type { Claim } from "./claims";
import { isOwnStep } from "./is-own-step";
import { isShortening } from "./is-shortening";
import { type AuthoredCard, MAX_WORDED_CARDS, type Sources } from "./sources";
import { cleanText, keepGroundedStatement, keepGroundedText, type StatementPlace } from "./statement";

/**
 * Keeps what the answers support of a model's recommendations. A risk whose card was left out, or of which nothing is
 * kept, is added in its author's words. Throws ProvokedError if nothing is usable, which answers can cause.
 */
export function keepGroundedAdvice(modelAdvice: ModelAdvice, sources: Sources): Advice {
  const { cards, request } = sources;
  const standing = modelAdvice.standing.flatMap((statement) => keepGroundedAlone(statement, sources) ?? []);
  const notes = modelAdvice.notes.flatMap((statement) => keepGroundedAlone(statement, sources) ?? []);
  const wordedItems = modelAdvice.items.flatMap((item) => keepGroundedItem(item, sources) ?? []);
  const isWorded = wordedItems.some((wordedItem) => !cards.some(({ item }) => item === wordedItem));
  const isUsable = isWorded || (cards.length === 0 && standing.length + notes.length > 0);
  if (!isUsable) throw new ProvokedError("None of the model's recommendations is based on an answer.");
  return assembleAdvice(
    {
      standing: standing.length > 0 ? standing : scoreStatements(request.context),
      items:
        request.context.cards.length > 0
          ? inCardOrder(wordedItems, cards)
          : selectOwnItems(wordedItems, sources),
      notes,
    },
    request.context,
  );
}

/** The sentences of a model that pass the checks by rules. Throws ProvokedError as `keepGroundedAdvice` does. */
export function claimsIn(modelAdvice: ModelAdvice, sources: Sources): Claim[] {
  const claims: Claim[] = [];
  keepGroundedAdvice(modelAdvice, { ...sources, confirms: (claim) => claims.push(claim) > 0 });
  return claims;
}

const keepGroundedAlone = (statement: WrittenStatement, sources: Sources): Statement | null =>
  keepGroundedStatement(statement, { sources, form: "sentence" });

/**
 * One item of advice. With cards, it's null unless it rewords one of them and has its kind; parts that aren't kept are
 * replaced by the author's words. Without cards, it's null unless the title and a reason are kept.
 */
function keepGroundedItem(item: WrittenItem, sources: Sources): AdviceItem | null {
  if (item.card !== null) {
    const authoredCard = sources.cards[item.card - 1];
    return authoredCard?.item.kind === item.kind ? keepGroundedCard(item, authoredCard.item, sources) : null;
  }
  return sources.request.context.cards.length === 0 ? keepGroundedOwnItem(item, sources) : null;
}

/** A card in a model's words; the card itself if no reason or step is kept. */
function keepGroundedCard(item: WrittenItem, card: AdviceItem, sources: Sources): AdviceItem {
  const place = { sources, card, form: "sentence" as const };
  const title = keepGroundedText(item.title, card.title.evidence, { ...place, form: "title" }) ?? card.title;
  const sentences = item.why.flatMap((statement) => keepGroundedStatement(statement, place) ?? []);
  // A dropped reason may have been half of a thought, so all of the author's reasons replace them.
  const why = sentences.length > 0 && sentences.length === item.why.length ? sentences : card.why;
  const steps = card.steps.map((step) => shortenStep(step, item.steps, place) ?? step);
  const isUnchanged = why === card.why && steps.every((step, at) => step === card.steps[at]);
  return isUnchanged ? card : { ...card, title, why, steps };
}

/** A step of a card in a model's shorter words; null if there are none. */
function shortenStep(
  step: AdviceStep,
  writtenSteps: WrittenItem["steps"],
  place: StatementPlace,
): AdviceStep | null {
  for (const { text } of writtenSteps) {
    if (!isShortening(cleanText(text, place.sources), step.text)) continue;
    const shorter = keepGroundedText(text, step.evidence, { ...place, form: "step" });
    if (shorter) return { ...step, text: shorter.text };
  }
  return null;
}

/** An item without a card. It needs a reason, and a kind that the answers allow. */
function keepGroundedOwnItem(item: WrittenItem, sources: Sources): AdviceItem | null {
  const place = { sources, form: "sentence" as const };
  const { kind, effort, impact } = item;
  const { context } = sources.request;
  const why = item.why.flatMap((statement) => keepGroundedStatement(statement, place) ?? []);
  const evidence = distinctEvidence(why.flatMap((statement) => statement.evidence));
  const title = keepGroundedText(item.title, evidence, { ...place, form: "title" });
  if (why.length === 0 || !title || !supportsKind(kind, evidence, context)) return null;
  const answers = [...context.answers.values()].flat();
  const steps = item.steps
    .flatMap(({ horizon, ...step }) => {
      const groundedStep = keepGroundedStatement(step, { ...place, form: "step" });
      return groundedStep && isOwnStep(groundedStep.text, answers, sources.reading)
        ? [{ ...groundedStep, horizon }]
        : [];
    })
    .slice(0, MAX_STEPS);
  const citedIds = new Set(evidence.map(({ question }) => question));
  const dimensions = new Set(
    context.questions.filter(({ id }) => citedIds.has(id)).map(({ dimension }) => dimension),
  );
  const [dimension = null] = dimensions.size === 1 ? dimensions : [];
  return { card: null, kind, dimension, title, why, steps, effort, impact };
}

/** Items in card order. Risks the model left out, and cards it wasn't given, are in their author's words. */
const inCardOrder = (wordedItems: readonly AdviceItem[], cards: readonly AuthoredCard[]): AdviceItem[] =>
  cards.flatMap(({ item }, index) => {
    const wordedItem = wordedItems.find(({ card }) => card === item.card);
    const isMissed = item.kind === "risk" || index >= MAX_WORDED_CARDS;
    return wordedItem ?? (isMissed ? item : []);
  });

const selectOwnItems = (items: readonly AdviceItem[], { request }: Sources): AdviceItem[] =>
  selectCards(
    items.map((item) => ({ card: item, evidence: item.title.evidence })),
    request.context,
  ).map(({ card }) => card);
