import { Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { inOrder } from "#shared/domain/attempt";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ParticipantGate } from "../../parts/participant-gate";
import { errorCode, errorMessage, isUnauthorised } from "../../ui/errors";
import { IconArrowLeft, IconForms } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import { ChatFailure } from "./chat-failure";
import { ChatFrame } from "./chat-frame";
import classes from "./chat-page.module.css";
import { NoChat } from "./no-chat";
import { useChat } from "./use-chat";

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
  const failure = isUnauthorised(error) ? null : error;
  if (chat && !failure && chat.questions.length > 0) return <OpenChat chat={chat} />;
  if (!chat && !failure) return <Loading text="Loading assessment..." />;
  if (!failure || ["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(failure) ?? "")) return <NoChat />;
  return (
    <ChatFailure
      message={errorMessage(failure, "The assessment could not be loaded.")}
      onRetry={() => void refetch()}
    />
  );
}

function OpenChat({ chat }: { chat: ChatState }) {
  const navigate = useNavigate();
  const { id, title, description, status } = chat.attempt;
  /** One that was completed before leads to its results at once; one that is completed here says so first. */
  const [wasCompleted] = useState(status === "completed");
  const params = { id };
  /** The form opens where the conversation is; what was typed but not sent is kept as its draft. */
  const place = inOrder(chat.questions).findIndex((question) => question.id === chat.currentQuestionId) + 1;
  if (wasCompleted) return <Navigate to="/assessment/$id/results" params={params} replace />;
  return (
    <>
      <div className={classes.top}>
        <div className={classes.names}>
          <PageTitle title={title} />
          {description && (
            <Text c="dimmed" mt={4} lineClamp={2} dir="auto" className={classes.description}>
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
            search={place > 0 ? { q: place } : {}}
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
