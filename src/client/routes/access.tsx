import { Card, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { AnchorLink } from "../components/links";
import { Loading } from "../components/loading";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { LinkForm } from "../features/participant-auth/link-form";
import { SignedInCard } from "../features/participant-auth/signed-in-card";
import { SignedOutNotice } from "../features/participant-auth/signed-out-notice";
import { useRedeem } from "../features/participant-auth/use-redeem";
import { useCarriedProblem } from "../lib/carried-problem";
import { hasDraftOwner } from "../lib/drafts";
import { notify } from "../lib/notify";
import { takeRememberedScreen } from "../lib/return-path";
import { useParticipant } from "../lib/session";

const route = getRouteApi("/access");
const SCREEN = {
  start: "/assessment/$id/start",
  chat: "/assessment/$id/chat",
  results: "/assessment/$id/results",
} as const;

/** The participants' sign-in: asks for an email and sends a link, or takes the link's token. */
export function AccessPage() {
  const { token } = route.useSearch();
  const redemption = useRedeem(token);
  const navigate = useNavigate();
  const { state } = redemption;
  const problem = redemption.state === "refused" ? redemption.message : undefined;

  useEffect(() => {
    if (problem) notify.error("Error", problem);
  }, [problem]);
  useEffect(() => {
    if (state !== "signedIn") return;
    const back = takeRememberedScreen();
    if (back)
      void navigate({
        to: SCREEN[back.screen],
        params: { id: back.id },
        search: { q: back.q },
        replace: true,
      });
    else void navigate({ to: "/user-dashboard", replace: true });
  }, [state, navigate]);

  return (
    <PageFrame width="auth">
      <Card p={{ base: "lg", sm: "xl" }}>
        <PageTitle title="Access Your Assessments" mb="md" />
        {state === "redeeming" || state === "signedIn" ? (
          <Loading text="Signing you in…" />
        ) : (
          <SignIn refusal={problem} />
        )}
      </Card>
    </PageFrame>
  );
}

/** @param refusal why the link that opened the page did not work */
function SignIn({ refusal }: { refusal: string | undefined }) {
  const { data: participant } = useParticipant();
  const carried = useCarriedProblem();
  if (participant && !refusal) return <SignedInCard participant={participant} />;
  return (
    <>
      <LinkForm target="access" problem={refusal ?? carried}>
        {participant === null && !refusal && hasDraftOwner() && <SignedOutNotice />}
        <Text c="dimmed" mb="lg">
          Enter your email and we'll send you a secure access link. No password needed.
        </Text>
      </LinkForm>
      <Text size="sm" mt="lg" ta="center">
        First time here? <AnchorLink to="/start-assessment">Start Assessment</AnchorLink>
      </Text>
    </>
  );
}
