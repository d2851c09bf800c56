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

type AskedQuestion = Pick<AnswerableQuestion, "questionText" | "questionType" | "options"> &
  Partial<Pick<AnswerableQuestion, "answerKind">>;

/** Detects the intent of a message in any supported language; null when it has content. Linear time. */
export function detectIntent(message: string, question: AskedQuestion): DetectedIntent | null {
  const isOpen = question.questionType === "text";
  if (isDistress(message, [question.questionText, ...(question.options ?? [])]))
    return makeWholeIntent({ kind: "distress" });
  if (/^[?？؟⁇\s]+$/u.test(message)) return makeWholeIntent({ kind: "question", about: "meaning" });
  if (isGibberish(message)) return { intent: { kind: "noise" }, isWhole: isOpen };
  for (const utterance of parseUtterance(withoutStretches(message))) {
    const detected = intentOf(utterance, message, question, isOpen);
    if (detected !== null) return detected;
  }
  return null;
}

const makeWholeIntent = (intent: DetectedIntent["intent"]): DetectedIntent => ({ intent, isWhole: true });

function intentOf(
  utterance: Utterance,
  message: string,
  question: AskedQuestion,
  isOpen: boolean,
): DetectedIntent | null {
  const makeIntent = (intent: DetectedIntent["intent"], isWhole = utterance.unknown === 0) => ({
    intent,
    isWhole,
  });
  const smallTalk = smallTalkIn(utterance, message);
  if (smallTalk !== null && isPhrase(utterance, "greet", "thanks", "parting"))
    return makeWholeIntent({ kind: smallTalk });
  if (isInstruction(utterance, isOpen)) return makeWholeIntent({ kind: "command" });
  const faqTopic = faqTopicOf(utterance, question);
  if (faqTopic !== null) return makeWholeIntent({ kind: "assessment", topic: faqTopic });
  const topic = topicOf(utterance, isOpen);
  const edit = editRequestIn(utterance, message);
  // "Oops, I meant to ask who reads this" is not an edit request.
  if (edit !== null && !(topic !== null && typeof edit.question !== "number"))
    return makeWholeIntent({ kind: "edit-request", ...edit });
  const clausesBefore = topic === null ? [] : utterance.clauses.slice(0, topic.at);
  if (topic !== null && unknownIn(clausesBefore) <= (isOpen ? 1 : 4))
    return makeIntent(aboutAssessment(topic.topic), clausesBefore.every(isPrelude));
  if (isReference(utterance, isOpen)) return makeIntent({ kind: "reference" });
  if (isSkipRequest(utterance, isOpen)) return makeIntent({ kind: "skip" });
  if (isUnsure(utterance)) return makeWholeIntent({ kind: "unsure" });
  if (isAbuse(utterance, message)) return makeIntent({ kind: "abuse" });
  // "3, no wait, 2" is not a request to wait.
  if (isWait(utterance, question))
    return makeIntent({ kind: "wait" }, startsWith(utterance.clauses[0] ?? { hits: [] }, "wait"));
  if (smallTalk !== null) return makeIntent({ kind: smallTalk });
  const about = clarificationIn(utterance, isOpen);
  if (about !== null) return makeIntent({ kind: "question", about }, asksFirst(utterance));
  if (!isOpen) return null;
  if (isBareYes(utterance, question)) return makeWholeIntent({ kind: "bare-yes" });
  if (question.answerKind === "number") return null;
  return isBareNumber(utterance, message, question) ? makeWholeIntent({ kind: "bare-number" }) : null;
}

/** A clause before a question without content: "Hi!", "Oops". */
const isPrelude = (clause: UtteranceClause): boolean =>
  clause.unknown.length === 0 && has(clause, "greet", "thanks", "wrong");

/** Without a question mark, more words are content: "when we last hired it took a month". */
const MAX_QUESTION_WORDS = 6;

/** True if the message is a question rather than a tentative answer such as "4?" or "how about marketing". */
function asksFirst({ clauses, unknown, words }: Utterance): boolean {
  const [first] = clauses;
  if (first === undefined || has(first, "offers")) return false;
  if (unknown === 0 || (first.asks && has(first, "mean"))) return true;
  const isMarked = clauses.some(({ hasMark }) => hasMark) || has(first, "you");
  return (isMarked || words <= MAX_QUESTION_WORDS) && startsWith(first, "who", "why", "what", "ask", "opens");
}

/** Converts an intent to a parse result; a skip is stored as an answer. */
export const parsedIntent = ({ intent }: DetectedIntent): Parsed =>
  intent.kind === "skip" ? stored(SKIP) : { outcome: "intent", intent };
