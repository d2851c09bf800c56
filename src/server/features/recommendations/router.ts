import { watchRecommendations } from "#shared/contracts/recommendations";
import { participantProcedure, router } from "../../trpc/init";

export const recommendationsRouter = router({
  watch: participantProcedure
    .input(watchRecommendations)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.recommendations.watch(
        ctx.participant,
        input.attemptId,
        signal ?? new AbortController().signal,
      ),
    ),
});
