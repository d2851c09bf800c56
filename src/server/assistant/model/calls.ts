import { z } from "zod";
import { cardsOutput, settleCards } from "../card-draft";
import type { Material } from "../evidence/material";
import { type SaidAdvice, saidAdvice } from "../evidence/said";
import { settledAdvice } from "../evidence/settle";
import { shownAdvice } from "../evidence/shown-advice";
import { HOUSE } from "../payer";
import {
  AssistantError,
  type CardsRequest,
  type Turn,
  type Verdict,
  type WrittenAdvice,
  type WrittenCards,
} from "../port";
import { shownNothing, shownReply } from "../shown-text";
import { draftOutput, settleDraft } from "../template-draft";
import type { WrittenTemplate } from "../template-suggestion";
import { editRequestOf, settle, verdictOutput } from "./answer-check";
import type { Call, Made } from "./call";
import { advicePrompt } from "./prompts/advice";
import { cardsPrompt } from "./prompts/card-proposals";
import { judgePrompt } from "./prompts/judge";
import { draftPrompt } from "./prompts/template-draft";

type VerdictOutput = z.output<typeof verdictOutput>;

export const judgeCall = (turn: Turn, { boundary, ...made }: Made): Call<VerdictOutput, Verdict> => ({
  ...made,
  receipt: { attemptId: turn.attemptId, purpose: "judge" },
  payer: turn.payer,
  prompt: judgePrompt(turn, boundary),
  output: verdictOutput,
  conclude(output, shown) {
    const answer = settle(turn, output);
    const response = shown.trim();
    if (response === "") throw new AssistantError("The model had nothing to say.");
    return {
      kind: output.kind,
      answer,
      correction: editRequestOf(turn, output),
      response,
      by: "ai" as const,
    };
  },
  shown: shownReply,
  maxTokens: 400,
  effort: "low",
  onWaiting: turn.onWaiting,
});

export const adviceCall = (
  material: Material,
  { boundary, ...made }: Made,
): Call<SaidAdvice, WrittenAdvice> => ({
  ...made,
  receipt: { attemptId: material.request.attemptId, purpose: "recommend" },
  payer: material.request.payer,
  prompt: advicePrompt(material, boundary),
  output: saidAdvice,
  conclude: (output) => ({ advice: settledAdvice(output, material), by: "ai" as const }),
  shown: () => shownAdvice(material),
  maxTokens: 6_000,
  effort: "medium",
});

/** Nobody's receipt and nobody's share: the house pays, and shows only what is whole. */
const OF_HOUSE = { receipt: null, payer: HOUSE, shown: shownNothing, effort: "medium" } as const;

export const draftCall = (
  description: string,
  { boundary, ...made }: Made,
): Call<z.output<typeof draftOutput>, WrittenTemplate> => ({
  ...OF_HOUSE,
  ...made,
  prompt: draftPrompt(description, boundary),
  output: draftOutput,
  conclude: (output) => ({ suggestion: settleDraft(output), by: "ai" as const }),
  maxTokens: 10_000,
});

const proposalsOutput = z.object({ cards: cardsOutput });

export const cardsCall = (
  request: CardsRequest,
  { boundary, ...made }: Made,
): Call<z.output<typeof proposalsOutput>, WrittenCards> => ({
  ...OF_HOUSE,
  ...made,
  prompt: cardsPrompt(request, boundary),
  output: proposalsOutput,
  conclude(output) {
    const cards = settleCards(output.cards, request);
    if (cards.length === 0) throw new AssistantError("The model proposed no card that could be used.");
    return { cards, undirected: [], by: "ai" };
  },
  maxTokens: 6_000,
});
