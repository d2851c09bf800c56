import { Button, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { MAX_DIMENSIONS } from "#shared/domain/scoring";
import { IconPlus } from "../../ui/icons";
import { Section } from "../../ui/section";
import { DimensionFields } from "./dimension-fields";
import { newDimension } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

/** What is measured, in the order it is shown. */
export function DimensionList({ scoringForm }: { scoringForm: ScoringForm }) {
  const { form, values, pending } = scoringForm;
  const { dimensions } = values;
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    form.getInputNode(`dimensions.${dimensions.length - 1}.name`)?.focus();
  }, [dimensions.length, form]);
  const add = () => {
    isAdded.current = true;
    form.insertListItem("dimensions", newDimension());
  };
  const isFull = dimensions.length >= MAX_DIMENSIONS;
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
        aria-disabled={isFull || pending || undefined}
        data-disabled={isFull || pending || undefined}
        onClick={() => !isFull && !pending && add()}
      >
        Add dimension
      </Button>
    </Section>
  );
}
