import { composeAdvice } from "#server/advice/compose";
import { ProvokedError } from "#server/assistant/assistant";
import type { ModelAdvice } from "#server/assistant/grounding/advice-schema";
import { sourcesOf } from "#server/assistant/grounding/create-sources";
import { keepGroundedAdvice } from "#server/assistant/grounding/filter-grounded";
import type { Sources } from "#server/assistant/grounding/sources";
import { type Advice, statementsOf } from "#shared/domain/cards/advice";
import { statementFrom } from "#tests/fakes/anthropic-replies";
import { BAKERY, BAKERY_CARDS, type BakerySentence } from "#tests/fixtures/bakery-statements";
import { adviceRequest } from "#tests/helpers/assistant";

/** The advice request about the bakery, with or without the author's cards. */
export const bakeryRequest = (hasCards: boolean) =>
  adviceRequest(BAKERY, null, { cards: hasCards ? BAKERY_CARDS : [] });
export const WITH_CARDS = sourcesOf(bakeryRequest(true));
export const WITHOUT_CARDS = sourcesOf(bakeryRequest(false));

const GOOD = "Your biggest customer, Harbor Foods, pays after 90 days.";

/** A model's reply that contains the sentence in its place, among sentences that the answers support. */
export function replyWith({ at, card, cites, text }: BakerySentence, hasCards: boolean): ModelAdvice {
  const sentence = statementFrom(text, ...cites);
  const kind = hasCards ? (WITH_CARDS.cards[card - 1]?.item.kind ?? "risk") : "risk";
  return {
    facts: [],
    standing: [statementFrom(GOOD, 1), ...(at === "standing" ? [sentence] : [])],
    items: [
      {
        card: hasCards ? card : null,
        kind,
        title: at === "title" ? text : "Your biggest customer pays late",
        why: [statementFrom(GOOD, 1, ...cites), ...(at === "why" ? [sentence] : [])],
        steps: at === "step" ? [{ ...sentence, horizon: "week" }] : [],
        effort: 1,
        impact: 3,
      },
    ],
    notes: at === "notes" ? [sentence] : [],
  };
}

/** The advice that the server stores for a model's reply: the built-in assistant's if nothing is usable. */
export function storedAdvice(reply: ModelAdvice, sources: Sources): Advice {
  try {
    return keepGroundedAdvice(reply, sources);
  } catch (error) {
    if (!(error instanceof ProvokedError)) throw error;
    return composeAdvice(sources.request.context);
  }
}

export const textsOf = ({ standing, notes, items }: Advice): string[] =>
  [...standing, ...notes, ...items.flatMap(statementsOf)].map(({ text }) => text);
