import type { ChatMessage } from "#shared/contracts/chat";
import { numberedLine } from "../../chat-replies/prompt-for-answer";
import { answerNamed } from "../../answer-parser/yes-no-reply";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Judgement } from "../../answer-parser/parse-result";
import type { AttemptQuestion } from "../attempts/sitting";

/** A lone number that may mean several options, or none. */
const OPEN_TO_THE_LIST = ["ambiguous", "unclear", "out-of-range", "none"];

/**
 * A number by itself, once a reply listed the options with theirs and asked for one, is of that list, whatever else it
 * may count. Null where it is not, or is read already.
 * @param about what was said about the question
 */
export function byList(
  question: AttemptQuestion,
  about: readonly ChatMessage[],
  message: string,
  judgement: Judgement,
): Judgement | null {
  const { questionType, options } = question;
  if (questionType !== "multiple_choice" || judgement.outcome !== "rejected") return null;
  if (!OPEN_TO_THE_LIST.includes(judgement.refusal.reason)) return null;
  const named = answerNamed(message);
  if (named === null || named.words !== null || typeof named.place !== "number") return null;
  const option = options?.[named.place - 1];
  if (option === undefined) return null;
  const line = numberedLine(option, named.place - 1);
  const listedAt = about.findIndex(
    ({ role, content, metadata }) => role === "bot" && metadata.kind === "reply" && hasLine(content, line),
  );
  // Who said it before there was a list, and insists, may mean how many.
  const isCount = about
    .slice(0, Math.max(0, listedAt))
    .some(({ role, content }) => role === "user" && answerNamed(content)?.place === named.place);
  if (listedAt < 0 || isCount) return null;
  const said = judgeAnswer(question, option);
  return said.outcome === "accepted" ? { ...said, understoodAs: option } : null;
}

const hasLine = (content: string, line: string) => content.split("\n").includes(line);
