import { ActionIcon, Group, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { ReorderButtons } from "../../components/template/reorder-buttons";
import { announce } from "../../ui/feedback/announcer";
import { pressable } from "../../ui/form/pending-button";
import { IconTrash } from "../../ui/layout/icons";
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

/** Name and weight of an area; the other settings are collapsed. */
export function DimensionFields({ scoringForm, dimension, index, count }: DimensionFieldsProps) {
  const { form, values, draft, field, hasErrorIn, pending } = scoringForm;
  const path = `dimensions.${index}`;
  const name = dimension.name.trim() || `Area ${index + 1}`;
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
        <TextInput label={`Area ${index + 1}`} required {...field(`${path}.name`)} />
        <TextInput
          label="Weight"
          aria-label={`Weight of ${name}`}
          inputMode="decimal"
          className={classes.weight}
          {...field(`${path}.weight`)}
        />
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <ReorderButtons itemName="area" position={index + 1} count={count} onMoveTo={moveTo} />
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
          Description and custom bands<span className={classes.of}> for {name}</span>
        </summary>
        <Stack gap="sm" mt="xs">
          <Textarea
            label="Description"
            description="Shown to participants with their result."
            minRows={1}
            maxRows={6}
            {...field(`${path}.description`)}
          />
          <Text size="xs" c="dimmed">
            ID used in exports and the API: <span className="tabular">{draft?.dimensions[index]?.key}</span>.
            It can't be changed.
          </Text>
          <Switch
            size="sm"
            label="Custom bands"
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
            <BandFields
              scoringForm={scoringForm}
              path={`${path}.bands`}
              bands={dimension.bands}
              ownerName={name}
            />
          )}
        </Stack>
      </details>
    </li>
  );
}
