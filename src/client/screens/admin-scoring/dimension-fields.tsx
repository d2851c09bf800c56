import { ActionIcon, Group, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { MoveButtons } from "../../parts/move-buttons";
import { announce } from "../../ui/announce";
import { IconTrash } from "../../ui/icons";
import { pressable } from "../../ui/unusable";
import { BandFields } from "./band-fields";
import classes from "./dimension-fields.module.css";
import type { DimensionValues } from "./scoring-values";
import type { ScoringForm } from "./use-scoring-form";

interface DimensionFieldsProps {
  scoringForm: ScoringForm;
  dimension: DimensionValues;
  /** 0 for the first. */
  index: number;
  count: number;
}

/** One dimension: name and weight at once, the rest below a summary. */
export function DimensionFields({ scoringForm, dimension, index, count }: DimensionFieldsProps) {
  const { form, values, draft, field, hasErrorIn, pending } = scoringForm;
  const path = `dimensions.${index}`;
  const name = dimension.name.trim() || `Dimension ${index + 1}`;
  const moveTo = (to: number) => {
    form.reorderListItem("dimensions", { from: index, to });
    announce(`Moved to position ${to + 1} of ${count}`);
  };
  const remove = () => {
    form.removeListItem("dimensions", index);
    form.getInputNode(`dimensions.${Math.max(0, index - 1)}.name`)?.focus();
  };
  return (
    <li className={classes.dimension}>
      <div className={classes.row}>
        <TextInput label={`Dimension ${index + 1}`} required {...field(`${path}.name`)} />
        <TextInput
          label="Weight"
          aria-label={`Weight of ${name}`}
          inputMode="decimal"
          className={classes.weight}
          {...field(`${path}.weight`)}
        />
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <MoveButtons what="dimension" position={index + 1} count={count} onMoveTo={moveTo} />
          <ActionIcon
            color="red"
            aria-label={`Remove ${name}`}
            {...pressable(count > 1 && !pending && remove)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
      <details className={classes.more} open={hasErrorIn(path) || undefined}>
        <summary>
          Description and bands of its own<span className={classes.of}> of {name}</span>
        </summary>
        <Stack gap="sm" mt="xs">
          <Textarea
            label="Description"
            description="What it looks at, for those who read the result."
            minRows={1}
            maxRows={6}
            {...field(`${path}.description`)}
          />
          <Text size="xs" c="dimmed">
            Key: <span className="tabular">{draft?.dimensions[index]?.key}</span>. It names the dimension in
            files and calls, and stays.
          </Text>
          <Switch
            size="sm"
            label="Bands of its own"
            checked={dimension.bands !== null}
            disabled={pending}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                `${path}.bands`,
                checked ? values.bands.map((band) => ({ ...band, text: "" })) : null,
              )
            }
          />
          {dimension.bands && (
            <BandFields scoringForm={scoringForm} path={`${path}.bands`} bands={dimension.bands} of={name} />
          )}
        </Stack>
      </details>
    </li>
  );
}
