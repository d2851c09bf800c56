import { type ButtonProps, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { displayName } from "#shared/domain/person";
import { useParticipant, useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { dropAllDrafts } from "../../state/drafts";
import { focusHeading } from "../../ui/browser/focus";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { ButtonLink } from "../../ui/layout/links";

interface SignOutButtonProps extends ButtonProps {
  children: ReactNode;
  onSignedOut?: () => void;
  /** Called with the error, to show it for longer than the toast; undefined on the next try. */
  onProblem?: (problem: string | undefined) => void;
}

/** Signs the participant out and deletes drafts and cached data. */
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

interface NotYouProps {
  onSignedOut?: () => void;
  /** A smaller button, to save space on a phone's first screen. */
  isCompact?: boolean;
}

/** Shows who is signed in and lets the next person on a shared device sign them out. */
export function NotYou({ onSignedOut, isCompact = false }: NotYouProps) {
  const { data: participant } = useParticipant();
  const [problem, setProblem] = useState<string>();
  if (!participant) return null;
  return (
    <div data-print="hide">
      <Text component="div" size="sm" c="dimmed">
        Signed in as <strong dir="auto">{displayName(participant)}</strong>.{" "}
        <SignOutButton
          variant="subtle"
          {...(isCompact && { size: "compact-sm" })}
          onSignedOut={onSignedOut}
          onProblem={setProblem}
        >
          Not you?
        </SignOutButton>
      </Text>
      <FormErrorText message={problem} />
    </div>
  );
}

interface SignedInCardProps {
  participant: Participant;
  signOutLabel?: string;
}

/** Replaces the sign-in form for participants who are signed in. */
export function SignedInCard({ participant, signOutLabel = "Sign Out" }: SignedInCardProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <Stack>
      <Text>
        Signed in as <strong dir="auto">{displayName(participant)}</strong> ({participant.email})
      </Text>
      <FormErrorText message={failure} />
      <ButtonLink to="/user-dashboard">Go to dashboard</ButtonLink>
      <SignOutButton onSignedOut={focusHeading} onProblem={setFailure}>
        {signOutLabel}
      </SignOutButton>
    </Stack>
  );
}
