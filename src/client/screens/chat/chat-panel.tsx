import { Button, Paper } from "@mantine/core";
import { useEffect, useMemo, useRef } from "react";
import { isSkip } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { isAfterthought } from "#shared/domain/question";
import { useFurthest } from "../../data/furthest";
import { AnswersOffline } from "../../parts/answers-offline";
import { Composer } from "../../parts/composer";
import { placeOf, placeText } from "../../parts/place";
import { QuickReplies } from "../../parts/quick-replies";
import { IconArrowDown } from "../../ui/icons";
import { focusWithKeyboard } from "../../ui/pointer";
import { useZone } from "../../ui/zone";
import { ChatHead } from "./chat-head";
import classes from "./chat-panel.module.css";
import { type Phase, shownMessages } from "./conversation";
import { Disclosure } from "./disclosure";
import { Finish } from "./finish";
import { LogEntries, useLiveAfterPaint } from "./log";
import { Offered } from "./offered";
import { OutgoingMessage } from "./outgoing-message";
import { StreamedReply } from "./streamed-reply";
import { Suggestions } from "./suggestions";
import { transcriptOf } from "./transcript";
import { InQueue, TypingDots, TypingStatus } from "./typing";
import type { Conversing } from "./use-conversation";
import { useDraft } from "./use-draft";
import { useStickToEnd } from "./use-stick-to-end";

interface ChatPanelProps {
  conversing: Conversing;
  onViewResults: () => void;
}

/** The assistant is about to say something. */
const WAITING: readonly Phase[] = ["welcome", "awaiting", "pausing"];

const LIVE = { role: "log", "aria-label": "Conversation" };

/** The conversation: what was said, what can be answered at a press, and where answers are typed. */
export function ChatPanel({ conversing, onViewResults }: ChatPanelProps) {
  const { state, isEditing, editing, send, retry, recall, complete } = conversing;
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
  const { offer, closest } = newest?.metadata ?? {};
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
    const taken = outgoing && !isSkip(outgoing.text) ? outgoing.text : "";
    // Above what was typed since; after a reload that is the same.
    draft.write([...new Set([taken, draft.text])].filter(Boolean).join("\n"));
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
        place={placeText(placeOf(chat.questions, attempt.responses, currentQuestionId))}
        progress={useFurthest(attempt.id, attempt.progress)}
      />
      <AnswersOffline />
      <div className={classes.view}>
        <div ref={scroller} className={classes.scroller}>
          <div className={classes.content}>
            <div {...(isLive && LIVE)}>
              <Disclosure assistant={chat.assistant} />
              <LogEntries entries={entries} editing={editing} />
            </div>
            {outgoing && <OutgoingMessage outgoing={outgoing} onRetry={sendAgain} onEdit={takeBack} />}
            {reply !== "" && <StreamedReply text={reply} />}
            {isWaiting && reply === "" && <TypingDots isFirst={phase === "awaiting"} />}
            {phase === "awaiting" && isQueued && <InQueue />}
            {(isAsking || phase === "ready") && (
              <Offered
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
                suggested={offer?.questionId === question.id ? offer.answer : null}
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
        <Finish phase={phase} isEditing={isEditing} onComplete={complete} onViewResults={onViewResults} />
      </div>
      {isAsking && mayNeedTopic && draft.text === "" && !outgoing && (
        <Suggestions
          after={messages.length}
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
