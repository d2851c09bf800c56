import { Box, Paper, Text, Title } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ComponentProps, memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { ChatState, LiveAttemptStatus } from "#shared/contracts/chat";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import { AttemptSubscription } from "../../components/attempt/attempt-subscription";
import { PageFrame } from "../../components/page/page-frame";
import { TemplateLanguage } from "../../components/template/template-language";
import { Dialog } from "../../ui/dialog/dialog";
import { AiDisclosure } from "./ai-disclosure";
import { AnswersList } from "./answers/answers-list";
import { ChatBar, type ChatView } from "./chat-bar";
import { ChatPanel } from "./chat-panel";
import { isNews } from "./chat-reducer";
import classes from "./chat-screen.module.css";
import { type ChatController, useConversation } from "./use-conversation";

interface ChatScreenProps {
  /** Initial state of the conversation; use the attempt's id as the key. */
  chat: ChatState;
  /** Defaults to the assessment's title and description. */
  title?: string;
  /** Sidebar; defaults to the list of answers. */
  sidebar?: (chat: ChatState) => ReactNode;
}

/** Chat layout: toolbar, conversation, and a sidebar that is a drawer on phones. */
export function ChatScreen({ chat: opened, title, sidebar }: ChatScreenProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const params = { id: opened.attempt.id };
  const toResults = () => void navigate({ to: "/assessment/$id/results", params, replace: true });
  const chatController = useConversation(opened, toResults);
  const [shown, setShown] = useState<ChatView>();
  const { chat } = chatController.state;
  const { editing } = chatController;
  const { attempt, currentQuestionId, questions } = chat;
  /** Opens the form at the current question; unsent text is kept as its draft. */
  const place = sortQuestions(questions).findIndex((question) => question.id === currentQuestionId) + 1;
  const answers = { questions, responses: attempt.responses, editing };
  const isAtEnd = currentQuestionId === null;

  // Preloads the results page while the participant reviews the answers.
  useEffect(() => {
    if (isAtEnd) void router.preloadRoute({ to: "/assessment/$id/results", params: { id: attempt.id } });
  }, [router, isAtEnd, attempt.id]);

  return (
    <TemplateLanguage language={attempt.language}>
      <PageFrame width="chat" fillsPhone>
        <ChatBar
          title={title ?? attempt.title}
          description={title ? null : attempt.description}
          language={title ? null : attempt.language}
          attemptId={attempt.id}
          place={place}
          onShow={setShown}
        />
        <div className={classes.frame}>
          <ChatPanel chatController={chatController} onViewResults={toResults} />
          <div className={classes.beside}>{sidebar ? sidebar(chat) : <AnswersAside {...answers} />}</div>
        </div>
        <LiveUpdates chatController={chatController} />
        <Dialog
          opened={shown === "answers"}
          onClose={() => setShown(undefined)}
          place="right"
          width="min(360px, 90vw)"
          title="Your answers"
        >
          <AnswersList {...answers} />
        </Dialog>
        <AboutChat chat={chat} opened={shown === "about"} onClose={() => setShown(undefined)} />
      </PageFrame>
    </TemplateLanguage>
  );
}

interface AboutChatProps {
  chat: ChatState;
  opened: boolean;
  onClose: () => void;
}

/** Phones only: the full title and description, and the AI disclosure. */
function AboutChat({ chat: { attempt, assistant }, opened, onClose }: AboutChatProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="About this chat">
      <Text fw={600}>{attempt.title}</Text>
      {attempt.description && (
        <Text mt={4} className="paragraphs">
          {attempt.description}
        </Text>
      )}
      <Box mt="md">
        <AiDisclosure assistant={assistant} />
      </Box>
    </Dialog>
  );
}

/** Wide screens only. */
const AnswersAside = memo(function AnswersAside(props: ComponentProps<typeof AnswersList>) {
  return (
    <Paper component="aside" withBorder radius="xl" className={classes.aside} aria-label="Your answers">
      <Title order={2} size="h3" px="xs" mb="xs">
        Your answers
      </Title>
      <AnswersList {...props} />
    </Paper>
  );
});

/** Follows other tabs and devices: answers, messages, completion and deletion. Waits while a turn is running here. */
function LiveUpdates({ chatController }: { chatController: ChatController }) {
  const { state, follow, complete, leaveDeleted } = chatController;
  const [now, setNow] = useState<LiveAttemptStatus>();
  const handledStatus = useRef<LiveAttemptStatus>(undefined);
  const isIdle = state.phase === "asking" || state.phase === "ready";
  useEffect(() => {
    if (!now || !isIdle || handledStatus.current === now) return;
    handledStatus.current = now;
    if (now.status === "completed") complete();
    else if (isNews(state.chat, now)) follow();
  }, [now, isIdle, state.chat, follow, complete]);
  return <AttemptSubscription attemptId={state.chat.attempt.id} onNow={setNow} onDeleted={leaveDeleted} />;
}
