import { NativeSelect, SimpleGrid, Switch, Text } from "@mantine/core";
import { SCALE_MAXIMA } from "#shared/domain/scoring";
import { Section } from "../../ui/layout/section";
import { withCurrent } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

const VIEWERS = [
  { value: "participant", label: "Participants" },
  { value: "admin", label: "Admins only" },
];
const SCALES = SCALE_MAXIMA.map((max) => ({ value: String(max), label: `0 to ${max}` }));
const DECIMALS = [
  { value: "0", label: "None (62)" },
  { value: "1", label: "One (61.8)" },
];
const COVERAGES = ["0", "25", "50", "60", "75", "90", "100"];
const PEOPLE = ["5", "10", "15", "20", "30", "50"];

/** Whether answers are scored, who sees the scores, and their format. */
export function SettingsCard({
  scoringForm: { form, values, pending, isStored },
}: {
  scoringForm: ScoringForm;
}) {
  const { isOn, benchmark, minCoverage } = values;
  const choice = (path: string) => ({ ...form.getInputProps(path), disabled: pending });
  return (
    <Section title="Scoring">
      <Switch
        label="Score answers"
        description="Scores are calculated with your rules, not by AI. They don't change after someone completes the assessment."
        disabled={pending}
        {...form.getInputProps("isOn", { type: "checkbox" })}
      />
      {!isOn && isStored && (
        <Text size="sm" mt="sm" role="status">
          After you save, answers will no longer be scored. Question settings and existing scores are kept.
        </Text>
      )}
      {isOn && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} mt="lg" verticalSpacing="sm">
            <NativeSelect label="Visible to" data={VIEWERS} {...choice("visibleTo")} />
            <NativeSelect label="Scale" data={SCALES} {...choice("max")} />
            <NativeSelect label="Decimals" data={DECIMALS} {...choice("decimals")} />
            <NativeSelect
              label="Minimum answered"
              data={withCurrent(COVERAGES, minCoverage).map((value) => ({ value, label: `${value}%` }))}
              {...choice("minCoverage")}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed" mt="xs">
            An area gets no score if the answered share of its questions is below the minimum.
          </Text>
          <Switch
            mt="lg"
            label="Compare with others"
            description="Shows how a score compares with other participants' scores once enough people have completed the assessment. Only people with a confirmed email are included."
            disabled={pending}
            {...form.getInputProps("benchmark.on", { type: "checkbox" })}
          />
          {benchmark.on && (
            <NativeSelect
              mt="sm"
              maw={220}
              label="Minimum number of participants"
              data={withCurrent(PEOPLE, benchmark.k)}
              {...choice("benchmark.k")}
            />
          )}
        </>
      )}
    </Section>
  );
}
