import type { AiConfig } from "../../config";
import type { ModelClient } from "../model/model-client";
import type { ModelApproval } from "./model-approval";
import { isKnown, modelFingerprint } from "./model-fingerprint";

/** Loads the models that passed a test, one after the other. Does nothing for Claude at Anthropic. */
export async function loadModels(
  model: { ai: AiConfig; client: Pick<ModelClient, "load"> } | undefined,
  { duties }: Pick<ModelApproval, "duties">,
): Promise<void> {
  if (!model || isKnown(model.ai)) return;
  const names = (await duties()).map((duty) => modelFingerprint(model.ai, duty).model);
  for (const name of new Set(names)) await model.client.load(name);
}
