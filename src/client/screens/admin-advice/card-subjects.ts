import { type CardRule, isScoreRule, type ScoreRule } from "#shared/domain/card";
import type { Rule } from "#shared/domain/conditions";
import type { Scoring } from "#shared/domain/scoring";
import type { RuledQuestion } from "../../parts/rules/answer-rules";
import { answerSubjects } from "../../parts/rules/answer-subjects";
import type { Subject } from "../../parts/rules/subject";
import { valueSubjects } from "./value-subjects";

/** All that a card's rules can be over: answers, and values where there are some. */
export function cardSubjects(
  questions: readonly RuledQuestion[],
  scoring: Scoring | null,
): Subject<CardRule>[] {
  const answers = answerSubjects(questions).map(ofAnswers);
  if (!scoring) return answers;
  return [
    ...answers.map((subject) => ({ ...subject, group: "Answers" })),
    ...valueSubjects(scoring).map(ofValues),
  ];
}

const ofAnswers = (subject: Subject<Rule>): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => !isScoreRule(rule) && subject.isOf(rule),
  fields: (rule, change, pending) => !isScoreRule(rule) && subject.fields(rule, change, pending),
});

const ofValues = (subject: Subject<ScoreRule>): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => isScoreRule(rule) && subject.isOf(rule),
  fields: (rule, change, pending) => isScoreRule(rule) && subject.fields(rule, change, pending),
});
