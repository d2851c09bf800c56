import { Card, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { useParticipant, useStanding } from "../../data/session";
import { trpc } from "../../data/trpc";
import classes from "../../parts/beside-form.module.css";
import { LinkForm } from "../../parts/link-form";
import { isWaiting, OtherDevice } from "../../parts/other-device";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { SignedOutNotice } from "../../parts/signed-out-notice";
import { useRedeem } from "../../parts/use-redeem";
import { EmptyState } from "../../ui/empty-state";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage, isUnauthorised } from "../../ui/errors";
import { IconMessageCircle } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";
import { ChatFrame } from "./chat-frame";
import { ChatProgress, ExampleProgress } from "./chat-progress";
import { useChat } from "./use-chat";

const route = getRouteApi("/assessment");

/** The chat of the newest open assessment, for who came by a link; an email form for everybody else. */
export function AssessmentPortalPage() {
  const { token } = route.useSearch();
  const redemption = useRedeem(token);
  const participant = useParticipant();
  const standing = useStanding();
  const problem = redemption.state === "refused" ? redemption.message : undefined;
  useEffect(() => {
    if (problem) notify.error("Error", problem);
  }, [problem]);

  if (redemption.state === "redeeming" || participant.isPending) {
    return (
      <Portal>
        <Loading text="Signing you in…" />
      </Portal>
    );
  }
  if (isWaiting(standing)) {
    return (
      <PageFrame width="auth">
        <OtherDevice standing={standing} />
      </PageFrame>
    );
  }
  return <Portal>{participant.data && !problem ? <CurrentChat /> : <SignIn problem={problem} />}</Portal>;
}

function Portal({ children }: { children: ReactNode }) {
  return (
    <PageFrame width="chat">
      <PageTitle title="Assessment Portal" mb="lg" />
      {children}
    </PageFrame>
  );
}

function SignIn({ problem }: { problem: string | undefined }) {
  return (
    <WithExample>
      <Card p={{ base: "lg", sm: "xl" }}>
        <LinkForm target="assessment" problem={problem}>
          {!problem && <SignedOutNotice />}
          <Text c="dimmed" mb="lg">
            Enter your email and we'll send you a secure link to your assessment.
          </Text>
        </LinkForm>
      </Card>
    </WithExample>
  );
}

/** Whatever stands for the conversation while there is none, and how far one could have come beside it. */
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
  /** The one the page opened with: completing it makes another one current, and must not replace it. */
  const [openedId, setOpenedId] = useState<number>();
  const id = openedId ?? current?.id;
  useEffect(() => {
    if (current) setOpenedId((known) => known ?? current.id);
  }, [current]);
  if (id !== undefined) return <Conversation key={id} id={id} />;
  if (error && !isUnauthorised(error)) {
    return (
      <WithExample>
        <ErrorPanel
          message={errorMessage(error, "Your assessment could not be loaded.")}
          onRetry={() => void refetch()}
        />
      </WithExample>
    );
  }
  if (current === undefined) return <Loading text="Loading assessment..." />;
  return (
    <WithExample>
      <Card>
        <EmptyState
          icon={<IconMessageCircle size={28} aria-hidden />}
          title="No open assessment"
          action={<ButtonLink to="/user-dashboard">Go to dashboard</ButtonLink>}
        >
          Start one from your dashboard, or look at the results of those you have completed.
        </EmptyState>
      </Card>
    </WithExample>
  );
}

function Conversation({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data: chat, error, refetch } = useChat(id);
  if (error && !isUnauthorised(error)) {
    return (
      <ErrorPanel
        message={errorMessage(error, "Assessment not found or has no questions.")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!chat) return <Loading text="Loading assessment..." />;
  if (chat.questions.length === 0) return <ErrorPanel message="Assessment not found or has no questions." />;
  return (
    <ChatFrame
      chat={chat}
      onResults={() => void navigate({ to: "/assessment/$id/results", params: { id }, replace: true })}
      aside={(state: ChatState) => <ChatProgress chat={state} />}
    />
  );
}
