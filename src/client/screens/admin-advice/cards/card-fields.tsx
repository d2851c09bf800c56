import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { CARD_KINDS, DEGREES } from "#shared/domain/cards/card";
import { DEGREE_NAMES, KIND_NAMES } from "../../../components/advice-cards/card-labels";
import { cardSentence } from "../../../components/advice-cards/card-sentence";
import { RulesField } from "../../../components/condition-builder/rules-field";
import { dimensionChoices } from "../../../components/template/dimension-choices";
import { fieldPosition } from "../../../ui/form/form";
import { Segments } from "../../../ui/form/segments";
import type { CardContext, CardProblemText } from "../advice-types";
import { cardSubjects } from "./card-subjects";
import { type CardFormState, placed } from "./card-values";
import { PlaceholderField } from "./placeholder-field";
import { StepsField } from "./steps-field";

interface CardFieldsProps extends CardFormState {
  context: CardContext;
  /** What the preview says is wrong: that its rules can never hold, or that a strength has nothing to stand on. */
  told: readonly CardProblemText[];
}

const KINDS = CARD_KINDS.map((value) => ({ value, label: KIND_NAMES[value][0] }));
const DEGREE_CHOICES = DEGREES.map((degree) => ({ value: String(degree), label: DEGREE_NAMES[degree] }));

/** All that an author says with a card. */
export function CardFields({ form, pending, context, told }: CardFieldsProps) {
  const { questions, scoring } = context;
  const byPlace = useMemo(() => placed(questions), [questions]);
  const subjects = useMemo(() => cardSubjects(byPlace, scoring), [byPlace, scoring]);
  const { when, dimension } = form.getValues();
  const { errors } = form;
  const toldOf = (part: string) => told.find(({ path }) => path.startsWith(part))?.message;
  return (
    <Stack gap="md">
      <RulesField
        label="Show this card when"
        description={when ? cardSentence(when, byPlace, scoring) : "Choose the answers this card applies to."}
        error={ruleError(errors) ?? toldOf("when")}
        matchLabel="Show if"
        addLabel="Add condition"
        conditions={when}
        subjects={subjects}
        subjectLabel={scoring ? "Answer or score" : "Answer"}
        nothing="Add a question first."
        pending={pending}
        place={fieldPosition(form, "when")}
        onChange={(next) => form.setFieldValue("when", next)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <NativeSelect
          label="Type"
          data={KINDS}
          disabled={pending}
          {...form.getInputProps("kind")}
          error={errors.kind ?? toldOf("kind")}
        />
        <NativeSelect
          label="Area"
          data={dimensionChoices(scoring?.dimensions ?? [], dimension)}
          disabled={pending}
          {...form.getInputProps("dimension")}
        />
      </SimpleGrid>
      <TextInput
        label="Title"
        description="The finding or action in a few words"
        required
        readOnly={pending}
        {...form.getInputProps("title")}
      />
      <PlaceholderField
        form={form}
        pending={pending}
        path="why"
        label="Reason"
        description="Explain what these answers mean. A sentence is left out if an answer inserted in it is missing."
        required
        name="the reason"
        questions={questions}
        minRows={3}
      />
      <StepsField form={form} pending={pending} questions={questions} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <Segments label="Impact" readOnly={pending} data={DEGREE_CHOICES} {...form.getInputProps("impact")} />
        <Segments label="Effort" readOnly={pending} data={DEGREE_CHOICES} {...form.getInputProps("effort")} />
      </SimpleGrid>
    </Stack>
  );
}

/** The message of whichever rule is wrong. */
const ruleError = (errors: CardFormState["form"]["errors"]): ReactNode =>
  Object.entries(errors).find(([path]) => path === "when" || path.startsWith("when."))?.[1];
