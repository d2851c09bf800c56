import { type AnswerValue, SKIP } from "#shared/domain/answer";
import { scaleLabel } from "#shared/domain/question";
import { listed } from "../../advice/words";
import { askOnce } from "../../judge/ask-once";
import { MAX_REFUSALS, type Turn } from "../port";
import { pick } from "./wording";

interface Reply {
  answer: AnswerValue | null;
  response: string;
}

const SHORT_REPLIES = [
  "Noted.",
  "All right, that is noted.",
  "Thanks, I have written that down.",
  "Understood.",
] as const;
const LONG_REPLIES = [
  "Thank you. That is noted in your own words.",
  "Thanks for taking the time to describe it. It is saved as you wrote it.",
  "Understood. I have kept all of it.",
  "Thank you, that is written down as you put it.",
] as const;
const SHORT_WORDS = 8;
const LISTED_OPTIONS = 8;

/**
 * The built-in assistant's reply to what the rules could not decide. An open text is taken as it stands, for the rules
 * have already ruled out noise, skips and questions back; only "idk" and its like are asked about, once. A rating or a choice that was not understood is asked for again,
 * with what can be answered; where it may be skipped, the third try skips it.
 */
export function replyTo(turn: Turn): Reply {
  const { question, message } = turn;
  if (question.questionType === "text") {
    const doubt = turn.refusals === 0 && turn.earlier === null ? askOnce(question, message) : null;
    if (doubt !== null) return { answer: null, response: doubt };
    const replies = message.trim().split(/\s+/).length <= SHORT_WORDS ? SHORT_REPLIES : LONG_REPLIES;
    return {
      answer: message.trim(),
      response: pick(replies, question.questionText + message),
    };
  }
  if (!question.isRequired && turn.refusals >= MAX_REFUSALS) {
    return {
      answer: SKIP,
      response: "Let us leave this one open. You can still answer it before you finish.",
    };
  }
  return { answer: null, response: askAgain(turn) };
}

function askAgain({ question }: Turn): string {
  const skip = question.isRequired ? "" : ' You can also type "skip".';
  if (question.questionType === "rating") {
    return `I could not tell which rating you mean. Please type a number from 1 (${scaleLabel(question, "1") || "lowest"}) to 5 (${scaleLabel(question, "5") || "highest"}).${skip}`;
  }
  const options = question.options ?? [];
  if (options.length === 0 || options.length > LISTED_OPTIONS) {
    return `I could not match that to one of the options. Please type the option's number or its name.${skip}`;
  }
  return `I could not match that to one of the options. Please type its number or its name: ${listed(options.map((option, index) => `${index + 1} ${option}`))}.${skip}`;
}
