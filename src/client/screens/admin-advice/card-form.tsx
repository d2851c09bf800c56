import { Button, Card, Group, Stack, Title } from "@mantine/core";
import { type KeyboardEvent, useEffect, useMemo } from "react";
import type { Card as AdviceCard } from "#shared/domain/card";
import { useZodForm } from "../../ui/form";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import type { Ground } from "./advice-types";
import { CardFields } from "./card-fields";
import classes from "./card-form.module.css";
import { type CardValues, cardForm } from "./card-values";

interface CardFormProps {
  title: string;
  ground: Ground;
  /** Of a stored card; undefined for a new one. */
  cardKey: string | undefined;
  values: CardValues;
  /** What the button that takes it says. */
  saveLabel: string;
  pending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  ruleProblem: string | undefined;
  /** Told at each change; undefined while something is not right. */
  onDraft: (card: AdviceCard | undefined, isDirty: boolean) => void;
  onSave: (card: AdviceCard) => void;
  /** @param hasChanges as of the press, whatever has been drawn by then */
  onLeave: (hasChanges: boolean) => void;
}

/** A card open for writing; only its button saves it. */
export function CardForm(props: CardFormProps) {
  const { title, ground, cardKey, values, pending, onDraft, onSave, onLeave } = props;
  const contract = useMemo(() => cardForm(ground, cardKey), [ground, cardKey]);
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

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || pending) return;
    // Else the browser closes with it the dialog that opens now.
    event.preventDefault();
    onLeave(form.isDirty());
  };
  return (
    <Card component="section" aria-labelledby={HEADING} style={{ overflow: "visible" }}>
      <Title order={2} id={HEADING} tabIndex={-1} mb="md">
        {title}
      </Title>
      <form noValidate aria-label={title} onKeyDown={press} onSubmit={submit(onSave)}>
        <Stack>
          <CardFields form={form} pending={pending} ground={ground} ruleProblem={props.ruleProblem} />
          <FormError message={props.error} />
          <Group justify="flex-end" className={classes.buttons}>
            <Button variant="default" disabled={pending} onClick={() => onLeave(form.isDirty())}>
              Cancel
            </Button>
            <PendingButton type="submit" pending={pending} pendingLabel="Saving...">
              {props.saveLabel}
            </PendingButton>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

const HEADING = "card-heading";
