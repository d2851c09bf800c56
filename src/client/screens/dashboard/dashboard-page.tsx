import { Box, Group, Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { displayName } from "#shared/domain/person";
import { useCarriedProblem } from "../../data/carried-problem";
import { rememberScreen } from "../../data/return-path";
import { isUndecided, useParticipant, useStanding } from "../../data/session";
import { trpc } from "../../data/trpc";
import { FollowUnproved } from "../../parts/follow-standing";
import { OtherDevice } from "../../parts/other-device";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ParticipantGate } from "../../parts/participant-gate";
import { SignOutButton } from "../../parts/sign-out-button";
import { StartingPanel } from "../../parts/starting-panel";
import { refusalOf, useRedeem } from "../../parts/use-redeem";
import { ErrorPanel } from "../../ui/error-panel";
import { FormError } from "../../ui/form-error";
import { IconLogout } from "../../ui/icons";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";
import { Attempts } from "./attempts";
import classes from "./dashboard.module.css";
import { overviewOf } from "./overview";
import { useDelayedStart } from "./use-delayed-start";

const route = getRouteApi("/user-dashboard");

/** A participant's home. A mailed link leads here with a token, and what leads here may name a template to start. */
export function UserDashboardPage() {
  const search = route.useSearch();
  const redemption = useRedeem(search.token);
  const standing = useStanding();
  /** As the link said: the address loses it with the token. */
  const [{ templateId, resultsOf }] = useState(search);
  const { message: problem, retry } = refusalOf(redemption);
  useEffect(() => {
    if (!problem) return;
    notify.error("Error", problem);
    if (templateId !== undefined) rememberScreen(`/user-dashboard?templateId=${templateId}`);
  }, [problem, templateId]);

  if (problem && retry) {
    return (
      <PageFrame width="auth">
        <PageTitle title="Your dashboard" mb="lg" />
        <ErrorPanel message={problem} onRetry={retry} />
      </PageFrame>
    );
  }
  if (problem) return <Navigate to="/access" state={{ problem }} replace />;
  if (redemption.state === "redeeming") {
    return (
      <PageFrame width="wide">
        <Loading text="Signing you in…" />
      </PageFrame>
    );
  }
  // Asked here, as the address that says what comes next is gone.
  if (redemption.state === "signedIn" && isUndecided(standing)) {
    return (
      <PageFrame width="auth">
        <OtherDevice standing={standing} />
      </PageFrame>
    );
  }
  if (redemption.state === "signedIn" && resultsOf !== undefined) {
    return <Navigate to="/assessment/$id/results" params={{ id: resultsOf }} replace />;
  }
  return <Home startTemplate={templateId} />;
}

function Home({ startTemplate }: { startTemplate: number | undefined }) {
  const navigate = useNavigate();
  const [isSignedOut, setSignedOut] = useState(false);
  const [logoutProblem, setLogoutProblem] = useState<string>();
  const carried = useCarriedProblem();
  const starting = useDelayedStart((id) => void navigate({ to: "/assessment/$id/chat", params: { id } }));
  const { start, isStarting, problem } = starting;
  const { data: participant } = useParticipant();
  const isWaiting = isUndecided(useStanding());
  const wanted = useRef(startTemplate);
  useEffect(() => {
    const templateId = wanted.current;
    if (!participant || isWaiting || templateId === undefined) return;
    wanted.current = undefined;
    // Who comes back to this page, or loads it again, does not start another.
    void navigate({ to: "/user-dashboard", replace: true });
    start({ assessmentId: templateId, resume: true });
  }, [participant, isWaiting, start, navigate]);

  if (isSignedOut) return <Navigate to="/access" replace />;
  const isLinkStart = startTemplate !== undefined && !problem;
  const lasting = logoutProblem ?? carried;
  return (
    <PageFrame
      width="wide"
      actions={
        <SignOutButton
          h={44}
          px="sm"
          variant="subtle"
          leftSection={<IconLogout size={18} className={classes.wide} aria-hidden />}
          onProblem={setLogoutProblem}
          onSignedOut={() => setSignedOut(true)}
        >
          Logout
        </SignOutButton>
      }
    >
      <ParticipantGate>
        <FollowUnproved />
        <Greeting isStarting={isLinkStart} />
        <Box mb={lasting && "lg"}>
          <FormError message={lasting} />
        </Box>
        {isLinkStart || (isStarting && startTemplate !== undefined) ? (
          <StartingPanel />
        ) : (
          <Attempts starting={starting} />
        )}
      </ParticipantGate>
    </PageFrame>
  );
}

/** "Welcome back" is for who has begun something before; until that is known it is "Welcome", which is never wrong. */
function Greeting({ isStarting }: { isStarting: boolean }) {
  const { data: participant } = useParticipant();
  const { data: attempts } = trpc.user.attempts.list.useQuery(undefined, { enabled: !isStarting });
  const greeting = attempts && overviewOf(attempts).listed.length > 0 ? "Welcome back" : "Welcome";
  return (
    <Group mb="lg" justify="space-between" align="flex-end">
      <div>
        <PageTitle title="Your dashboard">
          {participant ? `${greeting}, ${displayName(participant)}` : greeting}
        </PageTitle>
        <Text c="dimmed" mih={26}>
          {participant?.email}
        </Text>
      </div>
    </Group>
  );
}
