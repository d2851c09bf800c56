import type { Card, CardConditions } from "#shared/domain/cards/card";
import { isEnglish } from "#shared/domain/languages";
import { uniqueSlug } from "#shared/domain/lib/slugs";
import type { Rule } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion, WeighedQuestion } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";
import { aboutQuestion, type CardSubject, type SuggestedCard, subjectOf } from "./suggested-cards";

/** What has to be known of a question to propose cards for it. */
export interface ProposableQuestion extends AnswerableQuestion, WeighedQuestion {
  /** Its id, or its place in a file: what the cards name it by. */
  readonly id: number;
  readonly analysisPrompt: string | null;
}

interface Template {
  readonly scoring: Pick<Scoring, "dimensions"> | null;
  /** Cards that stand already: neither their keys nor their titles are proposed again. */
  readonly cards: readonly Pick<Card, "key" | "title">[];
}

export interface CardProposals {
  readonly cards: Card[];
  /** Questions that something is known about, if only somebody had said which end of them is the better one. */
  readonly undirected: readonly number[];
}

/**
 * Cards for questions, from the subjects that these are about: one for the bad end of each and one for the good
 * end. Nothing is proposed where nobody has said which end is which, and no subject twice.
 */
export function proposeLibraryCards(
  questions: readonly ProposableQuestion[],
  template: Template,
): CardProposals {
  const matches = matched(questions).map(({ question, subject }) => ({
    question,
    subject,
    ends: endsOf(question),
  }));
  const keys = new Set(template.cards.map(({ key }) => key));
  const titles = new Set(template.cards.map(({ title }) => title));
  const has = (key: string | null) => template.scoring?.dimensions.some((one) => one.key === key) ?? false;
  const cards = matches.flatMap(({ question, subject, ends }) => {
    const dimension = has(question.dimension) ? question.dimension : null;
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
  /** The only question that they are for; null: all of them. */
  readonly about: number | null;
  /** Null is English, and so are the suggested cards: in another language nothing is proposed. */
  readonly language: string | null;
}

/** Cards for a template that stands, or for one of its questions. */
export function proposedFor({ questions, about, language, ...template }: Request): CardProposals {
  if (!isEnglish(language)) return { cards: [], undirected: [] };
  const asked = questions.filter(({ id }) => about === null || id === about);
  return proposeLibraryCards(asked, template);
}

/** Each closed question with its subject, in the order of the questions; no subject goes to two. */
function matched<Q extends ProposableQuestion>(
  questions: readonly Q[],
): { question: Q; subject: CardSubject }[] {
  const taken = new Set<CardSubject>();
  return questions
    .filter(({ questionType }) => questionType !== "text")
    .flatMap((question) => {
      const match = subjectOf(question.questionText);
      return match ? { question, ...match } : [];
    })
    .sort((a, b) => b.fit - a.fit)
    .filter(({ subject }) => {
      const isFree = !taken.has(subject);
      taken.add(subject);
      return isFree;
    })
    .sort((a, b) => questions.indexOf(a.question) - questions.indexOf(b.question));
}

interface End {
  end: "weak" | "better";
  rule: Rule;
}

/** At most so much is an answer of the bad end worth, and at least so much less than 1 one of the good end. */
const EDGE = 0.25;

/** The answers at either end of a question; null where nobody has said which is the better one. */
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

/** Of several that can be chosen together none says how it ends, but for those that stand alone. */
function endsOfOptions({
  id,
  options,
  points,
  selection,
  exclusiveOptions,
}: ProposableQuestion): End[] | null {
  if (!points || !options) return null;
  const [worst, best] = [Math.min(...points), Math.max(...points)];
  const telling = options.flatMap((option, at) => {
    const worth = ((points[at] ?? worst) - worst) / (best - worst);
    return selection === "one" || exclusiveOptions?.includes(option) ? [{ option, worth }] : [];
  });
  const named = (end: End["end"], test: (worth: number) => boolean): End[] => {
    const value = telling.filter(({ worth }) => test(worth)).map(({ option }) => option);
    return value.length === 0 ? [] : [{ end, rule: { question: id, op: "isAnyOf", value } }];
  };
  return [...named("weak", (worth) => worth <= EDGE), ...named("better", (worth) => worth >= 1 - EDGE)];
}

interface Place {
  key: string;
  dimension: string | null;
  question: number;
  rule: Rule;
}

function cardOf(part: SuggestedCard, { key, dimension, question, rule }: Place): Card {
  const { kind, title, why, steps, effort, impact } = part;
  const when: CardConditions = { version: 1, match: "all", rules: [rule] };
  const about = (text: string) => aboutQuestion(text, question);
  return {
    key,
    when,
    kind,
    dimension,
    title,
    why: about(why),
    steps: steps.map(({ text, horizon }) => ({ text: about(text), horizon })),
    effort,
    impact,
  };
}
