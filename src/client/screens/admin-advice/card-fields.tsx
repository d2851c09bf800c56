import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useMemo } from "react";
import { CARD_KINDS, DEGREES } from "#shared/domain/card";
import { cardSentence } from "../../parts/cards/card-sentence";
import { EFFECT_NAMES, EFFORT_NAMES, KIND_NAMES } from "../../parts/cards/card-words";
import { dimensionChoices } from "../../parts/dimension-choices";
import { RulesField } from "../../parts/rules/rules-field";
import { placeOf } from "../../ui/form";
import { Segments } from "../../ui/segments";
import type { Ground, Problem } from "./advice-types";
import { cardSubjects } from "./card-subjects";
import { type CardValues, placed } from "./card-values";
import { FillableField } from "./fillable-field";
import { StepsField } from "./steps-field";

/** What every field of a card's form works on. */
export interface CardFormState {
  form: UseFormReturnType<CardValues>;
  /** Being saved: what would be typed now would be lost. */
  pending: boolean;
}

interface CardFieldsProps extends CardFormState {
  ground: Ground;
  /** What the preview says is wrong: that its rules can never hold, or that a strength has nothing to stand on. */
  told: readonly Problem[];
}

const KINDS = CARD_KINDS.map((value) => ({ value, label: KIND_NAMES[value][0] }));
const IMPACTS = DEGREES.map((degree) => ({ value: String(degree), label: EFFECT_NAMES[degree] }));
const EFFORTS = DEGREES.map((degree) => ({ value: String(degree), label: EFFORT_NAMES[degree] }));

/** All that an author says with a card. */
export function CardFields({ form, pending, ground, told }: CardFieldsProps) {
  const { questions, scoring } = ground;
  const byPlace = useMemo(() => placed(questions), [questions]);
  const subjects = useMemo(() => cardSubjects(byPlace, scoring), [byPlace, scoring]);
  const { when, dimension } = form.getValues();
  const { errors } = form;
  const toldOf = (part: string) => told.find(({ path }) => path.startsWith(part))?.message;
  return (
    <Stack gap="md">
      <RulesField
        label="When it holds"
        description={when ? cardSentence(when, byPlace, scoring) : "Say for which answers this is true."}
        error={ruleError(errors) ?? toldOf("when")}
        matchLabel="Holds if"
        addLabel="Add rule"
        conditions={when}
        subjects={subjects}
        subjectLabel={scoring ? "Answer or value" : "Answer"}
        nearest={subjects[0]}
        nothing="There is no question yet that a rule could be over."
        pending={pending}
        place={placeOf(form, "when")}
        onChange={(next) => form.setFieldValue("when", next)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <NativeSelect
          label="Kind"
          data={KINDS}
          disabled={pending}
          {...form.getInputProps("kind")}
          error={errors.kind ?? toldOf("kind")}
        />
        <NativeSelect
          label="Dimension"
          data={dimensionChoices(scoring?.dimensions ?? [], dimension)}
          disabled={pending}
          {...form.getInputProps("dimension")}
        />
      </SimpleGrid>
      <TextInput
        label="Title"
        description="What it comes to, in a few words"
        required
        readOnly={pending}
        {...form.getInputProps("title")}
      />
      <FillableField
        form={form}
        pending={pending}
        path="why"
        label="Why"
        description="What follows from these answers. A sentence that names an answer is left out where there is none."
        required
        name="the reason"
        questions={questions}
        minRows={3}
      />
      <StepsField form={form} pending={pending} questions={questions} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <Segments label="Effect" readOnly={pending} data={IMPACTS} {...form.getInputProps("impact")} />
        <Segments label="Effort" readOnly={pending} data={EFFORTS} {...form.getInputProps("effort")} />
      </SimpleGrid>
    </Stack>
  );
}

/** The message of whichever rule is wrong. */
const ruleError = (errors: CardFormState["form"]["errors"]): ReactNode =>
  Object.entries(errors).find(([path]) => path === "when" || path.startsWith("when."))?.[1];
