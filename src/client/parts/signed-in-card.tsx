import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { displayName } from "#shared/domain/person";
import { focusHeading } from "../ui/focus";
import { FormError } from "../ui/form-error";
import { ButtonLink } from "../ui/links";
import { SignOutButton } from "./sign-out-button";

/** For somebody who needs no link: they are signed in. */
export function SignedInCard({ participant }: { participant: Participant }) {
  const [failure, setFailure] = useState<string>();
  return (
    <Stack>
      <Text>
        Signed in as <strong dir="auto">{displayName(participant)}</strong> ({participant.email})
      </Text>
      <FormError message={failure} />
      <ButtonLink to="/user-dashboard">Go to dashboard</ButtonLink>
      <SignOutButton onSignedOut={focusHeading} onProblem={setFailure}>
        Sign Out
      </SignOutButton>
    </Stack>
  );
}
