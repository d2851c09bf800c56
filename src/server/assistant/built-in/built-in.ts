import { composeAdvice } from "../../advice/compose";
import { adviceMarkdown } from "../../advice/markdown";
import { proposedFor } from "../../library/proposals";
import { suggestTemplate } from "../../library/suggest";
import { type Assistant, AssistantError } from "../port";

/** The assistant that needs no key and no network: the same answers always give the same words. */
export function createBuiltIn(): Assistant {
  return {
    authorFor: async () => "built-in",
    // biome-ignore lint/correctness/useYield: nobody is here who reads language, so the rules' reading counts
    async *judge(_turn, signal) {
      signal.throwIfAborted();
      throw new AssistantError("There is no model.");
    },
    async *recommend(request, signal) {
      const advice = composeAdvice(request.ground);
      for (const part of adviceMarkdown(advice, request.ground).split(/(?<=\n\n)/)) {
        signal.throwIfAborted();
        yield part;
      }
      return { advice, by: "built-in" };
    },
    // biome-ignore lint/correctness/useYield: a draft is shown only when it is whole
    async *draftTemplate(description, signal) {
      signal.throwIfAborted();
      return { suggestion: suggestTemplate(description), by: "built-in" };
    },
    // biome-ignore lint/correctness/useYield: cards are shown one by one, but only when all are there
    async *proposeCards(request, signal) {
      signal.throwIfAborted();
      return { ...proposedFor(request), by: "built-in" };
    },
  };
}
