import { isAnswered } from "#shared/domain/answer";
import type { AdviceRequest, AnsweredQuestion } from "../assistant";
import { mentions, topicOf } from "./topic-of";
import type { Topic } from "./topics";

/** A rating with what it means: `level` is high when things are good, whichever way the question is put. */
export interface Rated {
  entry: AnsweredQuestion;
  value: number;
  level: number;
}

/** Answers about one thing, read together. */
export interface Finding {
  topic: Topic | undefined;
  ratings: Rated[];
  choices: AnsweredQuestion[];
  texts: AnsweredQuestion[];
  /** How good things are, 1 to 5: the lowest rating; without ratings a little above the middle. */
  level: number;
}

export const WEAK = 2;
export const STRONG = 4;
const TOP = 5;

/** "How stressed are you?": here a high number is the bad news. */
const BAD_WHEN_HIGH =
  /\bhow (?:stress\w*|difficult|hard|worried|worrying|risky|painful|overwhelm\w*|dependent|exposed|frustrat\w*|vulnerable)\b|\bhow often do (?:you|we|projects|orders|customers) (?:miss|lose|fail|run out|complain|leave)\b/i;
const TROUBLE =
  /\b(problem\w*|struggl\w*|difficult\w*|lack\w*|late|slow\w*|lose|losing|lost|miss\w*|fail\w*|never|nobody|no one|can't|cannot|worr\w*|stuck|chaos|unclear|depend\w*|overload\w*|too (?:much|many|few|little))\b/i;

/** Groups the answers by topic and puts what needs attention first; ties go to what the template asks to look at. */
export function findingsOf(request: AdviceRequest): Finding[] {
  const groups = new Map<string, Finding>();
  for (const entry of request.answers) {
    if (entry.answer === null || !isAnswered(entry.answer)) continue;
    const topic = topicOf(entry);
    const key = topic?.name ?? String(entry.id);
    const finding = groups.get(key) ?? { topic, ratings: [], choices: [], texts: [], level: 0 };
    groups.set(key, finding);
    add(finding, entry, entry.answer);
  }
  const focus = request.resultsAnalysisPrompt ?? "";
  const weight = ({ topic }: Finding) => (topic ? mentions(focus, topic) : 0);
  return [...groups.values()]
    .map((finding) => ({ ...finding, level: levelOf(finding) }))
    .sort((a, b) => a.level - b.level || weight(b) - weight(a));
}

function add(
  finding: Finding,
  entry: AnsweredQuestion,
  answer: NonNullable<AnsweredQuestion["answer"]>,
): void {
  const { questionType, questionText } = entry.question;
  if (questionType === "text") finding.texts.push(entry);
  else if (questionType === "multiple_choice") finding.choices.push(entry);
  else {
    const value = Number(answer);
    finding.ratings.push({ entry, value, level: BAD_WHEN_HIGH.test(questionText) ? TOP + 1 - value : value });
  }
}

function levelOf({ ratings, texts }: Finding): number {
  const isTroubled = texts.some(({ answer }) => typeof answer === "string" && isTrouble(answer));
  if (ratings.length === 0) return isTroubled ? 2.6 : 3.4;
  const lowest = Math.min(...ratings.map(({ level }) => level));
  return isTroubled ? Math.min(lowest, 3.2) : lowest;
}

/** Whether somebody speaks of something that does not go well. */
export const isTrouble = (text: string) => TROUBLE.test(text);

/** The texts that speak of trouble, or all of them where none does: what a recommendation may quote. */
export function tellingTexts({ texts }: Finding): AnsweredQuestion[] {
  const troubled = texts.filter(({ answer }) => typeof answer === "string" && isTrouble(answer));
  return troubled.length > 0 ? troubled : texts;
}
