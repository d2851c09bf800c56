import { answerText, isAnswered } from "#shared/domain/answer";
import type { AnsweredQuestion } from "../assistant";
import { TOPICS, type Topic } from "./topics";

/** "What is your biggest obstacle?" can be about anything: where somebody says what it is, that counts for more. */
const SAID_WEIGHT = 2;

/** The topic that a question and its answer are about; undefined when none is named. */
export function topicOf({ question, answer }: AnsweredQuestion): Topic | undefined {
  const asked = [question.questionText, question.analysisPrompt ?? ""].join(" ");
  const said = answer !== null && isAnswered(answer) ? answerText(answer) : "";
  let best: Topic | undefined;
  let bestScore = 0;
  for (const topic of TOPICS) {
    const score = mentions(asked, topic) + SAID_WEIGHT * mentions(said, topic);
    if (score > bestScore) {
      best = topic;
      bestScore = score;
    }
  }
  return best;
}

/** How many different words of the topic a text holds. */
export function mentions(text: string, topic: Topic): number {
  return new Set((text.match(topic.words) ?? []).map((word) => word.toLowerCase())).size;
}

const TASK =
  /^(?:please\s+)?(?:look(?:ing)? (?:at|for|into)|focus(?:ing)? on|consider|assess|evaluate|analy[sz]e|examine|review|check|explore|comment on|pay attention to)\s+(?:the\s+|their\s+|his\s+|her\s+|how\s+)?/i;
const LONGEST_HEADING = 60;

/**
 * A heading taken from an author's guidance: "Look at cash flow and runway." gives "Cash flow and runway".
 * Undefined when the guidance is not of that kind; it is written for an analyst and never shown as it stands.
 */
export function headingFrom(guidance: string | null): string | undefined {
  const task = guidance?.trim().match(TASK)?.[0];
  if (guidance === null || task === undefined || /how\s+$/i.test(task)) return undefined;
  const subject = (
    guidance
      .trim()
      .slice(task.length)
      .split(/[.;:!?\n(]|, (?:and|then) | and (?:suggest|recommend|give|flag)/i)[0] ?? ""
  ).trim();
  if (subject.length < 3 || subject.length > LONGEST_HEADING) return undefined;
  const addressed = subject.replace(
    /\b(?:(?:the )?(?:participant|respondent|user)['’]s|their|his|her)\b/gi,
    "your",
  );
  return addressed.charAt(0).toUpperCase() + addressed.slice(1);
}
