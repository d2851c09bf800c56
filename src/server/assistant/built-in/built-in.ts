import { composeAdvice } from "../../advice/compose";
import { adviceMarkdown } from "../../advice/markdown";
import { proposedFor } from "../../template-library/proposals";
import { suggestTemplate } from "../../template-library/suggest";
import { type Assistant, AssistantError } from "../assistant";

/** The assistant that needs no model and no network. Equal answers give equal texts. */
export function createBuiltIn(): Assistant {
  return {
    hasModel: false,
    authorFor: async () => "built-in",
    // biome-ignore lint/correctness/useYield: without a model, the parser decides
    async *judge(_turn, signal) {
      signal.throwIfAborted();
      throw new AssistantError("There is no model.");
    },
    async *recommend(request, signal) {
      const advice = composeAdvice(request.context);
      // Without cards there are no recommendations: the page has its own summary.
      const text = request.context.cards.length > 0 ? adviceMarkdown(advice, request.context) : "";
      for (const part of text.split(/(?<=\n\n)/)) {
        signal.throwIfAborted();
        yield part;
      }
      return { advice, by: "built-in" };
    },
    // biome-ignore lint/correctness/useYield: a draft is returned complete
    async *draftTemplate(description, signal) {
      signal.throwIfAborted();
      return { suggestion: suggestTemplate(description), by: "built-in" };
    },
    // biome-ignore lint/correctness/useYield: proposals are returned complete
    async *proposeCards(request, signal) {
      signal.throwIfAborted();
      return { ...proposedFor(request), by: "built-in" };
    },
  };
}
