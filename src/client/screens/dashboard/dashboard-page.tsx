import { Box, Card, Group, Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { displayName } from "#shared/domain/person";
import { useParticipant } from "../../api/session";
import { trpc } from "../../api/trpc";
import { StartingPanel } from "../../components/attempt/starting-panel";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { ParticipantGate } from "../../components/sign-in/participant-gate";
import { ConfirmSignIn, linkRefusal, useSignInLink } from "../../components/sign-in/sign-in-link";
import { SignOutButton } from "../../components/sign-in/sign-out";
import { useSessionCheck } from "../../components/sign-in/use-session-check";
import { useFlashError } from "../../state/flash-error";
import { rememberScreen } from "../../state/return-path";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { IconLogout } from "../../ui/layout/icons";
import { Attempts } from "./attempts";
import classes from "./dashboard.module.css";
import { overviewOf } from "./overview";
import { useDelayedStart } from "./use-delayed-start";

const route = getRouteApi("/user-dashboard");

/** Participant dashboard. Links may include a token, a template to start, or an attempt whose results to open. */
export function UserDashboardPage() {
  const search = route.useSearch();
  const link = useSignInLink(search.token);
  /** From the initial URL: redeeming the token removes the parameters. */
  const [{ templateId, resultsOf }] = useState(search);
  const { message: problem, retry } = linkRefusal(link);
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
  if (link.state === "redeeming") {
    return (
      <PageFrame width="wide">
        <Loading text="Signing you in…" />
      </PageFrame>
    );
  }
  if (link.state === "unconfirmed") {
    const { title, label } = confirmationOf({ templateId, resultsOf });
    return (
      <PageFrame width="auth">
        <Card p={{ base: "lg", sm: "xl" }}>
          <PageTitle title={title} mb="md" />
          <ConfirmSignIn label={label} onConfirm={link.confirm} />
        </Card>
      </PageFrame>
    );
  }
  if (link.state === "signedIn" && resultsOf !== undefined) {
    return <Navigate to="/assessment/$id/results" params={{ id: resultsOf }} replace />;
  }
  return <Home startTemplate={templateId} />;
}

function confirmationOf({
  templateId,
  resultsOf,
}: {
  templateId?: number | undefined;
  resultsOf?: number | undefined;
}) {
  if (templateId !== undefined) return { title: "Your assessment is ready", label: "Start Assessment" };
  if (resultsOf !== undefined) return { title: "Your results are ready", label: "View Results" };
  return { title: "Your dashboard", label: "Sign in" };
}

function Home({ startTemplate }: { startTemplate: number | undefined }) {
  const navigate = useNavigate();
  useSessionCheck();
  const [isSignedOut, setSignedOut] = useState(false);
  const [logoutProblem, setLogoutProblem] = useState<string>();
  const flashError = useFlashError();
  const starting = useDelayedStart((id) => void navigate({ to: "/assessment/$id/chat", params: { id } }));
  const { start, isStarting, problem } = starting;
  const { data: participant } = useParticipant();
  const pendingTemplate = useRef(startTemplate);
  useEffect(() => {
    const templateId = pendingTemplate.current;
    if (!participant || templateId === undefined) return;
    pendingTemplate.current = undefined;
    // Going back or reloading must not start another attempt.
    void navigate({ to: "/user-dashboard", replace: true });
    start({ assessmentId: templateId, resume: true });
  }, [participant, start, navigate]);

  if (isSignedOut) return <Navigate to="/access" replace />;
  const isLinkStart = startTemplate !== undefined && !problem;
  const persistentProblem = logoutProblem ?? flashError;
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
        <Greeting isStarting={isLinkStart} />
        <Box mb={persistentProblem && "lg"}>
          <FormErrorText message={persistentProblem} />
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

/** "Welcome back" only for participants who have started an attempt; "Welcome" until that has loaded. */
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
