import type { Card, CardConditions } from "#shared/domain/card";
import type { Rule } from "#shared/domain/conditions";
import { freeKey } from "#shared/domain/keys";
import { isEnglish } from "#shared/domain/languages";
import type { AnswerableQuestion, ExplainedQuestion, WeighedQuestion } from "#shared/domain/question";
import type { Scoring } from "#shared/domain/scoring";
import { aboutQuestion, type Field, type FieldPart, fieldsOfWork } from "./fields";

/** What has to be known of a question to propose cards for it. */
export interface ProposableQuestion extends AnswerableQuestion, WeighedQuestion {
  /** Its id, or its place in a file: what the cards name it by. */
  readonly id: number;
  readonly shortName: ExplainedQuestion["shortName"];
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
 * Cards for questions, from the fields of work that these speak of: one for the bad end of each and one for the good
 * end. Nothing is proposed where nobody has said which end is which, and no field twice.
 */
export function proposedCards(questions: readonly ProposableQuestion[], template: Template): CardProposals {
  const matches = matched(questions).map(({ question, field }) => ({
    question,
    field,
    ends: endsOf(question),
  }));
  const keys = new Set(template.cards.map(({ key }) => key));
  const titles = new Set(template.cards.map(({ title }) => title));
  const has = (key: string | null) => template.scoring?.dimensions.some((one) => one.key === key) ?? false;
  const cards = matches.flatMap(({ question, field, ends }) => {
    const dimension = has(question.dimension) ? question.dimension : null;
    return (ends ?? []).flatMap(({ end, rule }) => {
      const part = field[end];
      if (titles.has(part.title)) return [];
      const key = freeKey(`${field.name.replaceAll(" ", "-")}-${end}`, keys);
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
  /** Null is English, and so are the fields: in another language nothing is proposed. */
  readonly language: string | null;
}

/** Cards for a template that stands, or for one of its questions. */
export function proposedFor({ questions, about, language, ...template }: Request): CardProposals {
  if (!isEnglish(language)) return { cards: [], undirected: [] };
  const asked = questions.filter(({ id }) => about === null || id === about);
  return proposedCards(asked, template);
}

/** Each closed question with the field that fits it best, in the order of the questions; no field goes to two. */
function matched<Q extends ProposableQuestion>(questions: readonly Q[]): { question: Q; field: Field }[] {
  const pairs = questions
    .filter(({ questionType }) => questionType !== "text")
    .flatMap((question) => fieldsOfWork().map((field) => ({ question, field, fit: fitOf(question, field) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const taken = new Set<Q | Field>();
  return pairs
    .filter(({ question, field }) => {
      if (taken.has(question) || taken.has(field)) return false;
      taken.add(question).add(field);
      return true;
    })
    .sort((a, b) => questions.indexOf(a.question) - questions.indexOf(b.question));
}

/** What a question asks weighs more than the guidance behind it. */
const ASKED_WEIGHT = 2;
const GENERAL_WEIGHT = 0.4;

function fitOf({ questionText, shortName, analysisPrompt }: ProposableQuestion, field: Field): number {
  const asked = mentions(`${questionText} ${shortName ?? ""}`, field);
  const fit = ASKED_WEIGHT * asked + mentions(analysisPrompt ?? "", field);
  return field.isGeneral ? fit * GENERAL_WEIGHT : fit;
}

/** How much of a text speaks of a field: "waiting list" says more than "list". */
const mentions = (text: string, { words }: Field) =>
  [...new Set((text.match(words) ?? []).map((word) => word.toLowerCase()))].reduce(
    (sum, word) => sum + word.split(" ").length,
    0,
  );

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

function cardOf(part: FieldPart, { key, dimension, question, rule }: Place): Card {
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
