import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { ChatState } from "#shared/contracts/chat";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import { PageFrame } from "../../components/page/page-frame";
import { TemplateLanguage } from "../../components/template/template-language";
import { Dialog } from "../../ui/dialog/dialog";
import { AboutChat } from "./about-chat";
import { AnswersAside } from "./answers/answers-aside";
import { AnswersList } from "./answers/answers-list";
import { ChatBar, type ChatView } from "./chat-bar";
import { ChatPanel } from "./chat-panel";
import classes from "./chat-screen.module.css";
import { LiveUpdates } from "./live-updates";
import { useConversation } from "./use-conversation";

interface ChatScreenProps {
  /** The conversation as it was opened; give a key by attempt. */
  chat: ChatState;
  /** The page's name; the assessment's, with its description, when left out. */
  title?: string;
  /** What stands beside the conversation; the answers when left out. */
  aside?: (chat: ChatState) => ReactNode;
}

/** The page of a conversation: what leads away from it, and what stands beside it, which on a phone is a menu. */
export function ChatScreen({ chat: opened, title, aside }: ChatScreenProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const params = { id: opened.attempt.id };
  const toResults = () => void navigate({ to: "/assessment/$id/results", params, replace: true });
  const conversing = useConversation(opened, toResults);
  const [shown, setShown] = useState<ChatView>();
  const { chat } = conversing.state;
  const { editing } = conversing;
  const { attempt, currentQuestionId, questions } = chat;
  /** The form opens where the conversation is; what was typed but not sent is kept as its draft. */
  const place = sortQuestions(questions).findIndex((question) => question.id === currentQuestionId) + 1;
  const answers = { questions, responses: attempt.responses, editing };
  const isAtEnd = currentQuestionId === null;

  // Their part of the code comes while the answers are looked at.
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
          <ChatPanel conversing={conversing} onViewResults={toResults} />
          <div className={classes.beside}>{aside ? aside(chat) : <AnswersAside {...answers} />}</div>
        </div>
        <LiveUpdates conversing={conversing} />
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
