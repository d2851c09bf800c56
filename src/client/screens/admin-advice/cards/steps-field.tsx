import { ActionIcon, Button, Group, NativeSelect, Stack } from "@mantine/core";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { MAX_STEPS } from "#shared/domain/cards/card";
import { HORIZON_CHOICES } from "../../../components/advice-cards/card-labels";
import { ReorderButtons } from "../../../components/template/reorder-buttons";
import { announce } from "../../../ui/feedback/announcer";
import { FieldGroup } from "../../../ui/form/field-group";
import { IconPlus, IconTrash } from "../../../ui/layout/icons";
import type { AdviceQuestion } from "../advice-types";
import classes from "./card-form.module.css";
import { type CardFormState, newStep } from "./card-values";
import { PlaceholderField } from "./placeholder-field";

interface StepsFieldProps extends CardFormState {
  questions: readonly AdviceQuestion[];
}

/** Ordered steps of a card, each with its timeframe. */
export function StepsField({ form, pending, questions }: StepsFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const { steps } = form.getValues();
  const focusStep = (at: number) => {
    const fields = list.current?.querySelectorAll<HTMLElement>("textarea") ?? [];
    (fields[at] ?? list.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  };
  const add = () => {
    flushSync(() => form.insertListItem("steps", newStep()));
    focusStep(steps.length);
  };
  const remove = (at: number) => {
    flushSync(() => form.removeListItem("steps", at));
    focusStep(Math.min(at, steps.length - 2));
  };
  const moveTo = (from: number, to: number) => {
    form.reorderListItem("steps", { from, to });
    announce(`Moved to position ${to + 1} of ${steps.length}`);
  };
  return (
    <FieldGroup label="Steps" description="What to do, in order. Optional for strengths.">
      <Stack ref={list} gap="sm">
        {steps.map(({ id }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
          <div key={id} role="group" aria-label={`Step ${at + 1}`} className={classes.step}>
            <PlaceholderField
              form={form}
              pending={pending}
              path={`steps.${at}.text`}
              aria-label={`Step ${at + 1}`}
              name={`step ${at + 1}`}
              questions={questions}
            />
            <Group justify="space-between" wrap="nowrap">
              <NativeSelect
                size="sm"
                aria-label={`Timeframe for step ${at + 1}`}
                data={HORIZON_CHOICES}
                disabled={pending}
                {...form.getInputProps(`steps.${at}.horizon`)}
              />
              <Group gap={2} wrap="nowrap" className={classes.actions}>
                <ReorderButtons
                  itemName="step"
                  position={at + 1}
                  count={steps.length}
                  onMoveTo={(to) => moveTo(at, to)}
                />
                <ActionIcon
                  color="red"
                  aria-label={`Remove step ${at + 1}`}
                  disabled={pending}
                  onClick={() => remove(at)}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
          </div>
        ))}
        {steps.length < MAX_STEPS && (
          <Button
            data-add
            variant="default"
            size="xs"
            w="fit-content"
            disabled={pending}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={add}
          >
            Add step
          </Button>
        )}
      </Stack>
    </FieldGroup>
  );
}
