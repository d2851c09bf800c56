import { randomBytes } from "node:crypto";
import { z } from "zod";
import {
  type AdviceRequest,
  AssistantError,
  type CardsRequest,
  type Turn,
  type Verdict,
  type WrittenCards,
} from "../assistant";
import { ORGANIZATION } from "../budget-owner";
import { cardsOutput, resolveCards } from "../card-draft";
import { adviceSchema, type ModelAdvice } from "../grounding/advice-schema";
import { type Claim, type ClaimChecks, claimChecks } from "../grounding/claims";
import { claimsIn } from "../grounding/filter-grounded";
import type { Sources } from "../grounding/sources";
import { extractNothing, extractReply } from "../streamed-text-extractor";
import { draftOutput, resolveDraft } from "../template-draft";
import type { WrittenTemplate } from "../template-suggestion";
import type { ModelRequest, RequestSettings } from "./model-request";
import { advicePrompt } from "./prompts/advice";
import { cardsPrompt } from "./prompts/card-proposals";
import { checkPrompt } from "./prompts/check-claims";
import { answerPrompt } from "./prompts/parse-answer";
import { draftPrompt } from "./prompts/template-draft";
import { LOADING_TIME, PAUSE_IN_BACKGROUND, PAUSE_IN_CHAT } from "./time-limits";
import { editRequestOf, validateVerdict, verdictOutput } from "./validate-verdict";

type VerdictOutput = z.output<typeof verdictOutput>;

/** Random letters and digits for the name of a data block, which no one can guess; new for each call. */
export const newBoundary = () => randomBytes(12).toString("hex");

export const answerRequest = (
  turn: Turn,
  { boundary, ...settings }: RequestSettings,
): ModelRequest<VerdictOutput, Verdict> => ({
  ...settings,
  receipt: { attemptId: turn.attemptId, purpose: "judge" },
  budgetOwner: turn.budgetOwner,
  prompt: answerPrompt(turn, boundary),
  output: verdictOutput,
  conclude(output, streamedText) {
    const answer = validateVerdict(turn, output);
    const response = streamedText.trim();
    if (response === "") throw new AssistantError("The model's reply was empty.");
    return {
      kind: output.kind,
      answer,
      correction: editRequestOf(turn, output),
      response,
      by: "ai" as const,
    };
  },
  createExtractor: extractReply,
  maxTokens: 400,
  effort: "low",
  longestPause: PAUSE_IN_CHAT,
  onWaiting: turn.onWaiting,
});

/** A model's recommendations, and the sentences in them that it has to check. */
export interface WrittenAdvice {
  readonly modelAdvice: ModelAdvice;
  readonly claims: readonly Claim[];
}

export const adviceRequest = (
  sources: Sources,
  { boundary, ...settings }: RequestSettings,
): ModelRequest<ModelAdvice, WrittenAdvice> => ({
  ...settings,
  ...forAttempt(sources.request),
  prompt: advicePrompt(sources, boundary),
  output: adviceSchema,
  conclude: (modelAdvice) => ({ modelAdvice, claims: claimsIn(modelAdvice, sources) }),
  readable: textOfClaims,
  maxTokens: 6_000,
  effort: "medium",
});

/** The text of all claims, which is everything people may read of a model's output. */
export const textOfClaims = ({ claims }: Pick<WrittenAdvice, "claims">): string =>
  claims.map(({ text }) => text).join("\n");

const CHECK_TOKENS = { thoughts: 1_000, sentence: 30 };

/** Asks a model whether the answers support its sentences. */
export const checkRequest = (
  claims: readonly Claim[],
  sources: Sources,
  { boundary, ...settings }: RequestSettings,
): ModelRequest<ClaimChecks, ClaimChecks> => ({
  ...settings,
  ...forAttempt(sources.request),
  prompt: checkPrompt(claims, sources, boundary),
  output: claimChecks,
  conclude: (output) => output,
  maxTokens: CHECK_TOKENS.thoughts + CHECK_TOKENS.sentence * claims.length,
  effort: "low",
});

/** Background requests about an attempt: listed on its receipt, and shown once complete. */
const forAttempt = ({ attemptId, budgetOwner }: AdviceRequest) => ({
  receipt: { attemptId, purpose: "recommend" as const },
  budgetOwner,
  createExtractor: extractNothing,
  longestPause: PAUSE_IN_BACKGROUND,
});

/** Requests of admins: on no receipt and no share of the budget, and shown once complete. */
const ORGANIZATION_DEFAULTS = {
  receipt: null,
  budgetOwner: ORGANIZATION,
  createExtractor: extractNothing,
  effort: "medium",
  longestPause: PAUSE_IN_BACKGROUND,
} as const;

export const templateDraftRequest = (
  description: string,
  { boundary, ...settings }: RequestSettings,
): ModelRequest<z.output<typeof draftOutput>, WrittenTemplate> => ({
  ...ORGANIZATION_DEFAULTS,
  ...settings,
  prompt: draftPrompt(description, boundary),
  output: draftOutput,
  conclude: (output) => ({ suggestion: resolveDraft(output), by: "ai" as const }),
  maxTokens: 10_000,
});

const proposalsOutput = z.object({ cards: cardsOutput });

export const cardsRequest = (
  request: CardsRequest,
  { boundary, ...settings }: RequestSettings,
): ModelRequest<z.output<typeof proposalsOutput>, WrittenCards> => ({
  ...ORGANIZATION_DEFAULTS,
  ...settings,
  prompt: cardsPrompt(request, boundary),
  output: proposalsOutput,
  conclude(output) {
    const cards = resolveCards(output.cards, request);
    if (cards.length === 0) throw new AssistantError("The model suggested no usable card.");
    return { cards, undirected: [], by: "ai" };
  },
  maxTokens: 6_000,
});

const loaded = z.object({ ready: z.boolean() });
const WAKE_UP = {
  system: "You check that a model is loaded.",
  stable: "Are you ready?",
  own: 'Reply with {"ready": true}.',
  sent: [],
  secrets: [],
  known: [],
};

/** A minimal request that makes the server load the model. Any reply shows that it's loaded. */
export const loadRequest = (model: string): ModelRequest<z.output<typeof loaded>, boolean> => ({
  ...ORGANIZATION_DEFAULTS,
  model,
  milliseconds: LOADING_TIME,
  mayLoad: true,
  longestPause: 0,
  prompt: WAKE_UP,
  output: loaded,
  conclude: () => true,
  createExtractor: () => ({ push: (piece) => piece, end: () => "" }),
  maxTokens: 20,
  effort: "low",
});
