import type { ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { PendingButton } from "../../components/pending-button";
import { dropAllDrafts } from "../../lib/drafts";
import { notify } from "../../lib/notify";
import { useSessionChange } from "../../lib/session";
import { trpc } from "../../lib/trpc";

interface SignOutButtonProps extends ButtonProps {
  children: ReactNode;
  onSignedOut?: () => void;
  /** Told why it did not work, and with nothing when it is tried again: for the toast's lasting twin. */
  onFailed?: (message: string | undefined) => void;
}

/** Ends the participant's session, and forgets what they have typed and seen. */
export function SignOutButton({ children, onSignedOut, onFailed, ...props }: SignOutButtonProps) {
  const { signedOut } = useSessionChange();
  const logout = trpc.user.auth.logout.useMutation({
    onMutate: () => onFailed?.(undefined),
    onSuccess: () => {
      dropAllDrafts();
      onSignedOut?.();
      signedOut("participant");
    },
    onError: (error) => {
      const message = notify.failure(error, "Failed to logout. Please try again.");
      onFailed?.(message);
    },
  });
  return (
    <PendingButton variant="default" pending={logout.isPending} onClick={() => logout.mutate()} {...props}>
      {children}
    </PendingButton>
  );
}
