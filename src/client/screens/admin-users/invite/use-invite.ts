import { trpc } from "../../../api/trpc";
import { failureMessage } from "../../../ui/feedback/errors";
import { notify } from "../../../ui/feedback/notify";
import { useUserChanges } from "../use-user-changes";

const FAILED = { mail: "Failed to send access link", link: "Failed to create access link" };

export type LinkDelivery = keyof typeof FAILED;

/** Creates an access link. It is a credential, so `gcTime` 0 drops it on unmount. A failure also shows a toast. */
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
