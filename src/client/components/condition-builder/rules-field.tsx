import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { type Conditions, MAX_RULES, type RuleGroup, rulesOf } from "#shared/domain/questions/conditions";
import { FieldGroup } from "../../ui/form/field-group";
import { IconPlus } from "../../ui/layout/icons";
import { added, hasRoom, lastRuleIndex, type Part, withMatch, withPart } from "./rule-drafts";
import type { Subject } from "./rule-list";
import { RuleList } from "./rule-list";

interface RulesFieldProps<R extends object> {
  label: string;
  description: string | undefined;
  error: ReactNode;
  /** Label of the choice between all and any, such as "Shown if". */
  matchLabel: string;
  addLabel: string;
  conditions: Conditions<R> | null;
  subjects: readonly Subject<R>[];
  /** Whether a new rule uses the last unused subject instead of the first. */
  isLastFirst?: boolean;
  subjectLabel: string;
  /** Shown if there are no subjects. */
  emptyText: string;
  pending: boolean;
  /** Attributes that let the form focus the button on an error. */
  addButtonProps?: object;
  onChange: (conditions: Conditions<R> | null) => void;
}

/** Editor for the conditions of a question or a card. */
export function RulesField<R extends object>(props: RulesFieldProps<R>) {
  const { conditions, subjects, isLastFirst = false, pending, onChange } = props;
  const newRule = createRule(isLastFirst ? [...subjects].reverse() : subjects, rulesOf(conditions));
  const field = useRef<HTMLDivElement>(null);

  /** Focuses the rule at an index, by default the last one. If no rules are left, focuses the button that adds one. */
  const changeAndFocus = (next: Conditions<R> | null, index = -1) => {
    flushSync(() => onChange(next));
    const selects = field.current?.querySelectorAll<HTMLElement>("[data-rule] select[data-first]");
    ([...(selects ?? [])].at(index) ?? field.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  };
  const replace = (at: number, part: Part<R> | undefined) => {
    if (!conditions) return;
    const next = withPart(conditions, at, part);
    if (rulesOf(next).length < rulesOf(conditions).length) changeAndFocus(next);
    else onChange(next);
  };
  const add = (part: Part<R>) => changeAndFocus(added(conditions, part));
  const addToGroup = (at: number, group: RuleGroup<R>) => {
    if (conditions) changeAndFocus(withPart(conditions, at, group), lastRuleIndex(conditions, at) + 1);
  };

  return (
    <FieldGroup label={props.label} description={props.description} error={props.error}>
      <Stack ref={field} gap="xs">
        {conditions && (
          <RuleList
            match={conditions.match}
            rules={conditions.rules}
            subjects={subjects}
            subjectLabel={props.subjectLabel}
            matchLabel={props.matchLabel}
            newRule={newRule}
            pending={pending}
            hasRoom={hasRoom(conditions)}
            onMatch={(match) => onChange(withMatch(conditions, match))}
            onPart={replace}
            onAddToGroup={addToGroup}
          />
        )}
        {!newRule && (
          <Text size="sm" c="dimmed">
            {props.emptyText}
          </Text>
        )}
        {newRule && hasRoom(conditions) && (
          <Group gap="xs">
            <Button
              {...ADD}
              data-add
              disabled={pending}
              {...props.addButtonProps}
              onClick={() => add(newRule)}
            >
              {conditions ? "Add condition" : props.addLabel}
            </Button>
            {conditions && (
              <Button {...ADD} disabled={pending} onClick={() => add({ match: "any", rules: [newRule] })}>
                Add group
              </Button>
            )}
          </Group>
        )}
        {!hasRoom(conditions) && (
          <Text size="xs" c="dimmed">
            You've reached the limit of {MAX_RULES} conditions.
          </Text>
        )}
      </Stack>
    </FieldGroup>
  );
}

/** Prefers a subject without a rule, because a second rule about the same one could contradict the first. */
function createRule<R extends object>(subjects: readonly Subject<R>[], rules: readonly R[]): R | undefined {
  const unused = subjects.find(({ isOf }) => !rules.some(isOf));
  return (unused ?? subjects[0])?.first;
}

const ADD = {
  variant: "default",
  size: "xs",
  leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
} as const;
