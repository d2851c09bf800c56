import { SKIP } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { type Intent, type Parsed, stored } from "../parse-result";
import { clarificationIn } from "./clarification";
import { isDistress } from "./distress";
import { editRequestIn } from "./edit-request";
import { faqTopicOf } from "./faq-topics";
import { isGibberish } from "./gibberish";
import { isInstruction } from "./instructions";
import { isReference, isSkipRequest, isUnsure, isWait } from "./skip-wait-unsure";
import { isAbuse, smallTalkIn, withoutStretches } from "./small-talk";
import { aboutAssessment, topicOf } from "./topics";
import {
  has,
  isPhrase,
  parseUtterance,
  startsWith,
  type Utterance,
  type UtteranceClause,
  unknownIn,
} from "./utterance";
import { isBareNumber, isBareYes } from "./vague-answers";

export interface DetectedIntent {
  readonly intent: Intent | { readonly kind: "skip" };
  /** False if other words of the message may answer a closed question. */
  readonly isWhole: boolean;
}

type Asked = Pick<AnswerableQuestion, "questionText" | "questionType" | "options"> &
  Partial<Pick<AnswerableQuestion, "answerKind">>;

/** Detects the intent of a message in any supported language; null when it has content. Linear time. */
export function detectIntent(message: string, question: Asked): DetectedIntent | null {
  const isOpen = question.questionType === "text";
  if (isDistress(message, [question.questionText, ...(question.options ?? [])]))
    return whole({ kind: "distress" });
  if (/^[?？؟⁇\s]+$/u.test(message)) return whole({ kind: "question", about: "meaning" });
  if (isGibberish(message)) return { intent: { kind: "noise" }, isWhole: isOpen };
  for (const utterance of parseUtterance(withoutStretches(message))) {
    const found = intentOf(utterance, message, question, isOpen);
    if (found !== null) return found;
  }
  return null;
}

const whole = (intent: DetectedIntent["intent"]): DetectedIntent => ({ intent, isWhole: true });

function intentOf(
  utterance: Utterance,
  message: string,
  question: Asked,
  isOpen: boolean,
): DetectedIntent | null {
  const found = (intent: DetectedIntent["intent"], isWhole = utterance.unknown === 0) => ({
    intent,
    isWhole,
  });
  const smallTalk = smallTalkIn(utterance, message);
  if (smallTalk !== null && isPhrase(utterance, "greet", "thanks", "parting"))
    return whole({ kind: smallTalk });
  if (isInstruction(utterance, isOpen)) return whole({ kind: "command" });
  const faqTopic = faqTopicOf(utterance, question);
  if (faqTopic !== null) return whole({ kind: "assessment", topic: faqTopic });
  const topic = topicOf(utterance, isOpen);
  const edit = editRequestIn(utterance, message);
  // "Oops, I meant to ask who reads this" is not an edit request.
  if (edit !== null && !(topic !== null && typeof edit.question !== "number"))
    return whole({ kind: "edit-request", ...edit });
  const before = topic === null ? [] : utterance.clauses.slice(0, topic.at);
  if (topic !== null && unknownIn(before) <= (isOpen ? 1 : 4))
    return found(aboutAssessment(topic.topic), before.every(isPrelude));
  if (isReference(utterance, isOpen)) return found({ kind: "reference" });
  if (isSkipRequest(utterance, isOpen)) return found({ kind: "skip" });
  if (isUnsure(utterance)) return whole({ kind: "unsure" });
  if (isAbuse(utterance, message)) return found({ kind: "abuse" });
  // "3, no wait, 2" is not a request to wait.
  if (isWait(utterance, question))
    return found({ kind: "wait" }, startsWith(utterance.clauses[0] ?? { hits: [] }, "wait"));
  if (smallTalk !== null) return found({ kind: smallTalk });
  const about = clarificationIn(utterance, isOpen);
  if (about !== null) return found({ kind: "question", about }, asksFirst(utterance));
  if (!isOpen) return null;
  if (isBareYes(utterance, question)) return whole({ kind: "bare-yes" });
  if (question.answerKind === "number") return null;
  return isBareNumber(utterance, message, question) ? whole({ kind: "bare-number" }) : null;
}

/** A clause before a question without content: "Hi!", "Oops". */
const isPrelude = (clause: UtteranceClause): boolean =>
  clause.unknown.length === 0 && has(clause, "greet", "thanks", "wrong");

/** Without a question mark, more words are content: "when we last hired it took a month". */
const MAX_WORDS_ASKED = 6;

/** True if the message is a question rather than a tentative answer such as "4?" or "how about marketing". */
function asksFirst({ clauses, unknown, words }: Utterance): boolean {
  const [first] = clauses;
  if (first === undefined || has(first, "offers")) return false;
  if (unknown === 0 || (first.asks && has(first, "mean"))) return true;
  const isMarked = clauses.some(({ hasMark }) => hasMark) || has(first, "you");
  return (isMarked || words <= MAX_WORDS_ASKED) && startsWith(first, "who", "why", "what", "ask", "opens");
}

/** Converts an intent to a parse result; a skip is stored as an answer. */
export const parsedIntent = ({ intent }: DetectedIntent): Parsed =>
  intent.kind === "skip" ? stored(SKIP) : { outcome: "intent", intent };
