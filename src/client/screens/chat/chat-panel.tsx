import { Button, Paper } from "@mantine/core";
import { useEffect, useMemo, useRef } from "react";
import { isSkip } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { isAfterthought } from "#shared/domain/questions/question";
import { branding } from "../../api/branding";
import { Composer } from "../../components/answer/composer";
import { questionPosition, questionPositionText } from "../../components/answer/question-position";
import { QuickReplies } from "../../components/answer/quick-replies";
import { AnswersOffline } from "../../components/page/page-frame";
import { useMonotonicProgress } from "../../state/monotonic-progress";
import { focusWithKeyboard } from "../../ui/browser/focus";
import { useZone } from "../../ui/format/time-zone";
import { IconArrowDown } from "../../ui/layout/icons";
import { AiDisclosure } from "./ai-disclosure";
import { ChatHead } from "./chat-head";
import classes from "./chat-panel.module.css";
import { type Phase, shownMessages } from "./chat-reducer";
import { CompletionPanel } from "./completion-panel";
import { LogEntries, useLiveAfterPaint } from "./messages/message-log";
import { OutgoingMessage } from "./messages/outgoing-message";
import { SuggestedAction } from "./messages/suggested-action";
import { Suggestions } from "./messages/suggestions";
import { transcriptOf } from "./messages/transcript";
import { InQueue, StreamedReply, TypingDots, TypingStatus } from "./messages/typing";
import { useStickToEnd } from "./messages/use-stick-to-end";
import type { ChatController } from "./use-conversation";
import { useDraft } from "./use-draft";

interface ChatPanelProps {
  chatController: ChatController;
  onViewResults: () => void;
}

/** Phases in which the assistant's next message is about to appear. */
const WAITING: readonly Phase[] = ["welcome", "awaiting", "pausing"];

const LOG_ATTRIBUTES = { role: "log", "aria-label": "Conversation" };

/** Conversation log, quick replies and composer. */
export function ChatPanel({ chatController, onViewResults }: ChatPanelProps) {
  const { state, isEditing, editing, send, retry, recall, complete } = chatController;
  const { phase, chat, outgoing, isQueued, reply } = state;
  const { attempt, currentQuestionId } = chat;
  const questions = useMemo(
    () => visible(chat.questions, attempt.responses),
    [chat.questions, attempt.responses],
  );
  const question = questions.find(({ id }) => id === currentQuestionId);
  const { hidden, opened, resumedAt } = state;
  const zone = useZone();
  const messages = useMemo(() => shownMessages(chat, hidden), [chat, hidden]);
  const newest = messages.at(-1);
  const { offer, closest, readings } = newest?.metadata ?? {};
  const entries = useMemo(
    () => transcriptOf({ ...chat, ...attempt, messages, opened, resumedAt, zone }),
    [chat, attempt, messages, opened, resumedAt, zone],
  );
  const isAsking = phase === "asking";
  const isWaiting = WAITING.includes(phase);

  const scroller = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(attempt.id, currentQuestionId);
  const { hasNews, toEnd } = useStickToEnd(scroller, messages.length);
  const isLive = useLiveAfterPaint();

  useEffect(() => focusWithKeyboard(composer.current), []);
  const sending = outgoing?.clientMessageId;
  useEffect(() => {
    if (sending) toEnd();
  }, [sending, toEnd]);

  const mayNeedTopic = question?.questionType === "text" && !isAfterthought(question, questions);

  function press(text: string): void {
    send(text);
    focusWithKeyboard(composer.current);
  }

  function sendDraft(): void {
    send(draft.text, offer && newest?.id);
    draft.clear();
  }

  function sendAgain(): void {
    retry();
    focusWithKeyboard(composer.current);
  }

  function takeBack(): void {
    const recalledText = outgoing && !isSkip(outgoing.text) ? outgoing.text : "";
    // The unsent message goes above newer text. After a reload both are the same text.
    draft.write([...new Set([recalledText, draft.text])].filter(Boolean).join("\n"));
    recall();
    composer.current?.focus();
  }

  return (
    <Paper
      component="section"
      withBorder
      radius="xl"
      className={classes.panel}
      aria-label="AI Assessment Chatbot"
    >
      <ChatHead
        place={questionPositionText(questionPosition(chat.questions, attempt.responses, currentQuestionId))}
        progress={useMonotonicProgress(attempt.id, attempt.progress)}
      />
      <AnswersOffline />
      <div className={classes.view}>
        <div ref={scroller} className={classes.scroller}>
          <div className={classes.content}>
            <div {...(isLive && LOG_ATTRIBUTES)}>
              <AiDisclosure assistant={chat.assistant} />
              <LogEntries entries={entries} editing={editing} />
            </div>
            {outgoing && <OutgoingMessage outgoing={outgoing} onRetry={sendAgain} onEdit={takeBack} />}
            {reply !== "" && <StreamedReply text={reply} />}
            {isWaiting && reply === "" && <TypingDots isFirst={phase === "awaiting"} />}
            {phase === "awaiting" && isQueued && <InQueue />}
            {(isAsking || phase === "ready") && (
              <SuggestedAction
                message={newest}
                questions={questions}
                all={chat.questions}
                current={question}
                editing={editing}
                onReply={press}
              />
            )}
            {isAsking && question && (
              <QuickReplies
                key={question.id}
                question={question}
                closest={closest}
                suggested={offer?.questionId === question.id ? [offer.answer] : readings}
                onReply={press}
              />
            )}
          </div>
        </div>
        {hasNews && (
          <Button
            className={classes.pill}
            radius="xl"
            onClick={() => toEnd()}
            rightSection={<IconArrowDown size={16} aria-hidden />}
          >
            New message
          </Button>
        )}
      </div>
      <TypingStatus isTyping={phase === "awaiting"} isQueued={isQueued} />
      <div role="status">
        <CompletionPanel
          phase={phase}
          isEditing={isEditing}
          onComplete={complete}
          onViewResults={onViewResults}
        />
      </div>
      {isAsking && mayNeedTopic && draft.text === "" && !outgoing && (
        <Suggestions
          after={messages.length}
          topics={chat.suggestions ?? branding.suggestedTopics}
          onPick={(topic) => {
            draft.write(topic);
            composer.current?.focus();
          }}
        />
      )}
      <Composer
        ref={composer}
        text={draft.text}
        onChange={draft.write}
        onSend={sendDraft}
        isWaiting={isWaiting && phase !== "welcome"}
        isOpening={phase === "welcome"}
        isDone={!isAsking && !isWaiting}
        placeholder={
          phase === "closing" || phase === "analyzing" ? "Analyzing responses..." : "Type your answer here..."
        }
      />
    </Paper>
  );
}
