import { Button, Stack } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { displayName } from "#shared/domain/person";
import { LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import { useAttemptCache } from "../../api/attempt-cache";
import { useParticipant, useSessionChange } from "../../api/session";
import { useStartAttempt } from "../../api/start-attempt";
import { api, trpc } from "../../api/trpc";
import { StartingPanel } from "../../components/attempt/starting-panel";
import { CheckEmail } from "../../components/sign-in/check-email";
import { NotYou } from "../../components/sign-in/sign-out";
import { SupportContact } from "../../components/sign-in/support-contact";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { notify } from "../../ui/feedback/notify";
import { TIMING } from "../screen-delays";
import { EmailStep } from "./email-step";
import { RegisterStep } from "./register-step";
import { StepHeading } from "./step-heading";
import { type AnswerScreen, type DirectEvent, firstStep, nextStep } from "./steps";

const RESEND_FAILED = "Failed to send magic link. Please try again.";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A step after the email step, from which Back returns to it. */
    isLaterStep?: boolean;
  }
}

interface DirectStepsProps {
  templateId: number;
  isSignedIn: boolean;
  onSignedOut: () => void;
}

/** Steps from a template's link to its first question. */
export function DirectSteps({ templateId, isSignedIn, onSignedOut }: DirectStepsProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const cache = useAttemptCache();
  const { signedIn } = useSessionChange();
  const [step, dispatch] = useReducer(nextStep, isSignedIn, firstStep);
  const [email, setEmail] = useState("");
  const [hasMoved, setHasMoved] = useState(false);

  const toChat = (id: number) => void navigate({ to: "/assessment/$id/chat", params: { id }, replace: true });

  /** Adds a history entry so that the browser's Back button returns to the email step. */
  function advance(event: DirectEvent): void {
    history.push(history.location.href, { isLaterStep: true });
    setHasMoved(true);
    dispatch(event);
  }

  useEffect(() => {
    let seen = window.location.hash;
    /** Jumps within the page, such as the skip link, also fire popstate. */
    const onBack = () => {
      const isJump = window.location.hash !== seen;
      seen = window.location.hash;
      if (!isJump) dispatch({ type: "back" });
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);

  useEffect(() => {
    if (step.name !== "starting") return;
    const { attemptId: id, screen } = step;
    const timer = setTimeout(
      () => void navigate({ to: `/assessment/$id/${screen}`, params: { id }, replace: true }),
      TIMING.beforeChat,
    );
    return () => clearTimeout(timer);
  }, [step, navigate]);

  function registered(attemptId: number, screen: AnswerScreen): void {
    notify.success("Welcome!", "Your account has been created. Starting your assessment...");
    void Promise.all([signedIn("participant"), cache.started()]);
    dispatch({ type: "registered", attemptId, screen });
    // Drops the step's history entry, so that Back from the attempt doesn't lead to a second start.
    if (history.location.state.isLaterStep) history.back();
  }

  const confirm = useCallback(() => dispatch({ type: "confirmed" }), []);

  switch (step.name) {
    case "email":
      return (
        <EmailStep
          templateId={templateId}
          email={email}
          isReturn={hasMoved}
          onEmail={setEmail}
          onKnown={() => advance({ type: "emailKnown" })}
          onUnknown={() => advance({ type: "emailUnknown" })}
        />
      );
    case "register":
      return (
        <RegisterStep
          templateId={templateId}
          email={email}
          onEmail={setEmail}
          onRegistered={registered}
          onLinkSent={() => dispatch({ type: "emailKnown" })}
          onBack={() => history.back()}
        />
      );
    case "magicSent":
      return (
        <CheckEmail
          onResend={() => api.direct.magicLink.mutate({ email: email.trim(), templateId })}
          resendFailed={RESEND_FAILED}
          otherLabel="Use Different Email"
          onOther={() => history.back()}
          undelivered={
            <>
              This site can't send email yet, so nothing was sent to <strong>{email.trim()}</strong>. Ask{" "}
              <SupportContact /> for your secure link, then click it to start your assessment.
            </>
          }
        >
          We've sent a secure link to <strong>{email.trim()}</strong>. Click it to start your assessment. The
          link works for {LINK_LIFETIME_TEXT}.
        </CheckEmail>
      );
    case "signedIn":
      return <SignedInStep onContinue={confirm} onSignedOut={onSignedOut} />;
    case "creating":
      return <CreatingStep templateId={templateId} onCreated={toChat} />;
    case "starting":
      return <StartingPanel takesFocus />;
  }
}

interface CreatingStepProps {
  templateId: number;
  onCreated: (attemptId: number) => void;
}

/** Opens the participant's open attempt, or creates one, and goes to its chat. */
function CreatingStep({ templateId, onCreated }: CreatingStepProps) {
  const isStarted = useRef(false);
  const { start, problem } = useStartAttempt("Failed to create assessment. Please try again.", onCreated);
  const begin = () => start({ assessmentId: templateId, resume: true });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    begin();
  });
  return problem ? <ErrorPanel message={problem} onRetry={begin} /> : <StartingPanel />;
}

interface SignedInStepProps {
  onContinue: () => void;
  onSignedOut: () => void;
}

/** Confirms who is signed in if they have answers, which the next person on a shared device could read. */
function SignedInStep({ onContinue, onSignedOut }: SignedInStepProps) {
  const { data: participant } = useParticipant();
  const attempts = trpc.user.attempts.list.useQuery();
  const hasBegun = attempts.isError || attempts.data?.some(({ status }) => status !== "not_started");
  useEffect(() => {
    if (hasBegun === false) onContinue();
  }, [hasBegun, onContinue]);
  if (!hasBegun) return <StartingPanel />;
  return (
    <Stack>
      <StepHeading takesFocus={false}>
        Continue as <bdi>{displayName(participant)}</bdi>?
      </StepHeading>
      <Button onClick={onContinue}>Continue</Button>
      <NotYou onSignedOut={onSignedOut} />
    </Stack>
  );
}
