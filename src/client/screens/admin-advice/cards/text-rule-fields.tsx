import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { TextRule } from "#shared/domain/cards/text-rule";
import classes from "../../../components/condition-builder/rule-list.module.css";
import { NumberField } from "./number-field";
import {
  type AnswerRule,
  type CardQuestion,
  choiceOf,
  choicesFor,
  isForText,
  withChoice,
  wordsIn,
} from "./text-rules";

interface TextRuleFieldsProps {
  rule: AnswerRule;
  question: CardQuestion;
  pending: boolean;
  onChange: (rule: AnswerRule) => void;
}

/** Condition on a text answer: what it mentions, or how its number compares. */
export function TextRuleFields({ rule, question, pending, onChange }: TextRuleFieldsProps) {
  return (
    <>
      <NativeSelect
        size="sm"
        {...(choiceOf(rule) === "words" && { className: classes.options })}
        disabled={pending}
        aria-label="Comparison"
        value={choiceOf(rule)}
        data={choicesFor(question, rule)}
        onChange={({ currentTarget: { value } }) => onChange(withChoice(rule, value, question))}
      />
      {isForText(rule) && <TextRuleValue rule={rule} pending={pending} onChange={onChange} />}
    </>
  );
}

interface TextRuleValueProps {
  rule: TextRule;
  pending: boolean;
  onChange: (rule: TextRule) => void;
}

function TextRuleValue({ rule, pending, onChange }: TextRuleValueProps) {
  switch (rule.op) {
    case "mentions":
      return Array.isArray(rule.value) ? (
        <WordsField value={rule.value} pending={pending} onChange={(value) => onChange({ ...rule, value })} />
      ) : null;
    case "numberAtLeast":
    case "numberAtMost":
      return (
        <NumberField
          label="Number"
          value={rule.value}
          pending={pending}
          onChange={(value) => onChange({ ...rule, value })}
        />
      );
    case "numberBetween": {
      const [low, high] = rule.value;
      return (
        <>
          <NumberField
            label="Lowest number"
            value={low}
            pending={pending}
            onChange={(value) => onChange({ ...rule, value: [value, high] })}
          />
          <NumberField
            label="Highest number"
            value={high}
            pending={pending}
            onChange={(value) => onChange({ ...rule, value: [low, value] })}
          />
        </>
      );
    }
  }
}

interface WordsFieldProps {
  value: readonly string[];
  pending: boolean;
  onChange: (words: string[]) => void;
}

/** Input of comma-separated words that keeps the text as typed while it parses to `value`. */
function WordsField({ value, pending, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState("");
  const isOwn = wordsIn(typed).join() === value.join();
  return (
    <TextInput
      size="sm"
      className={classes.options}
      readOnly={pending}
      aria-label="Words"
      description="Separate words with commas. Plurals and other forms count too."
      placeholder="overdraft, bank loan"
      autoComplete="off"
      dir="auto"
      value={isOwn ? typed : value.join(", ")}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(wordsIn(currentTarget.value));
      }}
    />
  );
}
