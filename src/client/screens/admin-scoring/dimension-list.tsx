import { Button, Stack } from "@mantine/core";
import { flushSync } from "react-dom";
import { MAX_DIMENSIONS } from "#shared/domain/scoring";
import { IconPlus } from "../../ui/icons";
import { Section } from "../../ui/section";
import { pressable } from "../../ui/unusable";
import { DimensionFields } from "./dimension-fields";
import { newDimension } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

/** What is measured, in the order it is shown. */
export function DimensionList({ scoringForm }: { scoringForm: ScoringForm }) {
  const { form, values, pending } = scoringForm;
  const { dimensions } = values;
  const add = () => {
    flushSync(() => form.insertListItem("dimensions", newDimension()));
    form.getInputNode(`dimensions.${dimensions.length}.name`)?.focus();
  };
  return (
    <Section
      title="Dimensions"
      hint="What is measured, such as Money or Team. The weight says how much a dimension counts in the whole; 0 leaves it out there."
    >
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
        {dimensions.map((dimension, index) => (
          <DimensionFields
            key={dimension.id}
            scoringForm={scoringForm}
            dimension={dimension}
            index={index}
            count={dimensions.length}
          />
        ))}
      </Stack>
      <Button
        mt="md"
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        {...pressable(dimensions.length < MAX_DIMENSIONS && !pending && add)}
      >
        Add dimension
      </Button>
    </Section>
  );
}
