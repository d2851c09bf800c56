import type { TemplateFile } from "#shared/contracts/template-file";
import { type Card, dimensionOf, isScoreRule, questionsNamed, renamedCard } from "#shared/domain/card";
import { cardProblems } from "#shared/domain/card-check";
import { renamed, rulesOf } from "#shared/domain/conditions";
import { isAfterthought } from "#shared/domain/question";
import { OVERALL, type Scoring } from "#shared/domain/scoring";

/** So many questions come of each assessment, beside two open ones and the closing question. */
const OF_FIRST = 5;
const OF_SECOND = 2;

type Question = TemplateFile["questions"][number];

/** The questions that come along, and for each assessment the new places of its own by their old ones. */
interface Chosen {
  questions: Question[];
  ofFirst: Map<number, number>;
  ofSecond: Map<number, number>;
}

/**
 * A template of two assessments of the library: more of the first, with a look at the second. Rules are numbered anew,
 * and of the cards those come along that ask about nothing else.
 */
export function mixed(first: TemplateFile, second: TemplateFile): TemplateFile {
  const { questions, ofFirst, ofSecond } = chosen(first, second);
  const scoring = mixedScoring(first.scoring, second.scoring, questions);
  const cards = [
    ...movedCards(first.cards, ofFirst),
    ...movedCards(second.cards.filter(isOfParts), ofSecond).filter(
      ({ key }) => !first.cards.some((card) => card.key === key),
    ),
  ];
  const placed = questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
  const lost = new Set(cardProblems(cards, { questions: placed, scoring }).map(({ card }) => card));
  return {
    ...first,
    title: `${first.title}, with a look at ${lowerFirst(second.title.replace(/ check$/, ""))}`,
    description: `${first.description} ${second.description}`,
    resultsAnalysisPrompt: `${first.resultsAnalysisPrompt} Look also at this: ${lowerFirst(second.description ?? "")}`,
    scoring,
    questions,
    cards: cards.filter((card) => !lost.has(card)),
  };
}

function chosen(first: TemplateFile, second: TemplateFile): Chosen {
  const closing = first.questions.filter((question) => isAfterthought(question, first.questions));
  const open = first.questions.filter((one) => one.questionType === "text" && !closing.includes(one));
  const closed = first.questions.filter(({ questionType }) => questionType !== "text");
  const asked = new Set(first.questions.map(({ questionText }) => questionText));
  const added = second.questions.filter(
    ({ questionType, questionText }) => questionType === "rating" && !asked.has(questionText),
  );
  const result: Chosen = { questions: [], ofFirst: new Map(), ofSecond: new Map() };
  const takeFirst = (most: number, from: readonly Question[]) =>
    take(most, from, first.questions, result.questions, result.ofFirst);
  takeFirst(1, open.slice(0, 1));
  takeFirst(OF_FIRST, closed);
  take(OF_SECOND, added, second.questions, result.questions, result.ofSecond);
  takeFirst(1, open.slice(1));
  takeFirst(1, closing);
  return result;
}

/** Adds questions whose rules are all over questions that came along before them, at most so many. */
function take(
  most: number,
  from: readonly Question[],
  all: readonly Question[],
  to: Question[],
  places: Map<number, number>,
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

/** The whole of a mixture is not that of its second part. */
const isOfParts = ({ when }: Card) =>
  !rulesOf(when).some((rule) => isScoreRule(rule) && dimensionOf(rule) === OVERALL);

/** A key means the same in every assessment of the library, so those of both stand side by side. */
function mixedScoring(
  first: Scoring | null,
  second: Scoring | null,
  questions: readonly Question[],
): Scoring | null {
  const keys = new Set(first?.dimensions.map(({ key }) => key));
  const added = second?.dimensions.filter(({ key }) => !keys.has(key)) ?? [];
  const dimensions = [...(first?.dimensions ?? []), ...added].filter(({ key }) =>
    questions.some(({ dimension }) => dimension === key),
  );
  return first && dimensions.length > 0 ? { ...first, dimensions } : null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
