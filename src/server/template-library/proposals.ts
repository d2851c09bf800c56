import type { Card, CardConditions } from "#shared/domain/cards/card";
import { uniqueSlug } from "#shared/domain/lib/slugs";
import type { Rule } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion, WeighedQuestion } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";
import { isEnglish } from "#shared/domain/template-languages";
import { aboutQuestion, type CardSubject, type SuggestedCard, subjectOf } from "./suggested-cards";

export interface ProposableQuestion extends AnswerableQuestion, WeighedQuestion {
  /** Id, or position in a file: the number by which cards name the question. */
  readonly id: number;
  readonly analysisPrompt: string | null;
}

interface Template {
  readonly scoring: Pick<Scoring, "dimensions"> | null;
  /** Existing cards, whose keys and titles aren't proposed again. */
  readonly cards: readonly Pick<Card, "key" | "title">[];
}

export interface CardProposals {
  readonly cards: Card[];
  /** Ids of questions that would get cards if the author chose which answers are better. */
  readonly undirected: readonly number[];
}

/** Proposes a card for each end of a question. Questions without a direction get none; subjects are used once. */
export function proposeLibraryCards(
  questions: readonly ProposableQuestion[],
  template: Template,
): CardProposals {
  const matches = matchSubjects(questions).map(({ question, subject }) => ({
    question,
    subject,
    ends: endsOf(question),
  }));
  const keys = new Set(template.cards.map(({ key }) => key));
  const titles = new Set(template.cards.map(({ title }) => title));
  const hasDimension = (key: string | null) =>
    template.scoring?.dimensions.some((dimension) => dimension.key === key) ?? false;
  const cards = matches.flatMap(({ question, subject, ends }) => {
    const dimension = hasDimension(question.dimension) ? question.dimension : null;
    return (ends ?? []).flatMap(({ end, rule }) => {
      const part = subject[end];
      if (titles.has(part.title)) return [];
      const key = uniqueSlug(`${subject.name.replaceAll(" ", "-")}-${end}`, keys);
      return [cardOf(part, { key, dimension, question: question.id, rule })];
    });
  });
  const undirected = matches.filter(({ ends }) => !ends).map(({ question }) => question.id);
  return { cards, undirected };
}

interface Request extends Template {
  readonly questions: readonly ProposableQuestion[];
  /** Id of the only question to propose cards for; null for all. */
  readonly about: number | null;
  /** Null means English. Suggested cards exist only in English, so other languages get none. */
  readonly language: string | null;
}

/** Proposes cards for a whole template or for one of its questions. */
export function proposedFor({ questions, about, language, ...template }: Request): CardProposals {
  if (!isEnglish(language)) return { cards: [], undirected: [] };
  const selectedQuestions = questions.filter(({ id }) => about === null || id === about);
  return proposeLibraryCards(selectedQuestions, template);
}

/** Closed questions with their subjects, in question order. A subject goes to the question that fits best. */
function matchSubjects<Q extends ProposableQuestion>(
  questions: readonly Q[],
): { question: Q; subject: CardSubject }[] {
  const usedSubjects = new Set<CardSubject>();
  return questions
    .filter(({ questionType }) => questionType !== "text")
    .flatMap((question) => {
      const match = subjectOf(question.questionText);
      return match ? { question, ...match } : [];
    })
    .sort((a, b) => b.fit - a.fit)
    .filter(({ subject }) => {
      const isFree = !usedSubjects.has(subject);
      usedSubjects.add(subject);
      return isFree;
    })
    .sort((a, b) => questions.indexOf(a.question) - questions.indexOf(b.question));
}

interface End {
  end: "weak" | "better";
  rule: Rule;
}

/** Answers that score at most this are at the bad end, those that score at least 1 minus this at the good end. */
const EDGE = 0.25;

/** Rules for the answers at both ends of a question; null if the author hasn't chosen which end is better. */
function endsOf(question: ProposableQuestion): End[] | null {
  const { id, highIs } = question;
  if (question.questionType === "multiple_choice") return endsOfOptions(question);
  if (highIs !== "good" && highIs !== "bad") return null;
  const high: Rule = { question: id, op: "atLeast", value: 4 };
  const low: Rule = { question: id, op: "atMost", value: 2 };
  return [
    { end: "weak", rule: highIs === "good" ? low : high },
    { end: "better", rule: highIs === "good" ? high : low },
  ];
}

/** In a multiple selection only exclusive options tell an end, because others are combined. */
function endsOfOptions({
  id,
  options,
  points,
  selection,
  exclusiveOptions,
}: ProposableQuestion): End[] | null {
  if (!points || !options) return null;
  const [worst, best] = [Math.min(...points), Math.max(...points)];
  const scoredOptions = options.flatMap((option, at) => {
    const score = ((points[at] ?? worst) - worst) / (best - worst);
    return selection === "one" || exclusiveOptions?.includes(option) ? [{ option, score }] : [];
  });
  const endFor = (end: End["end"], test: (score: number) => boolean): End[] => {
    const value = scoredOptions.filter(({ score }) => test(score)).map(({ option }) => option);
    return value.length === 0 ? [] : [{ end, rule: { question: id, op: "isAnyOf", value } }];
  };
  return [...endFor("weak", (score) => score <= EDGE), ...endFor("better", (score) => score >= 1 - EDGE)];
}

interface CardTarget {
  key: string;
  dimension: string | null;
  question: number;
  rule: Rule;
}

function cardOf(part: SuggestedCard, { key, dimension, question, rule }: CardTarget): Card {
  const { kind, title, why, steps, effort, impact } = part;
  const when: CardConditions = { version: 1, match: "all", rules: [rule] };
  const fillPlaceholders = (text: string) => aboutQuestion(text, question);
  return {
    key,
    when,
    kind,
    dimension,
    title,
    why: fillPlaceholders(why),
    steps: steps.map(({ text, horizon }) => ({ text: fillPlaceholders(text), horizon })),
    effort,
    impact,
  };
}
