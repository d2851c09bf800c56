import { NativeSelect, SimpleGrid, Switch, Text } from "@mantine/core";
import { SCALE_MAXIMA } from "#shared/domain/scoring";
import { Section } from "../../ui/section";
import { withOwn } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

const VIEWERS = [
  { value: "participant", label: "The participant" },
  { value: "admin", label: "Admins only" },
];
const SCALES = SCALE_MAXIMA.map((max) => ({ value: String(max), label: `0 to ${max}` }));
const DECIMALS = [
  { value: "0", label: "None (62)" },
  { value: "1", label: "One (61.8)" },
];
const COVERAGES = ["0", "25", "50", "60", "75", "90", "100"];
const PEOPLE = ["5", "10", "15", "20", "30", "50"];

/** Whether answers have values at all, who sees them, and how they are shown. */
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
        label="Give answers a value"
        description="Values are worked out by your rules, never by a model, and stay as they are once somebody has completed the assessment."
        disabled={pending}
        {...form.getInputProps("isOn", { type: "checkbox" })}
      />
      {!isOn && isStored && (
        <Text size="sm" mt="sm" role="status">
          Once that is saved, answers have no value any more. What questions count towards stays with them, as
          do their points and directions, and so does what others have come to.
        </Text>
      )}
      {isOn && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} mt="lg" verticalSpacing="sm">
            <NativeSelect label="Who sees it" data={VIEWERS} {...choice("visibleTo")} />
            <NativeSelect label="Scale" data={SCALES} {...choice("max")} />
            <NativeSelect label="Decimals" data={DECIMALS} {...choice("decimals")} />
            <NativeSelect
              label="Answered at least"
              data={withOwn(COVERAGES, minCoverage).map((value) => ({ value, label: `${value}%` }))}
              {...choice("minCoverage")}
            />
          </SimpleGrid>
          <Text size="xs" c="dimmed" mt="xs">
            Where less of a dimension's weight is answered, no value is given: never 0 and never the top by
            absence.
          </Text>
          <Switch
            mt="lg"
            label="Compare with others"
            description="Shows how the values of others with the same questions and rules are spread, once there are enough of them. Only people who have opened their sign-in link count, and see it."
            disabled={pending}
            {...form.getInputProps("benchmark.on", { type: "checkbox" })}
          />
          {benchmark.on && (
            <NativeSelect
              mt="sm"
              maw={220}
              label="From so many others on"
              data={withOwn(PEOPLE, benchmark.k)}
              {...choice("benchmark.k")}
            />
          )}
        </>
      )}
    </Section>
  );
}
