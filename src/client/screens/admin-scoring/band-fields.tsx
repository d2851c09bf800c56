import { ActionIcon, Button, Stack, Textarea, TextInput } from "@mantine/core";
import { MAX_BANDS } from "#shared/domain/scoring";
import { pressable } from "../../ui/form/pending-button";
import { IconPlus, IconTrash } from "../../ui/layout/icons";
import classes from "./band-fields.module.css";
import { type BandValues, newBand } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

interface BandFieldsProps {
  scoringForm: ScoringForm;
  /** Path of the bands in the form values. */
  path: string;
  bands: readonly BandValues[];
  /** Owner of the bands, for accessible names. */
  ownerName: string;
}

/** Bands from lowest to highest, each with its lower limit. */
export function BandFields({
  scoringForm: { form, field, pending },
  path,
  bands,
  ownerName,
}: BandFieldsProps) {
  const add = () => form.insertListItem(path, newBand());
  const remove = (index: number) => {
    form.removeListItem(path, index);
    form.getInputNode(`${path}.${index - 1}.name`)?.focus();
  };
  return (
    <>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {bands.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is identified by its index
          <li key={index} className={classes.band}>
            <TextInput
              label="From"
              aria-label={`From, band ${index + 1} of ${ownerName}`}
              inputMode="decimal"
              {...field(`${path}.${index}.from`)}
              readOnly={index === 0 || pending}
            />
            <TextInput
              label="Name"
              aria-label={`Name, band ${index + 1} of ${ownerName}`}
              {...field(`${path}.${index}.name`)}
            />
            <Textarea
              className={classes.text}
              label="What it means"
              aria-label={`What it means, band ${index + 1} of ${ownerName}`}
              minRows={1}
              maxRows={8}
              {...field(`${path}.${index}.text`)}
            />
            <ActionIcon
              color="red"
              className={classes.remove}
              aria-label={`Remove band ${index + 1} of ${ownerName}`}
              {...pressable(index > 0 && !pending && (() => remove(index)))}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      <Button
        mt="sm"
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        {...pressable(bands.length < MAX_BANDS && !pending && add)}
      >
        Add band
      </Button>
    </>
  );
}
