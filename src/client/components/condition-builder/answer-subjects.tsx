import { Checkbox, NativeSelect, Stack } from "@mantine/core";
import type { Rule } from "#shared/domain/questions/conditions";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { firstRule, operatorsFor, type RuledQuestion, withOperator, withValue } from "./answer-rules";
import type { Subject } from "./rule-list";
import classes from "./rule-list.module.css";

/** Questions as subjects of rules, labeled with their positions from 1. */
export const answerSubjects = (questions: readonly RuledQuestion[]): Subject[] =>
  questions.map((question, at) => ({
    key: String(question.id),
    label: `${at + 1}. ${question.questionText}`,
    first: firstRule(question),
    isOf: (rule) => rule.question === question.id,
    fields: (rule, onChange, pending) => (
      <AnswerRuleFields rule={rule} question={question} pending={pending} onChange={onChange} />
    ),
  }));

interface AnswerRuleFieldsProps {
  rule: Rule;
  question: RuledQuestion;
  pending: boolean;
  onChange: (rule: Rule) => void;
}

function AnswerRuleFields({ rule, question, pending, onChange }: AnswerRuleFieldsProps) {
  const operators = operatorsFor(question, rule.op);
  return (
    <>
      <NativeSelect
        size="sm"
        disabled={pending}
        aria-label="Comparison"
        value={rule.op}
        data={operators}
        onChange={({ currentTarget: { value } }) => {
          const next = operators.find((operator) => operator.value === value);
          if (next) onChange(withOperator(rule, next.value, question));
        }}
      />
      <RuleValue rule={rule} question={question} pending={pending} onChange={onChange} />
    </>
  );
}

function RuleValue({ rule, question, pending, onChange }: AnswerRuleFieldsProps) {
  if (!("value" in rule)) return null;
  if (rule.op === "isAnyOf")
    return (
      <Checkbox.Group
        aria-label="Answers"
        value={rule.value}
        onChange={(value) => onChange({ ...rule, value })}
        className={classes.options}
      >
        <Stack gap={6}>
          {withUnknownOptions(question.options ?? [], rule.value).map((option) => (
            <Checkbox
              key={option}
              size="sm"
              value={option}
              disabled={pending}
              label={<span dir="auto">{option}</span>}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  const value = String(rule.value);
  const ratings = RATING_VALUES.map((rating, at) => {
    const label = question.scaleLabels?.[at];
    return { value: rating, label: label ? `${rating} (${label})` : rating };
  });
  return (
    <NativeSelect
      size="sm"
      disabled={pending}
      aria-label="Answer"
      value={value}
      data={
        question.questionType === "rating" ? ratings : withUnknownOptions(question.options ?? [], [value])
      }
      onChange={({ currentTarget }) => onChange(withValue(rule, currentTarget.value))}
    />
  );
}

/** The options, plus those in the rule that don't exist any more, so that authors can see and fix them. */
const withUnknownOptions = (options: readonly string[], asked: readonly string[]) => [
  ...options,
  ...asked.filter((option) => !options.includes(option)),
];
