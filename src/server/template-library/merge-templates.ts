import type { TemplateFile } from "#shared/contracts/template-file";
import { type Card, dimensionOf, isScoreRule, questionsNamed, renamedCard } from "#shared/domain/cards/card";
import { checkedCards } from "#shared/domain/cards/card-satisfiability";
import { uniqueSlug } from "#shared/domain/lib/slugs";
import { mapRules, renamed, rulesOf } from "#shared/domain/questions/conditions";
import { isAfterthought } from "#shared/domain/questions/question";
import { isScored } from "#shared/domain/score";
import { OVERALL } from "#shared/domain/scoring";

/** Closed questions taken from each assessment. Two open questions and the closing question of the first are added. */
const OF_FIRST = 5;
const OF_SECOND = 2;

type Question = TemplateFile["questions"][number];

/** The chosen questions, and for each assessment the new positions by old position, from 1. */
interface Chosen {
  questions: Question[];
  ofFirst: Map<number, number>;
  ofSecond: Map<number, number>;
}

/** Merges two assessments: mostly the first, with a few questions of the second. Only cards about them are kept. */
export function mergeTemplates(first: TemplateFile, other: TemplateFile): TemplateFile {
  const second = withOwnKeys(other, first);
  const { questions, ofFirst, ofSecond } = chosen(first, second);
  const dimensions = [first, second]
    .flatMap(({ scoring }) => scoring?.dimensions ?? [])
    .filter(({ key }) => questions.some(({ dimension }) => dimension === key));
  const scoring = first.scoring && { ...first.scoring, dimensions };
  const cards = [
    ...movedCards(first.cards, ofFirst),
    ...movedCards(second.cards.filter(isOfParts), ofSecond),
  ];
  const placed = questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
  return {
    ...first,
    title: `${first.title}, with a look at ${lowerFirst(second.title.replace(/ check$/, ""))}`,
    description: `${first.description} ${second.description}`,
    resultsAnalysisPrompt: `${first.resultsAnalysisPrompt} Look also at this: ${lowerFirst(second.description ?? "")}`,
    scoring,
    questions,
    cards: checkedCards(cards, { questions: placed, scoring }).sound,
  };
}

/** Renames the dimensions and cards whose keys `beside` already uses. */
function withOwnKeys(template: TemplateFile, beside: TemplateFile): TemplateFile {
  const dimensionKeys = new Set(beside.scoring?.dimensions.map(({ key }) => key));
  const cardKeys = new Set(beside.cards.map(({ key }) => key));
  const own = (key: string) => uniqueSlug(key, dimensionKeys);
  const ownOrNone = (key: string | null) => key && own(key);
  return {
    ...template,
    scoring: template.scoring && {
      ...template.scoring,
      dimensions: template.scoring.dimensions.map((one) => ({ ...one, key: own(one.key) })),
    },
    questions: template.questions.map((one) => ({ ...one, dimension: ownOrNone(one.dimension) })),
    cards: template.cards.map((card) => ({
      ...card,
      key: uniqueSlug(card.key, cardKeys),
      dimension: ownOrNone(card.dimension),
      when: mapRules(card.when, (rule) => {
        if (!isScoreRule(rule)) return rule;
        return "score" in rule ? { ...rule, score: own(rule.score) } : { ...rule, band: own(rule.band) };
      }),
    })),
  };
}

function chosen(first: TemplateFile, second: TemplateFile): Chosen {
  const closing = first.questions.filter((question) => isAfterthought(question, first.questions));
  const open = first.questions.filter((one) => one.questionType === "text" && !closing.includes(one));
  const closed = first.questions.filter(({ questionType }) => questionType !== "text");
  const asked = new Set(first.questions.map(({ questionText }) => questionText));
  const added = mostTelling(second, OF_SECOND).filter(({ questionText }) => !asked.has(questionText));
  const result: Chosen = { questions: [], ofFirst: new Map(), ofSecond: new Map() };
  const takeFirst = (from: readonly Question[], most?: number) =>
    take(from, first.questions, result.questions, result.ofFirst, most);
  takeFirst(open.slice(0, 1));
  takeFirst(closed, OF_FIRST);
  take(added, second.questions, result.questions, result.ofSecond);
  takeFirst(open.slice(1), 1);
  takeFirst(closing);
  return result;
}

/** The scored questions with the most cards that name no other question, because those cards can be kept. */
function mostTelling({ questions, cards }: TemplateFile, most: number): Question[] {
  const told = (question: Question) => {
    const place = questions.indexOf(question) + 1;
    return cards.filter((card) => [...questionsNamed(card)].every((named) => named === place)).length;
  };
  const best = questions
    .filter((question) => isScored(question) && question.conditions === null)
    .sort((a, b) => told(b) - told(a))
    .slice(0, most);
  return questions.filter((question) => best.includes(question));
}

/** Adds up to `most` questions whose rules only name questions that were added before. */
function take(
  from: readonly Question[],
  all: readonly Question[],
  to: Question[],
  places: Map<number, number>,
  most = from.length,
): void {
  const end = to.length + most;
  for (const question of from) {
    if (to.length === end) return;
    const { conditions } = question;
    if (!rulesOf(conditions).every((rule) => places.has(rule.question))) continue;
    to.push({ ...question, conditions: conditions && renamed(conditions, places) });
    places.set(all.indexOf(question) + 1, to.length);
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
