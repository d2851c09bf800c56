import type { Statement } from "#shared/domain/cards/advice";
import { amountsIn } from "../language/amounts";
import { namesDate, namesMonth } from "../language/dates";
import { lazy } from "../language/lazy";
import { tokenize } from "../language/tokenize";
import type { AdviceContext } from "./advice-context";
import { sentencesOf, shortened } from "./text-format";
import { PAYMENTS, URGENT_WORDS, type UrgentSubject } from "./urgent-words";

/** The most sentences that are quoted, and the most of one answer. */
const MAX_QUOTED = 4;
const MAX_OF_ANSWER = 2;
/** An answer of this length is quoted in full, in characters: a sentence without the next can lose its point. */
const MAX_IN_FULL = 200;
/** How far into an answer sentences are read, in characters. */
const MAX_READ = 10_000;

/** What each kind of content adds to a sentence's urgency. */
const WEIGHTS: Readonly<Record<UrgentSubject | "date" | "money" | "percent", number>> = {
  danger: 4,
  refusal: 3,
  date: 3,
  deadline: 2,
  money: 2,
  percent: 1,
  share: 1,
};

const patternOf = (list: readonly string[]): RegExp => {
  const words = list
    .flatMap((alternatives) => alternatives.split("|"))
    .map((word) => word.replaceAll(" ", "\\s+").replaceAll("'", "['’]").replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");
};
const subjects = lazy(() =>
  (["danger", "refusal", "deadline", "share"] as const).map((subject) => ({
    subject,
    pattern: patternOf(Object.values(URGENT_WORDS).map((lists) => lists[subject])),
  })),
);
const payments = lazy(() => patternOf([PAYMENTS]));

/**
 * Sentences of open answers that contain an amount of money, a date, a deadline, a share, a refusal or a danger, word
 * for word, and all of an answer that is short. The most urgent come first, then the order of the questions.
 */
export function urgentSentences({ questions, answers, hollow }: AdviceContext): Statement[] {
  return questions
    .flatMap(({ id, questionType }) => {
      const answer = answers.get(id);
      if (questionType !== "text" || typeof answer !== "string" || hollow.has(id)) return [];
      return passagesOf(answer.slice(0, MAX_READ))
        .map((passage) => ({ question: id, passage, urgency: urgencyOf(passage) }))
        .filter(({ urgency }) => urgency > 0)
        .toSorted((a, b) => b.urgency - a.urgency)
        .slice(0, MAX_OF_ANSWER);
    })
    .toSorted((a, b) => b.urgency - a.urgency)
    .slice(0, MAX_QUOTED)
    .map(({ question, passage }) => {
      const text = shortened(passage);
      return { text, evidence: [{ question, quote: text === passage ? passage : null }] };
    });
}

/** What can be quoted of an answer: all of it if it's short, otherwise its sentences. */
const passagesOf = (answer: string): string[] =>
  answer.length <= MAX_IN_FULL ? [answer] : sentencesOf(answer);

/** The sum of what a sentence contains; 0 if nothing in it is urgent. */
export function urgencyOf(sentence: string): number {
  const found = subjects()
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ subject }) => WEIGHTS[subject]);
  if (namesDate(sentence)) found.push(WEIGHTS.date);
  else if (payments().test(sentence) && namesMonth(sentence)) found.push(WEIGHTS.deadline);
  if (/\p{N}/u.test(sentence)) {
    const units = new Set(amountsIn(tokenize(sentence)).map(({ unit }) => unit?.kind));
    if (units.has("money")) found.push(WEIGHTS.money);
    if (units.has("percent")) found.push(WEIGHTS.percent);
  }
  return found.reduce((sum, weight) => sum + weight, 0);
}
