import { trpc } from "../../../api/trpc";
import { failureMessage } from "../../../ui/feedback/errors";
import { notify } from "../../../ui/feedback/notify";
import { useUserChanges } from "../use-user-changes";

const FAILED = { mail: "Failed to send access link", link: "Failed to create access link" };

export type LinkDelivery = keyof typeof FAILED;

/**
 * Gives a user a link. It is as good as a password, so it leaves memory with the dialog that shows it. A failure is
 * told in a toast and stays in `problem`.
 */
export function useInvite(onDone?: (by: LinkDelivery) => void) {
  const refresh = useUserChanges();
  const { mutate, data, isPending, error, variables } = trpc.admin.users.invite.useMutation({
    gcTime: 0,
    onSuccess: (_, { by }) => {
      onDone?.(by);
      return refresh();
    },
    onError: (refusal, { by }) => notify.failure(refusal, FAILED[by]),
  });
  const problem = failureMessage(error, FAILED[variables?.by ?? "mail"]);
  return { mutate, link: data?.link ?? undefined, isPending, problem };
}
