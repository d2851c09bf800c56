import { NativeSelect } from "@mantine/core";
import { type CardRule, dimensionOf, isScoreRule, type ScoreRule } from "#shared/domain/cards/card";
import type { Rule } from "#shared/domain/questions/conditions";
import { bandsOf, OVERALL, type Scoring } from "#shared/domain/scoring";
import { answerSubjects } from "../../../components/condition-builder/answer-subjects";
import type { Subject } from "../../../components/condition-builder/rule-list";
import { NumberField } from "./number-field";
import { TextRuleFields } from "./text-rule-fields";
import { type CardQuestion, isForText } from "./text-rules";

/** Subjects of a card's rules: answers, and scores if scoring is on. */
export function cardSubjects(
  questions: readonly CardQuestion[],
  scoring: Scoring | null,
): Subject<CardRule>[] {
  const answers = answerSubjects(questions).map((subject, at) => toAnswerSubject(subject, questions[at]));
  if (!scoring) return answers;
  return [
    ...answers.map((subject) => ({ ...subject, group: "Answers" })),
    ...valueSubjects(scoring).map(toScoreSubject),
  ];
}

/** Text questions, and rules written when a question was one, use the fields of text rules. */
const toAnswerSubject = (subject: Subject<Rule>, question: CardQuestion | undefined): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => !isScoreRule(rule) && rule.question === question?.id,
  fields: (rule, change, pending) => {
    if (isScoreRule(rule) || !question) return false;
    if (question.questionType !== "text" && !isForText(rule)) return subject.fields(rule, change, pending);
    return <TextRuleFields rule={rule} question={question} pending={pending} onChange={change} />;
  },
});

const toScoreSubject = (subject: Subject<ScoreRule>): Subject<CardRule> => ({
  ...subject,
  isOf: (rule) => isScoreRule(rule) && subject.isOf(rule),
  fields: (rule, change, pending) => isScoreRule(rule) && subject.fields(rule, change, pending),
});

/** Scores as rule subjects: overall, then areas. */
function valueSubjects(scoring: Scoring): Subject<ScoreRule>[] {
  const low = boundOf(scoring, OVERALL);
  return [{ key: OVERALL, name: "Overall score" }, ...scoring.dimensions].map(({ key, name }) => ({
    key: `value-${key}`,
    label: name,
    group: "Scores",
    first: { score: key, op: "atMost", value: low },
    isOf: (rule) => dimensionOf(rule) === key,
    fields: (rule, onChange, pending) => (
      <ValueRuleFields rule={rule} scoring={scoring} pending={pending} onChange={onChange} />
    ),
  }));
}

/** Default limit of a low score: the start of the second band, or half the scale. */
const boundOf = (scoring: Scoring, key: string): number =>
  bandsOf(scoring, key)[1]?.from ?? scoring.scale.max / 2;

interface ValueRuleFieldsProps {
  rule: ScoreRule;
  scoring: Scoring;
  pending: boolean;
  onChange: (rule: ScoreRule) => void;
}

const COMPARISONS = [
  { value: "atMost", label: "is at most" },
  { value: "atLeast", label: "is at least" },
  { value: "is", label: "is in the band" },
];

/** Comparison of a score with a limit on the displayed scale, or with a band. */
function ValueRuleFields({ rule, scoring, pending, onChange }: ValueRuleFieldsProps) {
  const key = dimensionOf(rule);
  const bands = bandsOf(scoring, key).map(({ name }) => name);
  const bound = "score" in rule ? rule.value : boundOf(scoring, key);
  const compare = (op: string) => {
    if (op === "is") onChange({ band: key, op: "is", value: bands[0] ?? "" });
    else onChange({ score: key, op: op === "atLeast" ? "atLeast" : "atMost", value: bound });
  };
  return (
    <>
      <NativeSelect
        size="sm"
        disabled={pending}
        aria-label="Comparison"
        value={rule.op}
        data={COMPARISONS}
        onChange={({ currentTarget: { value } }) => compare(value)}
      />
      {"band" in rule ? (
        <NativeSelect
          size="sm"
          disabled={pending}
          aria-label="Band"
          value={rule.value}
          data={bands.includes(rule.value) ? bands : [...bands, rule.value]}
          onChange={({ currentTarget: { value } }) => onChange({ ...rule, value })}
        />
      ) : (
        <NumberField
          label={`Score from 0 to ${scoring.scale.max}`}
          value={rule.value}
          pending={pending}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </>
  );
}
