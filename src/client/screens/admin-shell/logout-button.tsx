import { IconLogout } from "../../ui/icons";
import { PendingButton } from "../../ui/pending-button";
import type { Logout } from "./use-logout";

export function LogoutButton({ logout }: { logout: Logout }) {
  return (
    <PendingButton
      variant="default"
      size="sm"
      leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
      pending={logout.pending}
      onClick={logout.start}
    >
      Logout
    </PendingButton>
  );
}
