import { Card, Text } from "@mantine/core";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { AnchorLink } from "../components/links";
import { Loading } from "../components/loading";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { LinkForm } from "../features/participant-auth/link-form";
import { SignedInCard } from "../features/participant-auth/signed-in-card";
import { useRedeem } from "../features/participant-auth/use-redeem";
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
  /** Of a link that led to the dashboard. */
  const refusedLink = useLocation({ select: (location) => location.state.refusedLink });
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

  if (state === "redeeming" || state === "signedIn") {
    return (
      <PageFrame width="auth">
        <Loading text="Signing you in…" />
      </PageFrame>
    );
  }
  return (
    <PageFrame width="auth">
      <Card p={{ base: "lg", sm: "xl" }}>
        <PageTitle title="Access Your Assessments" mb="xs" />
        <SignIn problem={problem ?? refusedLink} />
      </Card>
    </PageFrame>
  );
}

function SignIn({ problem }: { problem: string | undefined }) {
  const { data: participant } = useParticipant();
  if (participant && !problem) return <SignedInCard participant={participant} />;
  return (
    <>
      <Text c="dimmed" mb="lg">
        Enter your email and we'll send you a secure access link. No password needed.
      </Text>
      <LinkForm target="access" problem={problem} />
      <Text size="sm" mt="lg" ta="center">
        First time here? <AnchorLink to="/start-assessment">Start Assessment</AnchorLink>
      </Text>
    </>
  );
}
