import { Stack, Text } from "@mantine/core";
import type { Participant } from "#shared/contracts/participant-auth";
import { displayName } from "#shared/domain/person";
import { ButtonLink } from "../../components/links";
import { SignOutButton } from "./sign-out-button";

/** For somebody who needs no link: they are signed in. */
export function SignedInCard({ participant }: { participant: Participant }) {
  return (
    <Stack>
      <Text>
        Signed in as <strong>{displayName(participant)}</strong> ({participant.email})
      </Text>
      <ButtonLink to="/user-dashboard">Go to dashboard</ButtonLink>
      <SignOutButton>Sign Out</SignOutButton>
    </Stack>
  );
}
