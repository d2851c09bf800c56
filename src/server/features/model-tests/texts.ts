import type { AssistantError } from "../../assistant/assistant";
import { ModelFaultError } from "../../assistant/model/model-fault";

/** Why a test ended early, with the provider's own message. */
export function testProblem(error: AssistantError): string {
  const words = error instanceof ModelFaultError ? error.words : "";
  return words === "" ? error.message : `${error.message} The server says: “${words}”`;
}
