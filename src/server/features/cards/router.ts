import {
  addCards,
  cardByKey,
  cardsOfTemplate,
  cardsPreview,
  previewCards,
  proposeCards,
  proposedCards,
  saveCard,
  templateCards,
} from "#shared/contracts/cards";
import { adminProcedure, router } from "../../trpc/init";

export const cardsRouter = router({
  list: adminProcedure
    .input(cardsOfTemplate)
    .output(templateCards)
    .query(({ ctx, input }) => ctx.services.cards.list(ctx.admin, input.assessmentId)),

  save: adminProcedure
    .input(saveCard)
    .output(templateCards)
    .mutation(({ ctx, input }) => ctx.services.cards.save(ctx.admin, input.assessmentId, input.card)),

  add: adminProcedure
    .input(addCards)
    .output(templateCards)
    .mutation(({ ctx, input }) => ctx.services.cards.add(ctx.admin, input.assessmentId, input.cards)),

  delete: adminProcedure
    .input(cardByKey)
    .output(templateCards)
    .mutation(({ ctx, input }) => ctx.services.cards.remove(ctx.admin, input.assessmentId, input.key)),

  /** A mutation because it can cost money; it stores nothing. */
  propose: adminProcedure
    .input(proposeCards)
    .output(proposedCards)
    .mutation(({ ctx, input }) =>
      ctx.services.cards.propose(ctx.admin, input.assessmentId, input.questionId),
    ),

  preview: adminProcedure
    .input(previewCards)
    .output(cardsPreview)
    .mutation(({ ctx, input }) => ctx.services.cards.preview(ctx.admin, input.assessmentId, input.cards)),
});
