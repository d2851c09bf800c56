import { type CardsPreview, READERS } from "#shared/contracts/cards";
import { storedAnswer } from "#shared/domain/answer";
import { type Card, isScoreRule } from "#shared/domain/cards/card";
import { checkedCards, unfoundedStrengths } from "#shared/domain/cards/card-satisfiability";
import { personaAnswers } from "#shared/domain/cards/persona-answers";
import { isTextRule } from "#shared/domain/cards/text-rule";
import type { QuestionId } from "#shared/domain/ids";
import { pathText } from "#shared/domain/lib/json-path";
import { isTrue, mapRules, type Rule, rulesOf } from "#shared/domain/questions/conditions";
import { RATING_VALUES } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";
import type { AdvisedQuestion } from "../../advice/advice-context";
import { composeAdvice } from "../../advice/compose";
import { adviceContext } from "../../advice/create-advice-context";
import { matchCards } from "../../advice/match-cards";
import { scoreViews } from "../attempts/views";
import { type NewNames, ruleWithNewNames } from "../questions/rules";

/** The template fields that cards depend on. */
export interface TemplateWithCards {
  readonly questions: readonly (AdvisedQuestion & { readonly id: QuestionId })[];
  readonly scoring: Scoring | null;
  readonly language: string | null;
}

/**
 * Cards' problems, the answers no card uses, and five sample reports. Cards that refer to deleted items or can never
 * match are reported and left out, as they are from attempts.
 */
export function previewOf(cards: readonly Card[], template: TemplateWithCards): CardsPreview {
  const { problems, sound } = checkedCards(cards, template);
  return {
    problems: [...problems, ...unfoundedStrengths(sound, template)].map(
      ({ card: { key }, path, message }) => ({ key, path: pathText(path), message }),
    ),
    coverage: {
      unused: unusedAnswers(sound, template),
      withoutRisk: dimensionsWithoutRisk(sound, template),
    },
    reports: READERS.map((reader) => reportOf(reader, sound, template)),
  };
}

/** The cards whose rules use options of this question, with the options renamed. */
export function withNewOptions(cards: readonly Card[], question: QuestionId, names: NewNames): Card[] {
  const affectedCards = cards.filter(({ when }) =>
    rulesOf(when).some((rule) => !isScoreRule(rule) && rule.question === question),
  );
  return affectedCards.map((card) => ({
    ...card,
    when: mapRules(card.when, (rule) =>
      isScoreRule(rule) || isTextRule(rule) ? rule : ruleWithNewNames(rule, question, names),
    ),
  }));
}

function reportOf(
  reader: (typeof READERS)[number],
  cards: readonly Card[],
  { questions, scoring, language }: TemplateWithCards,
) {
  const responses = personaAnswers(questions, reader);
  // Sample answers to open questions repeat the question, so text rules never match.
  const readText = () => false;
  const context = adviceContext({ questions, responses, scoring, cards, language, readText });
  const stored = Object.entries(responses).map(([id, answer]) => [id, storedAnswer(answer)] as const);
  return {
    reader,
    responses: Object.fromEntries(stored),
    scores: scoring ? scoreViews(context.scores, scoring) : [],
    holding: matchCards(context).map(({ card }) => card.key),
    advice: composeAdvice(context),
  };
}

/** Answers to closed questions that no rule matches. Score rules depend on too many answers to count. */
function unusedAnswers(cards: readonly Card[], { questions }: TemplateWithCards) {
  const rules = cards
    .flatMap(({ when }) => rulesOf(when))
    .filter((rule): rule is Rule => !isScoreRule(rule) && !isTextRule(rule));
  return questions.flatMap(({ id, questionType, options }) => {
    const questionRules = rules.filter(({ question }) => question === id);
    const choices = questionType === "rating" ? RATING_VALUES : (options ?? []);
    const answers = choices.filter((answer) => !questionRules.some((rule) => isTrue(rule, answer)));
    return answers.length > 0 ? [{ question: id, answers }] : [];
  });
}

function dimensionsWithoutRisk(cards: readonly Card[], { scoring }: TemplateWithCards): string[] {
  const coveredDimensions = new Set(
    cards.filter(({ kind }) => kind === "risk").map(({ dimension }) => dimension),
  );
  return (scoring?.dimensions ?? []).map(({ key }) => key).filter((key) => !coveredDimensions.has(key));
}
