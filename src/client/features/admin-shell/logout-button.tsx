import { useNavigate } from "@tanstack/react-router";
import { IconLogout } from "../../components/icons";
import { PendingButton } from "../../components/pending-button";
import { notify } from "../../lib/notify";
import { useSessionChange } from "../../lib/session";
import { trpc } from "../../lib/trpc";

/** Ends the admin's session and returns to the login page. */
export function LogoutButton({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate();
  const session = useSessionChange();
  const logout = trpc.admin.auth.logout.useMutation({
    onSuccess: () => {
      onLeave();
      session.signedOut("admin");
      return navigate({ to: "/admin" });
    },
    onError: (error) => notify.failure(error, "Failed to logout"),
  });
  return (
    <PendingButton
      variant="default"
      size="sm"
      leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
      pending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Logout
    </PendingButton>
  );
}
