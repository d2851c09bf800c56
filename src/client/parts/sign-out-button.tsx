import type { ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { dropAllDrafts } from "../data/drafts";
import { useSessionChange } from "../data/session";
import { trpc } from "../data/trpc";
import { notify } from "../ui/notify";
import { PendingButton } from "../ui/pending-button";

interface SignOutButtonProps extends ButtonProps {
  children: ReactNode;
  onSignedOut?: () => void;
  /** Told what went wrong, for a text that stays longer than the toast; undefined when it is tried again. */
  onProblem?: (problem: string | undefined) => void;
}

/** Ends the participant's session, and forgets what they have typed and seen. */
export function SignOutButton({ children, onSignedOut, onProblem, ...props }: SignOutButtonProps) {
  const { signedOut } = useSessionChange();
  const logout = trpc.user.auth.logout.useMutation({
    onSuccess: () => {
      dropAllDrafts();
      onSignedOut?.();
      signedOut("participant");
    },
    onMutate: () => onProblem?.(undefined),
    onError: (error) => onProblem?.(notify.failure(error, "Failed to logout. Please try again.")),
  });
  return (
    <PendingButton variant="default" pending={logout.isPending} onClick={() => logout.mutate()} {...props}>
      {children}
    </PendingButton>
  );
}
