import { Button, Group, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { type Conditions, MAX_RULES, type RuleGroup } from "#shared/domain/conditions";
import { IconPlus } from "../../../ui/icons";
import { FieldGroup } from "../more/field-group";
import { placeOf, type QuestionFormState } from "../more/form-state";
import { conditionSentence } from "./condition-sentence";
import { added, type EarlierQuestion, firstRule, hasRoom, withMatch, withPart } from "./rule-drafts";
import { type Part, RuleList } from "./rule-list";

interface ConditionsFieldProps extends QuestionFormState {
  earlier: readonly EarlierQuestion[];
}

/** When the question is shown: rules over earlier ones, in groups where it takes some. */
export function ConditionsField({ form, pending, earlier }: ConditionsFieldProps) {
  const { conditions } = form.getValues();
  const field = useRef<HTMLDivElement>(null);
  const nearest = earlier.at(-1);

  const change = (next: Conditions | null) => form.setFieldValue("conditions", next);
  /** Where a rule comes or goes, the focus goes to the newest, or to what adds one. */
  const changeParts = (next: Conditions | null) => {
    flushSync(() => change(next));
    const rules = [...(field.current?.querySelectorAll<HTMLElement>("[data-rule] select") ?? [])];
    const last = rules.filter((select) => select.dataset.first !== undefined).at(-1);
    (last ?? field.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  };
  const replace = (at: number, part: Part | undefined) => {
    if (!conditions) return;
    const next = withPart(conditions, at, part);
    if (part) change(next);
    else changeParts(next);
  };
  const add = (part: Part) => changeParts(added(conditions, part));

  return (
    <FieldGroup
      label="Conditions"
      description={conditions ? conditionSentence(conditions, earlier) : "Always shown"}
      error={form.errors.conditions}
    >
      <Stack ref={field} gap="xs">
        {conditions && (
          <RuleList
            match={conditions.match}
            rules={conditions.rules}
            earlier={earlier}
            pending={pending}
            hasRoom={hasRoom(conditions)}
            onMatch={(match) => change(withMatch(conditions, match))}
            onPart={replace}
            onGrow={(at, group: RuleGroup) => changeParts(withPart(conditions, at, group))}
          />
        )}
        {!nearest && (
          <Text size="sm" c="dimmed">
            The first question has none before it that it could depend on.
          </Text>
        )}
        {nearest && hasRoom(conditions) && (
          <Group gap="xs">
            <Button
              {...ADD}
              data-add
              disabled={pending}
              {...placeOf(form, "conditions")}
              onClick={() => add(firstRule(nearest))}
            >
              {conditions ? "Add rule" : "Add condition"}
            </Button>
            {conditions && (
              <Button
                {...ADD}
                disabled={pending}
                onClick={() => add({ match: "any", rules: [firstRule(nearest)] })}
              >
                Add group
              </Button>
            )}
          </Group>
        )}
        {!hasRoom(conditions) && (
          <Text size="xs" c="dimmed">
            These are {MAX_RULES} rules, as many as there can be.
          </Text>
        )}
      </Stack>
    </FieldGroup>
  );
}

const ADD = {
  variant: "default",
  size: "xs",
  leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
} as const;
