import { trpc } from "../../data/trpc";
import { notify } from "../../ui/notify";
import { useUserChanges } from "./use-user-changes";

const FAILED = { mail: "Failed to send access link", link: "Failed to create access link" };

export type LinkWay = keyof typeof FAILED;

/** What to say when no link could be had and the server has no words of its own. */
export const inviteFailed = (way: LinkWay) => FAILED[way];

/** Gives a user a link. It is as good as a password, so it leaves memory with the dialog that shows it. */
export function useInvite(onDone?: (by: LinkWay) => void) {
  const refresh = useUserChanges();
  return trpc.admin.users.invite.useMutation({
    gcTime: 0,
    onSuccess: (_, { assessmentId, by }) => {
      onDone?.(by);
      return refresh({ isNew: false, isAssigned: Boolean(assessmentId), wasMailed: by === "mail" });
    },
    onError: (error, { by }) => notify.failure(error, FAILED[by]),
  });
}
