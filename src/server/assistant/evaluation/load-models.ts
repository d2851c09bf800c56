import type { AiConfig } from "../../config";
import type { ModelClient } from "../model/model-client";
import type { ModelApproval } from "./model-approval";
import { isKnown, modelFingerprint } from "./model-fingerprint";

/** Has the models loaded that may serve, one after the other, where they are not the provider's own. */
export async function loadModels(
  model: { ai: AiConfig; conversation: Pick<ModelClient, "load"> } | undefined,
  { duties }: Pick<ModelApproval, "duties">,
): Promise<void> {
  if (!model || isKnown(model.ai)) return;
  const names = (await duties()).map((duty) => modelFingerprint(model.ai, duty).model);
  for (const name of new Set(names)) await model.conversation.load(name);
}
