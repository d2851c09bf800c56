import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useSessionChange } from "../../data/session";
import { trpc } from "../../data/trpc";
import { notify } from "../../ui/notify";

export interface Logout {
  pending: boolean;
  /** Why the last try on this page failed. */
  failure: string | undefined;
  start: () => void;
}

/**
 * Ends the admin's session and returns to the login page.
 * @param onLeave called before the session is forgotten
 */
export function useLogout(onLeave: () => void): Logout {
  const navigate = useNavigate();
  const session = useSessionChange();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [failed, setFailed] = useState<{ page: string; message: string }>();
  const logout = trpc.admin.auth.logout.useMutation({
    onMutate: () => setFailed(undefined),
    onSuccess: () => {
      onLeave();
      session.signedOut("admin");
      return navigate({ to: "/admin" });
    },
    onError: (error) => setFailed({ page, message: notify.failure(error, "Failed to logout") }),
  });
  return {
    pending: logout.isPending,
    failure: failed?.page === page ? failed.message : undefined,
    start: () => logout.mutate(),
  };
}
