import { z } from "zod";
import { cardsOutput, settleCards } from "../card-draft";
import { HOUSE } from "../payer";
import { AssistantError, type CardsRequest, type WrittenCards } from "../port";
import { draftOutput, settleDraft, shownNothing } from "../template-draft";
import type { TemplateSuggestion } from "../template-suggestion";
import type { Call } from "./anthropic";
import { cardsPrompt } from "./prompts/card-proposals";
import { draftPrompt } from "./prompts/template-draft";

/** What every call for an admin is made with. */
interface Made {
  model: string;
  /** Random letters and digits, new for each call. */
  boundary: string;
  milliseconds: number;
}

/** Nobody's receipt and nobody's share: the house pays, and shows only what is whole. */
const OF_HOUSE = { receipt: null, payer: HOUSE, shown: shownNothing, effort: "medium" } as const;

export const draftCall = (
  description: string,
  { model, boundary, milliseconds }: Made,
): Call<z.output<typeof draftOutput>, TemplateSuggestion> => ({
  ...OF_HOUSE,
  model,
  milliseconds,
  prompt: draftPrompt(description, boundary),
  output: draftOutput,
  conclude: settleDraft,
  maxTokens: 10_000,
});

const proposalsOutput = z.object({ cards: cardsOutput });

export const cardsCall = (
  request: CardsRequest,
  { model, boundary, milliseconds }: Made,
): Call<z.output<typeof proposalsOutput>, WrittenCards> => ({
  ...OF_HOUSE,
  model,
  milliseconds,
  prompt: cardsPrompt(request, boundary),
  output: proposalsOutput,
  conclude(output) {
    const cards = settleCards(output.cards, request);
    if (cards.length === 0) throw new AssistantError("The model proposed no card that could be used.");
    return { cards, undirected: [], by: "ai" };
  },
  maxTokens: 6_000,
});
