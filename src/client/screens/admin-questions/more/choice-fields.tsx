import { Checkbox, Stack } from "@mantine/core";
import { Segments } from "../../../ui/segments";
import { optionsOf } from "../question-values";
import type { QuestionFormState } from "./form-state";

const SELECTION = [
  { value: "one" as const, label: "One option" },
  { value: "several" as const, label: "Several" },
];

/** How many options can be chosen, and which stand alone. */
export function ChoiceFields({ form, pending }: QuestionFormState) {
  const { selection, options, exclusiveOptions } = form.getValues();
  const known = optionsOf(options);
  return (
    <>
      <Segments
        label="How many can be chosen"
        readOnly={pending}
        data={SELECTION}
        {...form.getInputProps("selection")}
      />
      {selection === "several" && known.length > 0 && (
        <Checkbox.Group
          size="md"
          label="Options that stand alone"
          description="Such as “None of these”: it cannot be chosen beside others"
          value={exclusiveOptions}
          onChange={(chosen) => form.setFieldValue("exclusiveOptions", chosen)}
          error={form.errors.exclusiveOptions}
        >
          <Stack gap={6} mt={6}>
            {[...new Set(known)].map((option) => (
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
      )}
    </>
  );
}
