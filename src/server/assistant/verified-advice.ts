import { verifyAdvice } from "./evidence";
import { type AdviceRequest, type Assistant, ProvokedError, type WrittenAdvice } from "./port";

/**
 * What an assistant advises, as far as the answers bear it out. Throws ProvokedError when there are answers and
 * nothing of a model's advice holds, as answers can bring about: then it is better written without one.
 */
export async function* adviceOnEvidence(
  model: Assistant,
  request: AdviceRequest,
  signal: AbortSignal,
): AsyncGenerator<string, WrittenAdvice> {
  const { advice, by } = yield* model.recommend(request, signal);
  const verified = by === "ai" ? verifyAdvice(advice, request.ground) : advice;
  if (by === "ai" && request.ground.answers.size > 0 && verified.items.length === 0)
    throw new ProvokedError("Nothing in the model's recommendations rests on an answer.");
  return { advice: verified, by };
}
