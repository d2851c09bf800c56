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
  /** What the rules say, as a sentence; nothing where there can be none. */
  description: string | undefined;
  error: ReactNode;
  /** What the choice between all and any is called, such as "Shown if". */
  matchLabel: string;
  /** What the button for the first rule says. */
  addLabel: string;
  conditions: Conditions<R> | null;
  subjects: readonly Subject<R>[];
  /** Whether a new condition is over the last subject that has none yet; else over the first. */
  isLastFirst?: boolean;
  /** What subjects are called, such as "Question". */
  subjectLabel: string;
  /** Said where there is nothing that a rule could be over. */
  nothing: string;
  pending: boolean;
  /** What the button is found by once something is wrong. */
  place?: object;
  onChange: (conditions: Conditions<R> | null) => void;
}

/** Rules, in groups where it takes some: when a question is shown, or a card holds. */
export function RulesField<R extends object>(props: RulesFieldProps<R>) {
  const { conditions, subjects, isLastFirst = false, pending, onChange } = props;
  const first = newRule(isLastFirst ? [...subjects].reverse() : subjects, rulesOf(conditions));
  const field = useRef<HTMLDivElement>(null);

  /** Where a rule comes or goes, the focus goes to the newest, or to what adds one. */
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

/** A condition over a subject that has none yet: one more over the same could contradict the first. */
function newRule<R extends object>(inOrder: readonly Subject<R>[], rules: readonly R[]): R | undefined {
  const unused = inOrder.find(({ isOf }) => !rules.some(isOf));
  return (unused ?? inOrder[0])?.first;
}

const ADD = {
  variant: "default",
  size: "xs",
  leftSection: <IconPlus size={16} stroke={1.75} aria-hidden />,
} as const;
