import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useReducer, useState } from "react";
import { TIMING } from "#shared/domain/timing";
import { useAttemptCache } from "../../data/attempt-cache";
import { useSessionChange } from "../../data/session";
import { api } from "../../data/trpc";
import { CheckEmail } from "../../parts/check-email";
import { StartingPanel } from "../../parts/starting-panel";
import { WhoHelps } from "../../parts/who-helps";
import { notify } from "../../ui/notify";
import { CreatingStep } from "./creating-step";
import { EmailStep } from "./email-step";
import { RegisterStep } from "./register-step";
import { type AnswerScreen, type DirectEvent, firstStep, nextStep } from "./steps";

const RESEND_FAILED = "Failed to send magic link. Please try again.";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A step after the email, which one can go back from. */
    isLaterStep?: boolean;
  }
}

interface DirectStepsProps {
  templateId: number;
  /** Whether the visitor was signed in when the page opened. */
  isSignedIn: boolean;
}

/** The way from a template's link to its first question. */
export function DirectSteps({ templateId, isSignedIn }: DirectStepsProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const cache = useAttemptCache();
  const { signedIn } = useSessionChange();
  const [step, dispatch] = useReducer(nextStep, isSignedIn, firstStep);
  const [email, setEmail] = useState("");
  const [hasMoved, setHasMoved] = useState(false);

  const toChat = (id: number) => void navigate({ to: "/assessment/$id/chat", params: { id }, replace: true });

  /** A later step is a place in the history, so that the browser's Back leads to the email. */
  function advance(event: DirectEvent): void {
    history.push(history.location.href, { isLaterStep: true });
    setHasMoved(true);
    dispatch(event);
  }

  useEffect(() => {
    let seen = window.location.hash;
    /** A jump within the page, as by the skip link, fires the event too. */
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
    // The screen takes the page's one place: Back leads from there to where the visitor came from, not to a second start.
    if (history.location.state.isLaterStep) history.back();
  }

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
              The secure link for <strong>{email.trim()}</strong> could not be sent: mail is not set up on
              this server yet. For it, ask <WhoHelps />; click it to begin your assessment.
            </>
          }
        >
          We've sent a secure link to <strong>{email.trim()}</strong>. Click the link in the mail to begin
          your assessment; it is valid for 24 hours.
        </CheckEmail>
      );
    case "creating":
      return <CreatingStep templateId={templateId} onCreated={toChat} />;
    case "starting":
      return <StartingPanel takesFocus />;
  }
}
