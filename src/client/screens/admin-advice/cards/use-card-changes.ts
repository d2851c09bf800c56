import { trpc } from "../../../api/trpc";
import { failureMessage } from "../../../ui/feedback/errors";

/** Mutations of a template's cards. Each returns all cards, which replace the cached list. */
export function useCardChanges(assessmentId: number) {
  const utils = trpc.useUtils();
  const onSuccess = ({ cards }: Parameters<typeof show>[0]) => show({ cards });
  const show = (known: NonNullable<ReturnType<typeof utils.admin.cards.list.getData>>) =>
    utils.admin.cards.list.setData({ assessmentId }, known);
  const mutationOptions = (successText: string, errorText: string) => ({
    meta: { successToast: ["Success", successText] as const, errorText },
    onSuccess,
  });
  const save = trpc.admin.cards.save.useMutation(mutationOptions("Card saved successfully", FAILED.save));
  const add = trpc.admin.cards.add.useMutation(mutationOptions("Cards added successfully", FAILED.add));
  const remove = trpc.admin.cards.delete.useMutation(
    mutationOptions("Card deleted successfully", FAILED.remove),
  );
  return {
    save,
    add,
    remove,
    pending: save.isPending || add.isPending,
    failure: failureMessage(save.error, FAILED.save) ?? failureMessage(add.error, FAILED.add),
    removalFailure: failureMessage(remove.error, FAILED.remove),
    forget: () => {
      save.reset();
      add.reset();
      remove.reset();
    },
  };
}

const FAILED = {
  save: "Failed to save card",
  add: "Failed to add cards",
  remove: "Failed to delete card",
} as const;
