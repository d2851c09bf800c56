import { Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { ErrorPanel } from "../components/error-panel";
import { IconArrowLeft, IconForms } from "../components/icons";
import { ButtonLink } from "../components/links";
import { Loading } from "../components/loading";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { ChatFrame } from "../features/chat/chat-frame";
import { useChat } from "../features/chat/use-chat";
import { ParticipantGate } from "../features/participant-auth/participant-gate";
import { errorCode, errorMessage, isUnauthorised } from "../lib/errors";
import classes from "./chat.module.css";

const NoChat = lazy(() => import("../features/chat/no-chat").then((module) => ({ default: module.NoChat })));

const route = getRouteApi("/assessment/$id/chat");

/** Answering in a chat. */
export function ChatPage() {
  const { id } = route.useParams();
  return (
    <PageFrame width="chat">
      <ParticipantGate>
        <Chat key={id} id={id} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Chat({ id }: { id: number }) {
  const { data: chat, error, refetch } = useChat(id);
  if (
    error &&
    errorCode(error) !== "NOT_FOUND" &&
    errorCode(error) !== "BAD_REQUEST" &&
    !isUnauthorised(error)
  ) {
    return (
      <>
        <PageTitle title="Assessment" mb="lg" />
        <ErrorPanel
          message={errorMessage(error, "The assessment could not be loaded.")}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (chat && chat.questions.length > 0) return <OpenChat chat={chat} />;
  const loading = <Loading text="Loading assessment..." />;
  if (chat || (error && !isUnauthorised(error))) {
    return (
      <Suspense fallback={loading}>
        <NoChat />
      </Suspense>
    );
  }
  return loading;
}

function OpenChat({ chat }: { chat: ChatState }) {
  const navigate = useNavigate();
  const { id, title, description, status } = chat.attempt;
  /** One that was completed before leads to its results at once; one that is completed here says so first. */
  const [wasCompleted] = useState(status === "completed");
  const params = { id };
  if (wasCompleted) return <Navigate to="/assessment/$id/results" params={params} replace />;
  return (
    <>
      <div className={classes.top}>
        <div className={classes.names}>
          <PageTitle title={title} />
          {description && (
            <Text c="dimmed" mt={4} lineClamp={2} className={classes.description}>
              {description}
            </Text>
          )}
        </div>
        <div className={classes.buttons}>
          <ButtonLink
            to="/user-dashboard"
            variant="subtle"
            size="sm"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Back to Dashboard
          </ButtonLink>
          <ButtonLink
            to="/assessment/$id/start"
            params={params}
            variant="default"
            size="sm"
            leftSection={<IconForms size={18} aria-hidden />}
          >
            Answer via Form
          </ButtonLink>
        </div>
      </div>
      <ChatFrame
        chat={chat}
        onResults={() => void navigate({ to: "/assessment/$id/results", params, replace: true })}
      />
    </>
  );
}
