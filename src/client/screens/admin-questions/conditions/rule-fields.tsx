import { ActionIcon, Checkbox, NativeSelect, Stack } from "@mantine/core";
import type { Rule } from "#shared/domain/conditions";
import { RATING_VALUES } from "#shared/domain/question";
import { IconX } from "../../../ui/icons";
import { type EarlierQuestion, firstRule, operatorsFor, withOperator, withValue } from "./rule-drafts";
import classes from "./rule-list.module.css";

interface RuleFieldsProps {
  /** "1", or "2.1" in a group. */
  name: string;
  rule: Rule;
  earlier: readonly EarlierQuestion[];
  pending: boolean;
  /** Nothing once it is removed. */
  onChange: (rule: Rule | undefined) => void;
}

/** One rule: which question, what is asked of its answer, and the answer, by choosing. */
export function RuleFields({ name, rule, earlier, pending, onChange }: RuleFieldsProps) {
  const question = earlier.find(({ id }) => id === rule.question);
  const select = { size: "sm", disabled: pending } as const;
  const operators = question ? operatorsFor(question, rule.op) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
    <div role="group" aria-label={`Rule ${name}`} className={classes.rule} data-rule>
      <div className={classes.head}>
        <NativeSelect
          {...select}
          data-first
          aria-label="Question"
          value={question ? String(question.id) : ""}
          data={[
            ...(question ? [] : [{ value: "", label: "A question that is gone" }]),
            ...earlier.map(({ id, questionText }, at) => ({
              value: String(id),
              label: `${at + 1}. ${questionText}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const next = earlier.find(({ id }) => String(id) === value);
            if (next) onChange(firstRule(next));
          }}
        />
        <ActionIcon aria-label={`Remove rule ${name}`} disabled={pending} onClick={() => onChange(undefined)}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {question && (
        <div className={classes.rest}>
          <NativeSelect
            {...select}
            aria-label="Comparison"
            value={rule.op}
            data={operators}
            onChange={({ currentTarget: { value } }) => {
              const next = operators.find((operator) => operator.value === value);
              if (next) onChange(withOperator(rule, next.value, question));
            }}
          />
          <RuleValue rule={rule} question={question} pending={pending} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

interface RuleValueProps extends Pick<RuleFieldsProps, "rule" | "pending"> {
  question: EarlierQuestion;
  onChange: (rule: Rule) => void;
}

function RuleValue({ rule, question, pending, onChange }: RuleValueProps) {
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
          {question.options?.map((option) => (
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
  const ratings = RATING_VALUES.map((value, at) => {
    const label = question.scaleLabels?.[at];
    return { value, label: label ? `${value} (${label})` : value };
  });
  return (
    <NativeSelect
      size="sm"
      disabled={pending}
      aria-label="Answer"
      value={String(rule.value)}
      data={question.questionType === "rating" ? ratings : (question.options ?? [])}
      onChange={({ currentTarget: { value } }) => onChange(withValue(rule, value))}
    />
  );
}
