import type { ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { PendingButton } from "../../components/pending-button";
import { dropAllDrafts } from "../../lib/drafts";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { useSessionChange } from "../../lib/session";
import { trpc } from "../../lib/trpc";

interface SignOutButtonProps extends ButtonProps {
  children: ReactNode;
  onSignedOut?: () => void;
}

/** Ends the participant's session, and forgets what they have typed and seen. */
export function SignOutButton({ children, onSignedOut, ...props }: SignOutButtonProps) {
  const { signedOut } = useSessionChange();
  const logout = trpc.user.auth.logout.useMutation({
    onSuccess: () => {
      dropAllDrafts();
      onSignedOut?.();
      signedOut("participant");
    },
    onError: (error) => notify.error("Error", errorMessage(error, "Failed to logout. Please try again.")),
  });
  return (
    <PendingButton variant="default" pending={logout.isPending} onClick={() => logout.mutate()} {...props}>
      {children}
    </PendingButton>
  );
}
