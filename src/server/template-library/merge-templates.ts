import type { TemplateFile } from "#shared/contracts/template-file";
import { type Card, dimensionOf, isScoreRule, questionsNamed, renamedCard } from "#shared/domain/cards/card";
import { checkedCards } from "#shared/domain/cards/card-satisfiability";
import { uniqueSlug } from "#shared/domain/lib/slugs";
import { mapRules, renamed, rulesOf } from "#shared/domain/questions/conditions";
import { isAfterthought } from "#shared/domain/questions/question";
import { isScored } from "#shared/domain/score";
import { OVERALL } from "#shared/domain/scoring";

/** Closed questions taken from each assessment. Two open questions and the closing question of the first are added. */
const QUESTIONS_OF_FIRST = 5;
const QUESTIONS_OF_SECOND = 2;

type Question = TemplateFile["questions"][number];

/** The chosen questions, and for each assessment the new positions by old position, from 1. */
interface SelectedQuestions {
  questions: Question[];
  ofFirst: Map<number, number>;
  ofSecond: Map<number, number>;
}

/** Merges two assessments: mostly the first, with a few questions of the second. Only cards about them are kept. */
export function mergeTemplates(first: TemplateFile, other: TemplateFile): TemplateFile {
  const second = withUniqueKeys(other, first);
  const { questions, ofFirst, ofSecond } = selectQuestions(first, second);
  const dimensions = [first, second]
    .flatMap(({ scoring }) => scoring?.dimensions ?? [])
    .filter(({ key }) => questions.some(({ dimension }) => dimension === key));
  const scoring = first.scoring && { ...first.scoring, dimensions };
  const cards = [
    ...movedCards(first.cards, ofFirst),
    ...movedCards(second.cards.filter(isOfParts), ofSecond),
  ];
  const numberedQuestions = questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
  return {
    ...first,
    title: `${first.title}, with a look at ${lowerFirst(second.title.replace(/ check$/, ""))}`,
    description: `${first.description} ${second.description}`,
    resultsAnalysisPrompt: `${first.resultsAnalysisPrompt} Look also at this: ${lowerFirst(second.description ?? "")}`,
    scoring,
    questions,
    cards: checkedCards(cards, { questions: numberedQuestions, scoring }).sound,
  };
}

/** Renames the dimensions and cards whose keys `existing` already uses. */
function withUniqueKeys(template: TemplateFile, existing: TemplateFile): TemplateFile {
  const dimensionKeys = new Set(existing.scoring?.dimensions.map(({ key }) => key));
  const cardKeys = new Set(existing.cards.map(({ key }) => key));
  const uniqueKey = (key: string) => uniqueSlug(key, dimensionKeys);
  const uniqueKeyOrNull = (key: string | null) => key && uniqueKey(key);
  return {
    ...template,
    scoring: template.scoring && {
      ...template.scoring,
      dimensions: template.scoring.dimensions.map((dimension) => ({
        ...dimension,
        key: uniqueKey(dimension.key),
      })),
    },
    questions: template.questions.map((question) => ({
      ...question,
      dimension: uniqueKeyOrNull(question.dimension),
    })),
    cards: template.cards.map((card) => ({
      ...card,
      key: uniqueSlug(card.key, cardKeys),
      dimension: uniqueKeyOrNull(card.dimension),
      when: mapRules(card.when, (rule) => {
        if (!isScoreRule(rule)) return rule;
        return "score" in rule
          ? { ...rule, score: uniqueKey(rule.score) }
          : { ...rule, band: uniqueKey(rule.band) };
      }),
    })),
  };
}

function selectQuestions(first: TemplateFile, second: TemplateFile): SelectedQuestions {
  const closing = first.questions.filter((question) => isAfterthought(question, first.questions));
  const open = first.questions.filter(
    (question) => question.questionType === "text" && !closing.includes(question),
  );
  const closed = first.questions.filter(({ questionType }) => questionType !== "text");
  const existingTexts = new Set(first.questions.map(({ questionText }) => questionText));
  const addedQuestions = selectBestQuestions(second, QUESTIONS_OF_SECOND).filter(
    ({ questionText }) => !existingTexts.has(questionText),
  );
  const result: SelectedQuestions = { questions: [], ofFirst: new Map(), ofSecond: new Map() };
  const addFromFirst = (from: readonly Question[], limit?: number) =>
    addQuestions(from, first.questions, result.questions, result.ofFirst, limit);
  addFromFirst(open.slice(0, 1));
  addFromFirst(closed, QUESTIONS_OF_FIRST);
  addQuestions(addedQuestions, second.questions, result.questions, result.ofSecond);
  addFromFirst(open.slice(1), 1);
  addFromFirst(closing);
  return result;
}

/** The scored questions with the most cards that name no other question, because those cards can be kept. */
function selectBestQuestions({ questions, cards }: TemplateFile, limit: number): Question[] {
  const countCards = (question: Question) => {
    const place = questions.indexOf(question) + 1;
    return cards.filter((card) => [...questionsNamed(card)].every((number) => number === place)).length;
  };
  const best = questions
    .filter((question) => isScored(question) && question.conditions === null)
    .sort((a, b) => countCards(b) - countCards(a))
    .slice(0, limit);
  return questions.filter((question) => best.includes(question));
}

/** Adds up to `limit` questions whose rules only name questions that were added before. */
function addQuestions(
  from: readonly Question[],
  allQuestions: readonly Question[],
  to: Question[],
  places: Map<number, number>,
  limit = from.length,
): void {
  const end = to.length + limit;
  for (const question of from) {
    if (to.length === end) return;
    const { conditions } = question;
    if (!rulesOf(conditions).every((rule) => places.has(rule.question))) continue;
    to.push({ ...question, conditions: conditions && renamed(conditions, places) });
    places.set(allQuestions.indexOf(question) + 1, to.length);
  }
}

const movedCards = (cards: readonly Card[], places: ReadonlyMap<number, number>): Card[] =>
  cards
    .filter((card) => [...questionsNamed(card)].every((place) => places.has(place)))
    .map((card) => renamedCard(card, places));

/** The second assessment's overall score doesn't exist in the merged template. */
const isOfParts = ({ when }: Card) =>
  !rulesOf(when).some((rule) => isScoreRule(rule) && dimensionOf(rule) === OVERALL);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
