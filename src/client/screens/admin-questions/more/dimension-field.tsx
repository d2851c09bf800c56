import { NativeSelect, Text } from "@mantine/core";
import { trpc } from "../../../data/trpc";
import { dimensionChoices } from "../../../parts/dimension-choices";
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
  if (dimensions.length === 0 && dimension === "")
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
      data={dimensionChoices(dimensions, dimension)}
      {...form.getInputProps("dimension")}
    />
  );
}
