import { Button, Card, Group, Stack, Title } from "@mantine/core";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import type { Card as AdviceCard } from "#shared/domain/cards/card";
import { DiscardDialog } from "../../../ui/dialog/confirm-dialog";
import { useZodForm } from "../../../ui/form/form";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import type { CardContext, CardProblemText } from "../advice-types";
import { CardFields } from "./card-fields";
import classes from "./card-form.module.css";
import { type CardValues, cardForm } from "./card-values";

interface CardFormProps {
  title: string;
  context: CardContext;
  /** Of a stored card; undefined for a new one. */
  cardKey: string | undefined;
  values: CardValues;
  /** What the button that takes it says. */
  saveLabel: string;
  pending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  /** What the preview says is wrong with it as it stands. */
  told: readonly CardProblemText[];
  /** Told at each change; undefined while something is not right. */
  onDraft: (card: AdviceCard | undefined, isDirty: boolean) => void;
  onSave: (card: AdviceCard) => void;
  /** Asked for, and nothing is lost that was not given up. */
  onLeave: () => void;
}

/** A card open for writing; only its button saves it. */
export function CardForm(props: CardFormProps) {
  const { title, context, cardKey, values, pending, onDraft, onSave, onLeave } = props;
  const contract = useMemo(() => cardForm(context, cardKey), [context, cardKey]);
  const { form, submit } = useZodForm(contract, values);
  const current = form.getValues();
  const isDirty = form.isDirty();
  const draft = useMemo(() => contract.safeParse(current).data, [contract, current]);

  useEffect(() => onDraft(draft, isDirty), [draft, isDirty, onDraft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    // What has turned wrong since it was stored is told at once.
    if (cardKey !== undefined) void form.validate();
    document.getElementById(HEADING)?.focus();
  }, []);

  const [isAsking, setAsking] = useState(false);
  const leave = () => (form.isDirty() ? setAsking(true) : onLeave());
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || pending) return;
    // Else the browser closes with it the dialog that opens now.
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
          <CardFields form={form} pending={pending} context={context} told={props.told} />
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
