import type { AiProvider, Duty } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";

/** What a result is kept under: a change of any of it needs a new test. A key is no part of it. */
export interface ModelFingerprint {
  provider: AiProvider;
  /** "" for the provider's own address. */
  baseUrl: string;
  model: string;
}

/** Which model of these settings does that. */
export function modelFingerprint(ai: AiConfig, duty: Duty): ModelFingerprint {
  const { provider, baseUrl = "", chatModel, adviceModel } = ai;
  return { provider, baseUrl, model: duty === "judge" ? chatModel : adviceModel };
}

/** Claude at Anthropic itself: what every prompt was written and measured with serves without a test. */
export const isKnown = ({ provider, baseUrl }: AiConfig): boolean =>
  provider === "anthropic" && baseUrl === undefined;
