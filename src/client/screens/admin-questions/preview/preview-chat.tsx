import { Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { trpc } from "../../../data/trpc";
import { Composer } from "../../../parts/composer";
import { MessageBubble } from "../../../parts/message-bubble";
import { QuickReplies } from "../../../parts/quick-replies";
import { failureMessage } from "../../../ui/errors";
import { FormError } from "../../../ui/form-error";
import type { Question } from "../editor-types";
import classes from "./preview.module.css";
import { TrialEnd } from "./trial-end";
import type { Trial } from "./use-trial";

interface Said {
  author: "user" | "bot";
  content: string;
  metadata: MessageMetadata;
  at: Date;
}

const asking = ({ questionText }: Question): Said => ({
  author: "bot",
  content: questionText,
  metadata: { kind: "question" },
  at: new Date(),
});
const saying = (author: Said["author"], content: string): Said => ({
  author,
  content,
  metadata: author === "bot" ? { kind: "reply", isPlain: true } : { kind: "answer" },
  at: new Date(),
});

/** The chat on trial: its own bubbles, the server's rules, no model; what is said is thrown away. */
export function PreviewChat({ trial }: { trial: Trial }) {
  const { open } = trial;
  const [said, setSaid] = useState<readonly Said[]>(() => (open ? [asking(open)] : []));
  const [text, setText] = useState("");
  const composer = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const judge = trpc.admin.questions.preview.useMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when something was said
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);

  function send(question: Question, message: string): void {
    if (judge.isPending || message.trim() === "") return;
    judge.mutate(
      { id: question.id, message },
      {
        onSuccess: ({ response, answer }) => {
          const next = answer === null ? undefined : trial.answer(question, answer).open;
          const reply = saying("bot", response);
          setSaid((before) => [...before, saying("user", message), reply, ...(next ? [asking(next)] : [])]);
          setText("");
          composer.current?.focus();
        },
      },
    );
  }

  return (
    <Stack gap="md">
      <div ref={log} role="log" aria-label="Conversation" className={classes.log}>
        {said.map(({ author, content, metadata, at }, index) => (
          <MessageBubble
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows
            key={index}
            author={author}
            content={content}
            metadata={metadata}
            sentAt={at}
            isFirst={said[index - 1]?.author !== author}
            tabIndex={index === said.length - 1 ? 0 : -1}
          />
        ))}
      </div>
      <FormError message={failureMessage(judge.error, "The message could not be judged.")} />
      {open ? (
        <>
          <QuickReplies key={open.id} question={open} onReply={(reply) => send(open, reply)} />
          <Composer
            ref={composer}
            text={text}
            onChange={setText}
            onSend={() => send(open, text)}
            isWaiting={judge.isPending}
            isDone={false}
            placeholder="Type your answer here..."
          />
        </>
      ) : (
        <TrialEnd trial={trial} />
      )}
    </Stack>
  );
}
