import type { AiProvider, Duty } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";

/** Identifies a test result: a change of any field requires a new test. The key isn't part of it. */
export interface ModelFingerprint {
  provider: AiProvider;
  /** "" for the provider's own address. */
  baseUrl: string;
  model: string;
}

/** The model that the settings name for a duty. */
export function modelFingerprint(ai: AiConfig, duty: Duty): ModelFingerprint {
  const { provider, baseUrl = "", chatModel, adviceModel } = ai;
  return { provider, baseUrl, model: duty === "judge" ? chatModel : adviceModel };
}

/** Whether it's Claude at Anthropic, which needs no test: all prompts were written and measured with it. */
export const isKnown = ({ provider, baseUrl }: AiConfig): boolean =>
  provider === "anthropic" && baseUrl === undefined;
