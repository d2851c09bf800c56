import type { Advice } from "#shared/domain/advice";
import type { Assistant } from "../port";
import { layOut } from "../shown-text";
import { composeAdvice } from "./compose";
import { replyTo } from "./replies";
import { suggestTemplate } from "./suggest";

/** The assistant that needs no key and no network: the same answers always give the same words. */
export function createBuiltIn(): Assistant {
  return {
    authorFor: async () => "built-in",
    async *judge(turn, signal) {
      signal.throwIfAborted();
      const { answer, response } = replyTo(turn);
      yield response;
      return { isValid: answer !== null, answer, response, by: "built-in" };
    },
    async *recommend(request, signal) {
      const advice = composeAdvice(request);
      for (const sentence of sentencesOf(advice)) {
        signal.throwIfAborted();
        yield sentence;
      }
      return { advice, by: "built-in" };
    },
    // biome-ignore lint/correctness/useYield: a draft is shown only when it is whole
    async *draftTemplate(description, signal) {
      signal.throwIfAborted();
      return { suggestion: suggestTemplate(description), by: "built-in" };
    },
  };
}

/** The recommendations as running text, a sentence or a list entry at a time. */
function* sentencesOf(advice: Advice): Generator<string> {
  yield* sentences("summary", advice.summary);
  for (const item of advice.items) {
    yield* sentences("title", item.title);
    yield* sentences("reasoning", item.reasoning);
    for (const step of item.nextSteps) yield* sentences("nextSteps", step);
  }
}

function* sentences(field: string, text: string): Generator<string> {
  let starts = true;
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)) {
    yield layOut([{ field, text: segment, starts }]);
    starts = false;
  }
}
