import type { NotStored } from "#server/answer-parser/parse-result";
import type { ChatQuestion, ReplyContext } from "#server/chat-replies/reply-context";
import { repromptText } from "#server/chat-replies/reprompt";

const ORGANIZATION = {
  name: "Acme Institute",
  privacyUrl: "https://acme.example/privacy",
  supportEmail: "help@acme.example",
};

/** Context of a reply at the third question, without earlier replies. */
export const contextOf = (overrides: Partial<ReplyContext> = {}): ReplyContext => ({
  organization: ORGANIZATION,
  progress: { questionsLeft: 4, minutesLeft: 3, assistant: "built-in" },
  language: null,
  message: "…",
  earlierReplies: [],
  writtenLanguage: null,
  refusals: 0,
  pending: null,
  ...overrides,
});

/** Replies to consecutive messages that weren't stored; each knows the earlier ones. */
export function repliesTo(
  turns: readonly { question: ChatQuestion; parsed: NotStored; message?: string; refusals?: number }[],
  language: string | null = null,
): string[] {
  const replies: string[] = [];
  for (const { question, parsed, message = "…", refusals = 0 } of turns)
    replies.push(
      repromptText(
        question,
        parsed,
        contextOf({ language, message, refusals, earlierReplies: [...replies] }),
      ),
    );
  return replies;
}

/** The sentences of a reply, without its list of options. */
export const sentencesIn = (reply: string): string[] =>
  reply
    .split(/\n+/)
    .filter((line) => !/^(?:\d+\. |… )/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
