import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { AssessmentFailure } from "../../components/attempt/assessment-failure";
import { PageFrame } from "../../components/page/page-frame";
import { HiddenTitle } from "../../components/page/page-title";
import { ParticipantGate } from "../../components/sign-in/participant-gate";
import { EmptyState } from "../../ui/feedback/empty-state";
import { errorMessage, isMissing, isUnauthorized } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { IconMessageCircle } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { ChatScreen } from "./chat-screen";
import { useChat } from "./use-chat";

const route = getRouteApi("/assessment/$id/chat");

/** Chat page of an attempt. */
export function ChatPage() {
  const { id } = route.useParams();
  return (
    <ParticipantGate>
      <Chat key={id} id={id} />
    </ParticipantGate>
  );
}

function Chat({ id }: { id: number }) {
  const { data: chat, error, refetch } = useChat(id);
  const failure = isUnauthorized(error) ? null : error;
  if (chat && !failure && chat.questions.length > 0) return <OpenChat chat={chat} />;
  const isLoading = !chat && !failure;
  const hasNothing = !failure || isMissing(failure);
  return (
    <PageFrame width="chat" fillsPhone={isLoading}>
      {isLoading ? (
        <Loading text="Loading assessment..." />
      ) : hasNothing ? (
        <ChatUnavailable />
      ) : (
        <AssessmentFailure
          message={errorMessage(failure, "Couldn't load the assessment.")}
          onRetry={() => void refetch()}
        />
      )}
    </PageFrame>
  );
}

/** Redirects to the results if the attempt was completed before the page opened. */
function OpenChat({ chat }: { chat: ChatState }) {
  const { id, status } = chat.attempt;
  const [wasCompleted] = useState(status === "completed");
  if (wasCompleted) return <Navigate to="/assessment/$id/results" params={{ id }} replace />;
  return <ChatScreen chat={chat} />;
}

/** Shown when the attempt doesn't exist, belongs to someone else or has no questions. */
function ChatUnavailable() {
  return (
    <>
      <HiddenTitle title="Assessment" />
      <EmptyState
        icon={<IconMessageCircle size={28} aria-hidden />}
        title="Assessment not found or has no questions."
        action={<ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>}
      />
    </>
  );
}
