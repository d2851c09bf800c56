import { Card, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useEndedEmail, useParticipant } from "../../api/session";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { LinkForm } from "../../components/sign-in/link-form";
import { ConfirmSignIn, linkRefusal, useSignInLink } from "../../components/sign-in/sign-in-link";
import { SignedInCard } from "../../components/sign-in/sign-out";
import { SignedOutNotice } from "../../components/sign-in/signed-out-notice";
import { useFlashError } from "../../state/flash-error";
import { takeRememberedScreen } from "../../state/return-path";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { AnchorLink } from "../../ui/layout/links";

const route = getRouteApi("/access");

const INTRODUCTION = "Enter your email and we'll send you a secure link. No password needed.";

/** Participant sign-in by email link. Returns to the screen that required it, or to the dashboard. */
export function AccessPage() {
  const { token } = route.useSearch();
  const link = useSignInLink(token);
  const { data: participant } = useParticipant();
  const wasSignedOut = useRef(false);
  const navigate = useNavigate();
  const { state } = link;
  const { message: problem, retry } = linkRefusal(link);

  useEffect(() => {
    if (problem) notify.error("Error", problem);
  }, [problem]);
  useEffect(() => {
    if (participant === null) wasSignedOut.current = true;
    if (!participant || (state !== "signedIn" && !wasSignedOut.current)) return;
    void navigate({ ...(takeRememberedScreen() ?? { to: "/user-dashboard" }), replace: true });
  }, [state, participant, navigate]);

  return (
    <PageFrame width="auth">
      <Card p={{ base: "lg", sm: "xl" }}>
        <PageTitle title="Access your assessments" mb="md" />
        {state === "redeeming" || state === "signedIn" ? (
          <Loading text="Signing you in…" />
        ) : state === "unconfirmed" ? (
          <ConfirmSignIn label="Sign in" onConfirm={link.confirm} />
        ) : (
          <SignIn refusal={problem} onRetry={retry} />
        )}
      </Card>
    </PageFrame>
  );
}

interface SignInProps {
  /** Why the link that opened the page was refused, if it was. */
  refusal: string | undefined;
  /** Retries the link; undefined if that can't help. */
  onRetry: (() => void) | undefined;
}

function SignIn({ refusal, onRetry }: SignInProps) {
  const { data: participant } = useParticipant();
  const endedEmail = useEndedEmail();
  const flashError = useFlashError();
  if (participant && !refusal) return <SignedInCard participant={participant} />;
  return (
    <>
      <LinkForm
        target="access"
        problem={refusal ?? flashError}
        onRetry={onRetry}
        promise={endedEmail ? undefined : INTRODUCTION}
      >
        {participant === null && !refusal && <SignedOutNotice />}
      </LinkForm>
      <Text size="sm" mt="lg" ta="center">
        First time here? <AnchorLink to="/start-assessment">Start Assessment</AnchorLink>
      </Text>
    </>
  );
}
