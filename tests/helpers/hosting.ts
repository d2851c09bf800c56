import { refusalText } from "#server/chat-replies/reprompt";
import type { Talk } from "#server/chat-replies/reply-context";
import type { JudgedQuestion, Refusal } from "#server/answer-parser/parse-result";

const HOUSE = {
  name: "Acme Institute",
  privacyUrl: "https://acme.example/privacy",
  supportEmail: "help@acme.example",
};

/** A conversation in its third question, with nothing said yet. */
export const talkOf = (more: Partial<Talk> = {}): Talk => ({
  house: HOUSE,
  standing: { questionsLeft: 4, minutesLeft: 3, assistant: "built-in" },
  language: null,
  message: "…",
  said: [],
  heard: null,
  refusals: 0,
  given: [],
  offered: null,
  ...more,
});

/** The replies to refusals in a row, each knowing those before it. */
export function repliesTo(
  turns: readonly { question: JudgedQuestion; refusal: Refusal; message?: string; refusals?: number }[],
  language: string | null = null,
): string[] {
  const said: string[] = [];
  for (const { question, refusal, message = "…", refusals = 0 } of turns)
    said.push(refusalText(question, refusal, talkOf({ language, message, refusals, said: [...said] })));
  return said;
}

/** What a reply says sentence by sentence; what it lists is data. */
export const sentencesIn = (reply: string): string[] =>
  reply
    .split(/\n+/)
    .filter((line) => !/^(?:\d+\. |… )/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
