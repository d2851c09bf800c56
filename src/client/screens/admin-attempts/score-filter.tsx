import { Group, Select, Text } from "@mantine/core";
import type { AttemptsView } from "./attempts-panel";
import { ValueField } from "./value-field";

interface ScoreFilterProps {
  view: AttemptsView;
  /** Those that attempts fall into. */
  bands: readonly string[];
  onChange: (change: Partial<AttemptsView>) => void;
}

/** Which bands and which values the list shows. Values are meant as they are shown, whatever their scale. */
export function ScoreFilter({ view: { band, from, to }, bands, onChange }: ScoreFilterProps) {
  const names = band === undefined || bands.includes(band) ? bands : [...bands, band];
  return (
    <>
      <Select
        aria-label="Band"
        data={[{ value: ALL, label: "All Bands" }, ...names.map((name) => ({ value: name, label: name }))]}
        value={band ?? ALL}
        onChange={(next) => onChange({ band: next || undefined, page: 1 })}
        comboboxProps={{ withinPortal: false }}
        w={170}
      />
      <Group gap={6} wrap="nowrap">
        <ValueField
          label="Score from"
          placeholder="Score from"
          inAddress={from}
          toAddress={(next) => onChange({ from: next, page: 1 })}
        />
        <Text size="sm" c="dimmed" aria-hidden>
          –
        </Text>
        <ValueField
          label="Score up to"
          placeholder="to"
          inAddress={to}
          toAddress={(next) => onChange({ to: next, page: 1 })}
        />
      </Group>
    </>
  );
}

/** No band is called that: they have names. */
const ALL = "";
