import { type CardRule, isScoreRule, type ScoreRule } from "#shared/domain/cards/card";
import type { Rule } from "#shared/domain/questions/conditions";
import type { Scoring } from "#shared/domain/scoring";
import { answerSubjects } from "../../../components/condition-builder/answer-subjects";
import type { Subject } from "../../../components/condition-builder/subject";
import { TextRuleFields } from "./text-rule-fields";
import { type CardQuestion, isForText } from "./text-rules";
import { valueSubjects } from "./value-subjects";

/** All that a card's rules can be over: answers, and values where there are some. */
export function cardSubjects(
  questions: readonly CardQuestion[],
  scoring: Scoring | null,
): Subject<CardRule>[] {
  const answers = answerSubjects(questions).map((subject, at) => ofAnswers(subject, questions[at]));
  if (!scoring) return answers;
  return [
    ...answers.map((subject) => ({ ...subject, group: "Answers" })),
    ...valueSubjects(scoring).map(ofValues),
  ];
}

/** An open question, or one that was open when the rule was written, is asked what its answer says. */
const ofAnswers = (subject: Subject<Rule>, question: CardQuestion | undefined): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => !isScoreRule(rule) && rule.question === question?.id,
  fields: (rule, change, pending) => {
    if (isScoreRule(rule) || !question) return false;
    if (question.questionType !== "text" && !isForText(rule)) return subject.fields(rule, change, pending);
    return <TextRuleFields rule={rule} question={question} pending={pending} onChange={change} />;
  },
});

const ofValues = (subject: Subject<ScoreRule>): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => isScoreRule(rule) && subject.isOf(rule),
  fields: (rule, change, pending) => isScoreRule(rule) && subject.fields(rule, change, pending),
});
