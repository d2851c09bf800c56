import { Card, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCarriedProblem } from "../../data/carried-problem";
import { takeRememberedScreen } from "../../data/return-path";
import { isUndecided, useParticipant, useStanding } from "../../data/session";
import { LinkForm } from "../../parts/link-form";
import { OtherDevice } from "../../parts/other-device";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { SignedInCard } from "../../parts/signed-in-card";
import { SignedOutNotice } from "../../parts/signed-out-notice";
import { refusalOf, useRedeem } from "../../parts/use-redeem";
import { AnchorLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";

const route = getRouteApi("/access");

const PROMISE = "Enter your email and we'll send you a secure access link. No password needed.";

/**
 * The participants' sign-in: asks for an email and sends a link, or takes the link's token. Where another device has to
 * be spoken of first, it does that, and leads back to where one was.
 */
export function AccessPage() {
  const { token } = route.useSearch();
  const redemption = useRedeem(token);
  const { data: participant } = useParticipant();
  const standing = useStanding();
  const wasAway = useRef(false);
  const navigate = useNavigate();
  const { state } = redemption;
  const isAway = isUndecided(standing) || standing?.is === "ended";
  const { message: problem, retry } = refusalOf(redemption);

  useEffect(() => {
    if (problem) notify.error("Error", problem);
  }, [problem]);
  useEffect(() => {
    if (isAway) wasAway.current = true;
    if (isAway || !participant || (state !== "signedIn" && !wasAway.current)) return;
    void navigate({ ...(takeRememberedScreen() ?? { to: "/user-dashboard" }), replace: true });
  }, [state, isAway, participant, navigate]);

  if (isUndecided(standing)) {
    return (
      <PageFrame width="auth">
        <OtherDevice standing={standing} />
      </PageFrame>
    );
  }
  return (
    <PageFrame width="auth">
      <Card p={{ base: "lg", sm: "xl" }}>
        <PageTitle title="Access Your Assessments" mb="md" />
        {state === "redeeming" || state === "signedIn" ? (
          <Loading text="Signing you in…" />
        ) : (
          <SignIn refusal={problem} onRetry={retry} />
        )}
      </Card>
    </PageFrame>
  );
}

interface SignInProps {
  /** Why the link that opened the page did not work. */
  refusal: string | undefined;
  /** Tries it again, where that may help. */
  onRetry: (() => void) | undefined;
}

function SignIn({ refusal, onRetry }: SignInProps) {
  const { data: participant } = useParticipant();
  const isEnded = useStanding()?.is === "ended";
  const carried = useCarriedProblem();
  if (participant && !refusal) return <SignedInCard participant={participant} />;
  return (
    <>
      <LinkForm
        target="access"
        problem={refusal ?? carried}
        onRetry={onRetry}
        promise={isEnded ? undefined : PROMISE}
      >
        {participant === null && !refusal && <SignedOutNotice />}
      </LinkForm>
      <Text size="sm" mt="lg" ta="center">
        First time here? <AnchorLink to="/start-assessment">Start Assessment</AnchorLink>
      </Text>
    </>
  );
}
