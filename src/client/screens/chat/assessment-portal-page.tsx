import { Card } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { isUndecided, useParticipant, useStanding } from "../../data/session";
import { trpc } from "../../data/trpc";
import classes from "../../parts/beside-form.module.css";
import { LinkForm } from "../../parts/link-form";
import { OtherDevice } from "../../parts/other-device";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { SignedOutNotice } from "../../parts/signed-out-notice";
import { refusalOf, useRedeem } from "../../parts/use-redeem";
import { EmptyState } from "../../ui/empty-state";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage, isUnauthorised } from "../../ui/errors";
import { IconMessageCircle } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";
import { ChatProgress, ExampleProgress } from "./chat-progress";
import { ChatScreen } from "./chat-screen";
import { useChat } from "./use-chat";

const route = getRouteApi("/assessment");
const TITLE = "Assessment Portal";

/** The chat of the newest open assessment, for who came by a link; an email form for everybody else. */
export function AssessmentPortalPage() {
  const { token } = route.useSearch();
  const redemption = useRedeem(token);
  const participant = useParticipant();
  const standing = useStanding();
  const { message: problem, retry } = refusalOf(redemption);
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
  if (isUndecided(standing)) {
    return (
      <PageFrame width="auth">
        <OtherDevice standing={standing} />
      </PageFrame>
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
  const failure = isUnauthorised(error) ? null : error;
  return (
    <Portal>
      {current === undefined && !failure ? (
        <Loading text="Loading assessment..." />
      ) : (
        <WithExample>
          {failure ? (
            <ErrorPanel
              message={errorMessage(failure, "Your assessment could not be loaded.")}
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
        Start one from your dashboard, or look at the results of those you have completed.
      </EmptyState>
    </Card>
  );
}

const MISSING = "Assessment not found or has no questions.";

function Conversation({ id }: { id: number }) {
  const { data: chat, error, refetch } = useChat(id);
  const failure = isUnauthorised(error) ? null : error;
  if (chat && !failure && chat.questions.length > 0) {
    return <ChatScreen chat={chat} title={TITLE} aside={(state) => <ChatProgress chat={state} />} />;
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
