import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { dimensionOf, type ScoreRule } from "#shared/domain/card";
import { bandsOf, OVERALL, type Scoring } from "#shared/domain/scoring";
import type { Subject } from "../../parts/rules/subject";
import { typedNumber } from "../../parts/typed-number";

/** The values as what rules can be over: that of the whole, then those of dimensions. */
export function valueSubjects(scoring: Scoring): Subject<ScoreRule>[] {
  const low = boundOf(scoring, OVERALL);
  return [{ key: OVERALL, name: "Overall value" }, ...scoring.dimensions].map(({ key, name }) => ({
    key: `value-${key}`,
    label: name,
    group: "Values",
    first: { score: key, op: "atMost", value: low },
    isOf: (rule) => dimensionOf(rule) === key,
    fields: (rule, onChange, pending) => (
      <ValueRuleFields rule={rule} scoring={scoring} pending={pending} onChange={onChange} />
    ),
  }));
}

/** Below what a value is low: its second band, or half of all. */
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

/** What is asked of a value: a bound in the units that are shown, or a band by its name. */
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
        <BoundField
          value={rule.value}
          max={scoring.scale.max}
          pending={pending}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </>
  );
}

interface BoundFieldProps {
  value: number;
  max: number;
  pending: boolean;
  onChange: (value: number) => void;
}

/** A number as it is being typed; what stands there is kept as long as it means the rule's own. */
function BoundField({ value, max, pending, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState("");
  const plain = Number.isNaN(value) ? "" : String(value);
  return (
    <TextInput
      size="sm"
      readOnly={pending}
      aria-label={`Value from 0 to ${max}`}
      inputMode="decimal"
      value={Object.is(typedNumber(typed), value) ? typed : plain}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(typedNumber(currentTarget.value));
      }}
    />
  );
}
