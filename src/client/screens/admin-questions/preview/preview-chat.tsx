import { Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { trpc } from "../../../api/trpc";
import { Composer } from "../../../components/answer/composer";
import { MessageBubble } from "../../../components/answer/message-bubble";
import { QuickReplies } from "../../../components/answer/quick-replies";
import { failureMessage } from "../../../ui/feedback/errors";
import { FormErrorText } from "../../../ui/form/form-error";
import type { EditedQuestion } from "../editor/editor-types";
import classes from "./preview.module.css";
import type { PreviewRun } from "./preview-run";
import { PreviewEnd } from "./preview-run";

interface PreviewMessage {
  author: "user" | "bot";
  content: string;
  metadata: MessageMetadata;
  at: Date;
}

const makeQuestionMessage = ({ questionText }: EditedQuestion): PreviewMessage => ({
  author: "bot",
  content: questionText,
  metadata: { kind: "question" },
  at: new Date(),
});
const makeMessage = (author: PreviewMessage["author"], content: string): PreviewMessage => ({
  author,
  content,
  metadata: author === "bot" ? { kind: "reply", isPlain: true } : { kind: "answer" },
  at: new Date(),
});

/** Chat preview with real bubbles and the server's rules, but no model. Nothing is stored. */
export function PreviewChat({ trial }: { trial: PreviewRun }) {
  const { open } = trial;
  const [messages, setMessages] = useState<readonly PreviewMessage[]>(() =>
    open ? [makeQuestionMessage(open)] : [],
  );
  const [text, setText] = useState("");
  const composer = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const parseAnswer = trpc.admin.questions.preview.useMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each new message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);

  function send(question: EditedQuestion, message: string): void {
    if (parseAnswer.isPending || message.trim() === "") return;
    parseAnswer.mutate(
      { id: question.id, message },
      {
        onSuccess: ({ response, answer }) => {
          const next = answer === null ? undefined : trial.answer(question, answer).open;
          const reply = makeMessage("bot", response);
          setMessages((before) => [
            ...before,
            makeMessage("user", message),
            reply,
            ...(next ? [makeQuestionMessage(next)] : []),
          ]);
          setText("");
          composer.current?.focus();
        },
      },
    );
  }

  return (
    <Stack gap="md">
      <div ref={log} role="log" aria-label="Conversation" className={classes.log}>
        {messages.map(({ author, content, metadata, at }, index) => (
          <MessageBubble
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows
            key={index}
            author={author}
            content={content}
            metadata={metadata}
            sentAt={at}
            isFirst={messages[index - 1]?.author !== author}
            tabIndex={index === messages.length - 1 ? 0 : -1}
          />
        ))}
      </div>
      <FormErrorText message={failureMessage(parseAnswer.error, "Couldn't check this answer. Try again.")} />
      {open ? (
        <>
          <QuickReplies key={open.id} question={open} onReply={(reply) => send(open, reply)} />
          <Composer
            ref={composer}
            text={text}
            onChange={setText}
            onSend={() => send(open, text)}
            isWaiting={parseAnswer.isPending}
            isDone={false}
            placeholder="Type your answer here..."
          />
        </>
      ) : (
        <PreviewEnd trial={trial} />
      )}
    </Stack>
  );
}
