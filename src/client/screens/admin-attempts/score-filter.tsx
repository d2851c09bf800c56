import { Group, Input, Select, Text } from "@mantine/core";
import { useId } from "react";
import { useAddressField } from "../../ui/data-table/use-address-field";
import { parseNumber } from "../../ui/format/numbers";
import type { AttemptsView } from "./attempt-rows";
import classes from "./score-filter.module.css";

interface ScoreFilterProps {
  view: AttemptsView;
  /** Bands that occur among the attempts. */
  bands: readonly string[];
  onChange: (change: Partial<AttemptsView>) => void;
}

/** Filters by band and score. Scores are compared as displayed, regardless of their scale. */
export function ScoreFilter({ view: { band, from, to }, bands, onChange }: ScoreFilterProps) {
  const names = band === undefined || bands.includes(band) ? bands : [...bands, band];
  const min = useValueField(from, (next) => onChange({ from: next, page: 1 }));
  const max = useValueField(to, (next) => onChange({ to: next, page: 1 }));
  const isReversed = min.value !== undefined && max.value !== undefined && min.value > max.value;
  const problemId = useId();
  const propsOf = ({ text, isWrong, type }: ValueField) => ({
    className: classes.field,
    size: "md",
    inputMode: "decimal" as const,
    value: text,
    error: isWrong || isReversed,
    // Mantine would set aria-describedby to its own message only.
    withAria: false,
    "aria-invalid": isWrong || isReversed,
    "aria-describedby": problemId,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type(currentTarget.value),
  });
  return (
    <>
      <Select
        aria-label="Band"
        data={[
          { value: ALL_BANDS, label: "All bands" },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        value={band ?? ALL_BANDS}
        onChange={(next) => onChange({ band: next || undefined, page: 1 })}
        comboboxProps={{ withinPortal: false }}
        w={170}
      />
      <div className={classes.values}>
        <Group gap={6} wrap="nowrap">
          <Input aria-label="Minimum score" placeholder="Min. score" {...propsOf(min)} />
          <Text size="sm" c="dimmed" aria-hidden>
            –
          </Text>
          <Input aria-label="Maximum score" placeholder="Max. score" {...propsOf(max)} />
        </Group>
        <Input.Error id={problemId} role="status">
          {(min.isWrong || max.isWrong) && "Enter a number from 0 to 100."}
          {isReversed && "The minimum score can't be higher than the maximum score."}
        </Input.Error>
      </div>
    </>
  );
}

/** Value for "All bands"; band names are never empty. */
const ALL_BANDS = "";

type ValueField = ReturnType<typeof useValueField>;

/** A score filter from 0 to 100, as text while typing. Invalid input filters nothing. */
function useValueField(inAddress: number | undefined, toAddress: (value: number | undefined) => void) {
  const { text, type } = useAddressField(inAddress, toAddress, SCORE_FORMAT);
  const value = valueIn(text);
  return { text, value, isWrong: text.trim() !== "" && value === undefined, type };
}

function valueIn(text: string): number | undefined {
  const value = parseNumber(text);
  return value >= 0 && value <= 100 ? value : undefined;
}

const SCORE_FORMAT = {
  valueIn,
  textOf: (value: number | undefined) => (value === undefined ? "" : String(value)),
};
