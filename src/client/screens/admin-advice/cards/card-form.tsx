import { Button, Card, Group, NativeSelect, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { type Card as AdviceCard, CARD_KINDS, DEGREES } from "#shared/domain/cards/card";
import { DEGREE_NAMES, KIND_NAMES } from "../../../components/advice-cards/card-labels";
import { cardSentence } from "../../../components/advice-cards/card-sentence";
import { RulesField } from "../../../components/condition-builder/rules-field";
import { dimensionChoices } from "../../../components/template/dimension-choices";
import { DiscardDialog } from "../../../ui/dialog/confirm-dialog";
import { fieldPosition, useZodForm } from "../../../ui/form/form";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { Segments } from "../../../ui/form/segments";
import type { CardContext, CardProblemText } from "../advice-types";
import classes from "./card-form.module.css";
import { cardSubjects } from "./card-subjects";
import { type CardFormState, type CardValues, cardForm, placed } from "./card-values";
import { PlaceholderField } from "./placeholder-field";
import { StepsField } from "./steps-field";

interface CardFormProps {
  title: string;
  context: CardContext;
  /** Key of a stored card; undefined for a new one. */
  cardKey: string | undefined;
  values: CardValues;
  saveLabel: string;
  pending: boolean;
  error: string | undefined;
  /** Problems of the card from the preview. */
  problems: readonly CardProblemText[];
  /** Called on each change; `card` is undefined while the form is invalid. */
  onDraft: (card: AdviceCard | undefined, isDirty: boolean) => void;
  onSave: (card: AdviceCard) => void;
  /** Called after the form was discarded without changes or the loss was confirmed. */
  onLeave: () => void;
}

/** Form of a card. Changes are saved only by the save button. */
export function CardForm(props: CardFormProps) {
  const { title, context, cardKey, values, pending, onDraft, onSave, onLeave } = props;
  const contract = useMemo(() => cardForm(context, cardKey), [context, cardKey]);
  const { form, submit } = useZodForm(contract, values);
  const current = form.getValues();
  const isDirty = form.isDirty();
  const draft = useMemo(() => contract.safeParse(current).data, [contract, current]);

  useEffect(() => onDraft(draft, isDirty), [draft, isDirty, onDraft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    // Show problems that appeared after the card was stored, such as a deleted question.
    if (cardKey !== undefined) void form.validate();
    document.getElementById(HEADING)?.focus();
  }, []);

  const [isAsking, setAsking] = useState(false);
  const leave = () => (form.isDirty() ? setAsking(true) : onLeave());
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || pending) return;
    // Otherwise the same key press closes the dialog that opens now.
    event.preventDefault();
    leave();
  };
  return (
    <Card component="section" aria-labelledby={HEADING} style={{ overflow: "visible" }}>
      <Title order={2} id={HEADING} tabIndex={-1} mb="md">
        {title}
      </Title>
      <form
        noValidate
        aria-label={title}
        className={classes.form}
        onKeyDown={press}
        onSubmit={submit(onSave)}
      >
        <Stack>
          <CardFields form={form} pending={pending} context={context} problems={props.problems} />
          <FormErrorText message={props.error} />
          <Group justify="flex-end" className={classes.buttons}>
            <Button variant="default" disabled={pending} onClick={leave}>
              Cancel
            </Button>
            <PendingButton type="submit" pending={pending} pendingLabel="Saving...">
              {props.saveLabel}
            </PendingButton>
          </Group>
        </Stack>
      </form>
      <DiscardDialog opened={isAsking} onDiscard={onLeave} onKeep={() => setAsking(false)}>
        {UNSAVED_CARD}
      </DiscardDialog>
    </Card>
  );
}

export const UNSAVED_CARD = "This card isn't saved yet.";

const HEADING = "card-heading";

interface CardFieldsProps extends CardFormState {
  context: CardContext;
  /** Problems from the preview: rules that can't apply, or a strength without evidence. */
  problems: readonly CardProblemText[];
}

const KINDS = CARD_KINDS.map((value) => ({ value, label: KIND_NAMES[value][0] }));
const DEGREE_CHOICES = DEGREES.map((degree) => ({ value: String(degree), label: DEGREE_NAMES[degree] }));

function CardFields({ form, pending, context, problems }: CardFieldsProps) {
  const { questions, scoring } = context;
  const byPlace = useMemo(() => placed(questions), [questions]);
  const subjects = useMemo(() => cardSubjects(byPlace, scoring), [byPlace, scoring]);
  const { when, dimension } = form.getValues();
  const { errors } = form;
  const problemOf = (part: string) => problems.find(({ path }) => path.startsWith(part))?.message;
  return (
    <Stack gap="md">
      <RulesField
        label="Show this card when"
        description={when ? cardSentence(when, byPlace, scoring) : "Choose the answers this card applies to."}
        error={ruleError(errors) ?? problemOf("when")}
        matchLabel="Show if"
        addLabel="Add condition"
        conditions={when}
        subjects={subjects}
        subjectLabel={scoring ? "Answer or score" : "Answer"}
        emptyText="Add a question first."
        pending={pending}
        addButtonProps={fieldPosition(form, "when")}
        onChange={(next) => form.setFieldValue("when", next)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="md">
        <NativeSelect
          label="Type"
          data={KINDS}
          disabled={pending}
          {...form.getInputProps("kind")}
          error={errors.kind ?? problemOf("kind")}
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

const ruleError = (errors: CardFormState["form"]["errors"]): ReactNode =>
  Object.entries(errors).find(([path]) => path === "when" || path.startsWith("when."))?.[1];
