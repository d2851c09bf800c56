import { Button, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { welcomeParticipant } from "../../api/session";
import { api } from "../../api/trpc";
import { errorCode, errorMessage, isRefusal } from "../../ui/feedback/errors";

interface ConfirmSignInProps {
  label: string;
  onConfirm: () => void;
}

/** The confirmation for a link that was opened in another browser than the one that requested it. */
export function ConfirmSignIn({ label, onConfirm }: ConfirmSignInProps) {
  return (
    <Stack>
      <Text>Your link is ready. Select “{label}” to sign in and continue.</Text>
      <Button onClick={onConfirm}>{label}</Button>
    </Stack>
  );
}

/** For failures that aren't the link's fault. For a rejected link, the server's message is shown. */
const FAILED =
  "We couldn't sign you in. Check your connection and try again, or open the link in your email again.";

export type SignInLink =
  | { state: "none" }
  | { state: "redeeming" }
  /** This browser didn't request the link, so it waits for a click, because mail scanners run scripts too. */
  | { state: "unconfirmed"; confirm: () => void }
  | { state: "signedIn" }
  | { state: "refused"; message: string; retry: (() => void) | undefined };

/** Why a link didn't work, and a retry if that may help. */
export const linkRefusal = (link: SignInLink) =>
  link.state === "refused" ? link : { message: undefined, retry: undefined };

/** Whether trying the link again is useless. */
const isFinal = (error: unknown) => isRefusal(error) && errorCode(error) !== "TOO_MANY_REQUESTS";

/** The participant that the link signed in; null while it waits for confirmation. */
type Outcome = Promise<Participant | null>;

const outcomes = new Map<string, Outcome>();

/** Sends each token only once, even if several components ask, unless it failed for another reason than the link. */
function remember(token: string, outcome: Outcome): Outcome {
  outcomes.set(token, outcome);
  outcome.catch((error: unknown) => {
    if (!isFinal(error)) outcomes.delete(token);
  });
  return outcome;
}

/** Removes the token from the address bar and the history before any request. */
function openOnce(token: string): Outcome {
  const pending = outcomes.get(token);
  if (pending) return pending;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return remember(
    token,
    api.user.auth.openLink.mutate({ token }).then(({ participant }) => participant),
  );
}

const redeem = (token: string): Outcome => remember(token, api.user.auth.redeem.mutate({ token }));

/** Signs in with the token that the page was opened with; later changes of the URL are ignored. */
export function useSignInLink(tokenInAddress: string | undefined): SignInLink {
  const [token] = useState(tokenInAddress);
  const [link, setLink] = useState<SignInLink>({ state: token ? "redeeming" : "none" });
  const client = useQueryClient();
  useEffect(() => {
    if (!token) return;
    const follow = (send: (token: string) => Outcome): void => {
      setLink({ state: "redeeming" });
      send(token).then(
        async (participant) => {
          if (!participant) return setLink({ state: "unconfirmed", confirm: () => follow(redeem) });
          await welcomeParticipant(client, participant);
          setLink({ state: "signedIn" });
        },
        (error: unknown) => {
          const retry = isFinal(error) ? undefined : () => follow(send);
          setLink({ state: "refused", message: errorMessage(error, FAILED), retry });
        },
      );
    };
    follow(openOnce);
  }, [token, client]);
  return link;
}
