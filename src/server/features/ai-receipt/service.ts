import type { AiState } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { DUTIES } from "#shared/domain/model-test";
import type { Assistant } from "../../assistant/assistant";
import { ORGANIZATION } from "../../assistant/budget-owner";
import type { ModelApproval } from "../../assistant/evaluation/model-approval";
import type { TokenUsage } from "../../assistant/token-usage";
import type { Db } from "../../db/database";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import { listCalls } from "./repo";

interface Parts {
  db: Db;
  attempts: AttemptsService;
  assistant: Assistant;
  tokenUsage: Pick<TokenUsage, "today">;
  modelApproval: Pick<ModelApproval, "duties" | "isOutdated">;
  isConfigured: boolean;
}

export type AiReceiptService = ReturnType<typeof createAiReceipt>;

/** Usage of the model: data sent, tokens used, and the daily budget (decision 0024). */
export function createAiReceipt({ db, attempts, assistant, tokenUsage, modelApproval, isConfigured }: Parts) {
  /** Totals of one attempt's model calls. NOT_FOUND if the attempt doesn't exist. */
  async function ofAttempt(admin: AdminIdentity, id: AttemptId) {
    const calls = await listCalls(db, await attempts.any(admin, id));
    const sum = (count: (call: (typeof calls)[number]) => number) =>
      calls.reduce((total, call) => total + count(call), 0);
    return {
      isConfigured,
      calls: calls.length,
      failed: calls.filter((call) => !call.isUsed).length,
      models: [...new Set(calls.map((call) => call.model))],
      sent: [...new Set(calls.flatMap((call) => call.sent))],
      inputTokens: sum((call) => call.inputTokens + call.cachedTokens),
      cachedTokens: sum((call) => call.cachedTokens),
      outputTokens: sum((call) => call.outputTokens),
    };
  }

  /** Today's usage and budget. */
  async function today(_admin: AdminIdentity) {
    const { inputTokens, cachedTokens, outputTokens, calls, budget, unverified } = await tokenUsage.today();
    const totalTokens = inputTokens + cachedTokens + outputTokens;
    return {
      state: await stateAt(totalTokens >= budget),
      calls,
      inputTokens: inputTokens + cachedTokens,
      cachedTokens,
      outputTokens,
      budget,
      unverified,
    };
  }

  async function stateAt(isSpent: boolean): Promise<AiState> {
    if (!isConfigured) return "none";
    if (await modelApproval.isOutdated()) return "outdated";
    const duties = await modelApproval.duties();
    if (duties.length === 0) return "untested";
    if (isSpent) return "spent";
    if (duties.length < DUTIES.length) return "partly";
    return (await assistant.authorFor(ORGANIZATION)) === "ai" ? "serving" : "unavailable";
  }

  return { ofAttempt, today };
}
