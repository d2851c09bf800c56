import type { NotStored } from "#server/answer-parser/parse-result";
import type { ChatQuestion, ReplyContext } from "#server/chat-replies/reply-context";
import { repromptText } from "#server/chat-replies/reprompt";

const ORGANIZATION = {
  name: "Acme Institute",
  privacyUrl: "https://acme.example/privacy",
  supportEmail: "help@acme.example",
};

/** The context of a conversation at its third question, before any reply. */
export const contextOf = (more: Partial<ReplyContext> = {}): ReplyContext => ({
  organization: ORGANIZATION,
  progress: { questionsLeft: 4, minutesLeft: 3, assistant: "built-in" },
  language: null,
  message: "…",
  earlierReplies: [],
  writtenLanguage: null,
  refusals: 0,
  pending: null,
  ...more,
});

/** The replies to messages in a row that were not stored; each one knows those before it. */
export function repliesTo(
  turns: readonly { question: ChatQuestion; parsed: NotStored; message?: string; refusals?: number }[],
  language: string | null = null,
): string[] {
  const said: string[] = [];
  for (const { question, parsed, message = "…", refusals = 0 } of turns)
    said.push(
      repromptText(question, parsed, contextOf({ language, message, refusals, earlierReplies: [...said] })),
    );
  return said;
}

/** The sentences of a reply, without the options that it lists. */
export const sentencesIn = (reply: string): string[] =>
  reply
    .split(/\n+/)
    .filter((line) => !/^(?:\d+\. |… )/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
