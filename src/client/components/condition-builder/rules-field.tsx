import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { type Conditions, MAX_RULES, rulesOf } from "#shared/domain/questions/conditions";
import { FieldGroup } from "../../ui/form/field-group";
import { IconPlus } from "../../ui/layout/icons";
import { added, hasRoom, type Part, withMatch, withPart } from "./rule-drafts";
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
  nothing: string;
  pending: boolean;
  /** Attributes by which the form finds the button to focus on an error. */
  place?: object;
  onChange: (conditions: Conditions<R> | null) => void;
}

/** Editor for the conditions of a question or a card. */
export function RulesField<R extends object>(props: RulesFieldProps<R>) {
  const { conditions, subjects, isLastFirst = false, pending, onChange } = props;
  const first = newRule(isLastFirst ? [...subjects].reverse() : subjects, rulesOf(conditions));
  const field = useRef<HTMLDivElement>(null);

  /** Moves the focus to the newest rule after one is added or removed, or to the button that adds one. */
  const changeParts = (next: Conditions<R> | null) => {
    flushSync(() => onChange(next));
    const rules = [...(field.current?.querySelectorAll<HTMLElement>("[data-rule] select") ?? [])];
    const last = rules.filter((select) => select.dataset.first !== undefined).at(-1);
    (last ?? field.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  };
  const replace = (at: number, part: Part<R> | undefined) => {
    if (!conditions) return;
    const next = withPart(conditions, at, part);
    if (rulesOf(next).length < rulesOf(conditions).length) changeParts(next);
    else onChange(next);
  };
  const add = (part: Part<R>) => changeParts(added(conditions, part));

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
            first={first}
            pending={pending}
            hasRoom={hasRoom(conditions)}
            onMatch={(match) => onChange(withMatch(conditions, match))}
            onPart={replace}
            onGrow={(at, group) => changeParts(withPart(conditions, at, group))}
          />
        )}
        {!first && (
          <Text size="sm" c="dimmed">
            {props.nothing}
          </Text>
        )}
        {first && hasRoom(conditions) && (
          <Group gap="xs">
            <Button {...ADD} data-add disabled={pending} {...props.place} onClick={() => add(first)}>
              {conditions ? "Add condition" : props.addLabel}
            </Button>
            {conditions && (
              <Button {...ADD} disabled={pending} onClick={() => add({ match: "any", rules: [first] })}>
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
function newRule<R extends object>(subjects: readonly Subject<R>[], rules: readonly R[]): R | undefined {
  const unused = subjects.find(({ isOf }) => !rules.some(isOf));
  return (unused ?? subjects[0])?.first;
}

const ADD = {
  variant: "default",
  size: "xs",
  leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
} as const;
