import {
  type AdviceRequest,
  type Assistant,
  AssistantError,
  type CardsRequest,
  CrowdedError,
  type Turn,
  type Verdict,
} from "#server/assistant/assistant";
import { validateVerdict } from "#server/assistant/model/validate-verdict";
import type { TemplateSuggestion } from "#server/assistant/template-suggestion";
import { storedAnswer } from "#shared/domain/answer";
import type { Advice } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const SUGGESTION: TemplateSuggestion = {
  title: "Scripted check",
  description: "As scripted.",
  resultsAnalysisPrompt: "Look at the script.",
  scoring: null,
  questions: [
    {
      ...QUESTION_DEFAULTS,
      questionText: "What?",
      questionType: "text",
      options: null,
      isRequired: true,
      analysisPrompt: null,
    },
    {
      ...QUESTION_DEFAULTS,
      questionText: "How?",
      questionType: "rating",
      options: null,
      isRequired: true,
      analysisPrompt: "Low is bad.",
    },
    {
      ...QUESTION_DEFAULTS,
      questionText: "Which?",
      questionType: "multiple_choice",
      options: ["This", "That"],
      isRequired: false,
      analysisPrompt: null,
    },
  ],
  cards: [],
};
const ADVICE: Advice = {
  version: 2,
  basis: "cards",
  standing: [],
  lookFirst: [],
  items: [
    {
      card: null,
      kind: "weakness",
      dimension: null,
      title: { text: "Scripted.", evidence: [] },
      why: [],
      steps: [],
      effort: 1,
      impact: 1,
    },
  ],
  contradictions: [],
  notes: [],
  alsoWrote: [],
};

/** A model with scripted replies. Invalid answers are still rejected. */
export class ScriptedAssistant implements Assistant {
  readonly hasModel = true;
  readonly turns: Turn[] = [];
  readonly requests: AdviceRequest[] = [];
  readonly descriptions: string[] = [];
  readonly proposals: CardsRequest[] = [];
  /** They refer to questions by place. */
  cards: Card[] = [];
  advice: Advice = ADVICE;
  /** The first streamed text of the advice. */
  opening = "First, ";
  suggestion: TemplateSuggestion = SUGGESTION;
  verdict: Partial<Verdict> = {};
  isDown = false;
  /** Makes turns wait for a free slot; with `isDown`, they time out. */
  isCrowded = false;
  /** Awaited before each reply, so a test can pause a turn. */
  gate: Promise<unknown> = Promise.resolve();

  authorFor = async () => "ai" as const;

  async *judge(turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict> {
    this.turns.push(turn);
    if (this.isCrowded) turn.onWaiting?.();
    else yield "I ";
    await Promise.race([this.gate, rejectionOf(signal)]);
    if (this.isDown) throw this.isCrowded ? new CrowdedError() : new AssistantError("down");
    yield "see.";
    const { kind = "answer", answer = turn.message, correction = null, response = "I see." } = this.verdict;
    const value = validateVerdict(turn, { kind, answer: answer && storedAnswer(answer) });
    return { kind, answer: value, correction, response, by: "ai" };
  }

  async *recommend(request: AdviceRequest, signal: AbortSignal) {
    this.requests.push(request);
    yield this.opening;
    await Promise.race([this.gate, rejectionOf(signal)]);
    if (this.isDown) throw new AssistantError("down");
    yield "the cash.";
    return { advice: this.advice, by: "ai" as const };
  }

  // biome-ignore lint/correctness/useYield: a draft isn't shown before it is complete
  async *draftTemplate(description: string, signal: AbortSignal) {
    this.descriptions.push(description);
    await Promise.race([this.gate, rejectionOf(signal)]);
    if (this.isDown) throw new AssistantError("down");
    return { suggestion: this.suggestion, by: "ai" as const };
  }

  // biome-ignore lint/correctness/useYield: cards aren't shown before they are complete
  async *proposeCards(request: CardsRequest, signal: AbortSignal) {
    this.proposals.push(request);
    await Promise.race([this.gate, rejectionOf(signal)]);
    if (this.isDown) throw new AssistantError("down");
    return { cards: this.cards, undirected: [], by: "ai" as const };
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
}
