import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { notify } from "../../ui/feedback/notify";
import { useUnsaved } from "../../ui/form/unsaved-changes";

export interface Logout {
  pending: boolean;
  /** Why the last try on this page failed. */
  failure: string | undefined;
  /** Whether the confirmation is open; `unsaved` says what would be lost. */
  isAsking: boolean;
  unsaved: string;
  start: () => void;
  discard: () => void;
  keep: () => void;
}

/**
 * Ends the admin's session and returns to the login page. Asks about unsaved changes before the request, because after
 * it the page and its guard are unmounted.
 * @param onLeave called before the session is cleared
 */
export function useLogout(onLeave: () => void): Logout {
  const navigate = useNavigate();
  const session = useSessionChange();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const unsaved = useUnsaved();
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<{ page: string; message: string }>();
  const logout = trpc.admin.auth.logout.useMutation({
    onMutate: () => setFailed(undefined),
    onSuccess: () => {
      onLeave();
      session.signedOut("admin");
      return navigate({ to: "/admin", ignoreBlocker: true });
    },
    onError: (error) => setFailed({ page, message: notify.failure(error, "Failed to logout") }),
  });
  return {
    pending: logout.isPending,
    failure: failed?.page === page ? failed.message : undefined,
    isAsking,
    unsaved,
    start: () => (unsaved ? setAsking(true) : logout.mutate()),
    discard: () => {
      setAsking(false);
      logout.mutate();
    },
    keep: () => setAsking(false),
  };
}
