import { NativeSelect, Text } from "@mantine/core";
import { trpc } from "../../../data/trpc";
import { AnchorLink } from "../../../ui/links";
import type { QuestionFormState } from "./form-state";

interface DimensionFieldProps extends QuestionFormState {
  assessmentId: number;
}

/** What a question counts towards: one of the template's dimensions, or the way to where they are made. */
export function DimensionField({ form, pending, assessmentId }: DimensionFieldProps) {
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  const { dimension } = form.getValues();
  const dimensions = scoring.data?.scoring?.dimensions ?? [];
  const known = dimensions.map(({ key, name }) => ({ value: key, label: name }));
  const isKnown = dimension === "" || known.some(({ value }) => value === dimension);
  if (known.length === 0 && dimension === "")
    return (
      <Text size="sm" c="dimmed">
        Answers count towards nothing yet:{" "}
        <AnchorLink
          to="/admin/templates/$assessmentId/scoring"
          params={{ assessmentId }}
          inherit
          underline="always"
        >
          set up scoring
        </AnchorLink>{" "}
        to give this template dimensions.
      </Text>
    );
  return (
    <NativeSelect
      label="Dimension"
      description="What the answer counts towards"
      disabled={pending}
      data={[
        { value: "", label: "None" },
        ...known,
        ...(isKnown ? [] : [{ value: dimension, label: dimension }]),
      ]}
      {...form.getInputProps("dimension")}
    />
  );
}
