import { recommendationEvent, watchRecommendations } from "#shared/contracts/recommendations";
import { participantProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";

export const recommendationsRouter = router({
  watch: participantProcedure
    .input(watchRecommendations)
    .output(streamOf(recommendationEvent))
    .subscription(({ ctx, input, signal }) =>
      ctx.services.participantAuth.whileSignedIn(ctx, signal, (ends) =>
        ctx.services.recommendations.watch(ctx.participant, input.attemptId, ends),
      ),
    ),
});
