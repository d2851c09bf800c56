import type { Statement } from "#shared/domain/cards/advice";
import { amountsIn } from "../language/amounts";
import { namesDate, namesMonth } from "../language/dates";
import { lazy } from "../language/lazy";
import { tokenize } from "../language/tokenize";
import type { AdviceContext } from "./advice-context";
import { sentencesOf, truncateQuote } from "./text-format";
import { PAYMENTS, URGENT_WORDS, type UrgentSubject } from "./urgent-words";

const MAX_SENTENCES = 4;
const MAX_SENTENCES_PER_ANSWER = 2;
/** Answers up to this length are quoted in full, because one sentence alone can lose its point. In characters. */
const MAX_FULL_QUOTE_LENGTH = 200;
/** Only this many characters of an answer are searched. */
const MAX_SEARCHED_LENGTH = 10_000;

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
 * The most urgent sentences of open answers, word for word: those with an amount of money, a date, a deadline, a share,
 * a refusal or a danger. A short answer is quoted in full. Sorted by urgency, then by question.
 */
export function urgentSentences({ questions, answers, emptyAnswers }: AdviceContext): Statement[] {
  return questions
    .flatMap(({ id, questionType }) => {
      const answer = answers.get(id);
      if (questionType !== "text" || typeof answer !== "string" || emptyAnswers.has(id)) return [];
      return passagesOf(answer.slice(0, MAX_SEARCHED_LENGTH))
        .map((passage) => ({ question: id, passage, urgency: urgencyOf(passage) }))
        .filter(({ urgency }) => urgency > 0)
        .toSorted((a, b) => b.urgency - a.urgency)
        .slice(0, MAX_SENTENCES_PER_ANSWER);
    })
    .toSorted((a, b) => b.urgency - a.urgency)
    .slice(0, MAX_SENTENCES)
    .map(({ question, passage }) => {
      const text = truncateQuote(passage);
      return { text, evidence: [{ question, quote: text === passage ? passage : null }] };
    });
}

const passagesOf = (answer: string): string[] =>
  answer.length <= MAX_FULL_QUOTE_LENGTH ? [answer] : sentencesOf(answer);

/** The sum of the weights of a sentence's content; 0 if nothing is urgent. */
export function urgencyOf(sentence: string): number {
  const weights = subjects()
    .filter(({ pattern }) => pattern.test(sentence))
    .map(({ subject }) => WEIGHTS[subject]);
  if (namesDate(sentence)) weights.push(WEIGHTS.date);
  else if (payments().test(sentence) && namesMonth(sentence)) weights.push(WEIGHTS.deadline);
  if (/\p{N}/u.test(sentence)) {
    const units = new Set(amountsIn(tokenize(sentence)).map(({ unit }) => unit?.kind));
    if (units.has("money")) weights.push(WEIGHTS.money);
    if (units.has("percent")) weights.push(WEIGHTS.percent);
  }
  return weights.reduce((sum, weight) => sum + weight, 0);
}
