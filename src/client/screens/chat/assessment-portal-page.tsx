import { Card } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { minutesFor } from "#shared/domain/lib/attempt-duration";
import { visible } from "#shared/domain/questions/conditions";
import { useParticipant } from "../../api/session";
import { trpc } from "../../api/trpc";
import { questionPosition } from "../../components/answer/question-position";
import { ProgressCard } from "../../components/attempt/progress-card";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { LinkForm } from "../../components/sign-in/link-form";
import { ConfirmSignIn, linkRefusal, useSignInLink } from "../../components/sign-in/sign-in-link";
import { SignedOutNotice } from "../../components/sign-in/signed-out-notice";
import classes from "../../components/template/split-form.module.css";
import { useMonotonicProgress } from "../../state/monotonic-progress";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, isUnauthorized } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { IconMessageCircle } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { ChatScreen } from "./chat-screen";
import { useChat } from "./use-chat";

const route = getRouteApi("/assessment");
const TITLE = "Assessment Portal";

/** Chat of the newest open attempt for signed-in participants; an email form for everyone else. */
export function AssessmentPortalPage() {
  const { token } = route.useSearch();
  const link = useSignInLink(token);
  const participant = useParticipant();
  const { message: problem, retry } = linkRefusal(link);
  useEffect(() => {
    if (problem) notify.error("Error", problem);
  }, [problem]);

  if (link.state === "redeeming" || participant.isPending) {
    return (
      <Portal>
        <Loading text="Signing you in…" />
      </Portal>
    );
  }
  if (link.state === "unconfirmed") {
    return (
      <Portal>
        <WithExample>
          <Card p={{ base: "lg", sm: "xl" }}>
            <ConfirmSignIn label="Continue" onConfirm={link.confirm} />
          </Card>
        </WithExample>
      </Portal>
    );
  }
  return participant.data && !problem ? (
    <CurrentChat />
  ) : (
    <Portal>
      <SignIn problem={problem} onRetry={retry} />
    </Portal>
  );
}

function Portal({ children }: { children: ReactNode }) {
  return (
    <PageFrame width="chat">
      <PageTitle title={TITLE} mb="lg" />
      {children}
    </PageFrame>
  );
}

function SignIn({ problem, onRetry }: Pick<ComponentProps<typeof LinkForm>, "problem" | "onRetry">) {
  return (
    <WithExample>
      <Card p={{ base: "lg", sm: "xl" }}>
        <LinkForm
          target="assessment"
          problem={problem}
          onRetry={onRetry}
          promise="Enter your email and we'll send you a secure link to your assessment."
        >
          {!problem && <SignedOutNotice />}
        </LinkForm>
      </Card>
    </WithExample>
  );
}

/** Shows a sample progress card next to content that replaces the conversation. */
function WithExample({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      {children}
      <ExampleProgress />
    </div>
  );
}

function CurrentChat() {
  const { data: current, error, refetch } = trpc.user.attempts.current.useQuery();
  /** The attempt that the page opened with. Completing it makes another one current, which must not replace it. */
  const [openedId, setOpenedId] = useState<number>();
  const id = openedId ?? current?.id;
  useEffect(() => {
    if (current) setOpenedId((known) => known ?? current.id);
  }, [current]);
  if (id !== undefined) return <Conversation key={id} id={id} />;
  const failure = isUnauthorized(error) ? null : error;
  return (
    <Portal>
      {current === undefined && !failure ? (
        <Loading text="Loading assessment..." />
      ) : (
        <WithExample>
          {failure ? (
            <ErrorPanel
              message={errorMessage(failure, "Couldn't load your assessment.")}
              onRetry={() => void refetch()}
            />
          ) : (
            <NothingOpen />
          )}
        </WithExample>
      )}
    </Portal>
  );
}

function NothingOpen() {
  return (
    <Card>
      <EmptyState
        icon={<IconMessageCircle size={28} aria-hidden />}
        title="No open assessment"
        action={<ButtonLink to="/user-dashboard">Go to dashboard</ButtonLink>}
      >
        Go to your dashboard to start an assessment or view your results.
      </EmptyState>
    </Card>
  );
}

const MISSING = "Assessment not found or has no questions.";

function Conversation({ id }: { id: number }) {
  const { data: chat, error, refetch } = useChat(id);
  const failure = isUnauthorized(error) ? null : error;
  if (chat && !failure && chat.questions.length > 0) {
    return <ChatScreen chat={chat} title={TITLE} sidebar={(state) => <ChatProgressBar chat={state} />} />;
  }
  return (
    <Portal>
      {failure ? (
        <ErrorPanel message={errorMessage(failure, MISSING)} onRetry={() => void refetch()} />
      ) : chat ? (
        <ErrorPanel message={MISSING} />
      ) : (
        <Loading text="Loading assessment..." />
      )}
    </Portal>
  );
}

function ChatProgressBar({ chat }: { chat: ChatState }) {
  const { id, progress, responses } = chat.attempt;
  const open = visible(chat.questions, responses).filter((question) => responses[question.id] === undefined);
  return (
    <ProgressCard
      title="Your progress"
      progress={useMonotonicProgress(id, progress)}
      place={questionPosition(chat.questions, responses, chat.currentQuestionId)}
      minutes={minutesFor(open)}
    />
  );
}

/** Sample progress, shown before a conversation is open: question 13 of 20. */
function ExampleProgress() {
  return (
    <ProgressCard
      title="Your progress"
      progress={65}
      place={{ position: 13, count: 20, isAbout: false }}
      minutes={5}
      isExample
    />
  );
}
