import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { isGroup, type Rule, type RuleGroup } from "#shared/domain/questions/conditions";
import { IconPlus, IconX } from "../../ui/layout/icons";
import { type Part, withRule } from "./rule-drafts";
import classes from "./rule-list.module.css";

const MATCHES = [
  { value: "all", label: "All of these are true" },
  { value: "any", label: "Any of these is true" },
];

/** A thing that rules can test, such as a question or a score, with its editor fields. */
export interface Subject<R extends object = Rule> {
  /** Unique among the subjects. */
  readonly key: string;
  readonly label: string;
  /** Heading in the list, if there are several kinds of subjects. */
  readonly group?: string;
  /** The rule that a new condition about this subject starts with. */
  readonly first: R;
  readonly isOf: (rule: R) => boolean;
  readonly fields: (rule: R, change: (rule: R) => void, pending: boolean) => ReactNode;
}

interface RuleListProps<R extends object> {
  match: "all" | "any";
  rules: readonly Part<R>[];
  subjects: readonly Subject<R>[];
  subjectLabel: string;
  /** Label of the choice between all and any, such as "Shown if". */
  matchLabel: string;
  /** The rule that a button adds; undefined if there are no subjects. */
  newRule: R | undefined;
  pending: boolean;
  hasRoom: boolean;
  /** Number of the group, such as "2.", if the rules are in one. */
  prefix?: string;
  onMatch: (match: "all" | "any") => void;
  /** Called when a part is changed, or removed (undefined). */
  onPart: (at: number, part: Part<R> | undefined) => void;
  onAddToGroup?: (at: number, group: RuleGroup<R>) => void;
}

/** A list of rules and groups of rules. */
export function RuleList<R extends object>(props: RuleListProps<R>) {
  const {
    match,
    rules,
    matchLabel,
    newRule,
    pending,
    hasRoom,
    prefix = "",
    onMatch,
    onPart,
    onAddToGroup,
  } = props;
  const { subjects, subjectLabel } = props;
  return (
    <>
      {rules.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={prefix ? `Group ${prefix.slice(0, -1)} matches if` : matchLabel}
          data={MATCHES}
          disabled={pending}
          value={match}
          onChange={({ currentTarget: { value } }) => onMatch(value === "any" ? "any" : "all")}
        />
      )}
      {rules.map((part, at) => {
        const name = `${prefix}${at + 1}`;
        if (!isGroup(part))
          return (
            <RuleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and no local state
              key={at}
              name={name}
              rule={part}
              subjects={subjects}
              subjectLabel={subjectLabel}
              pending={pending}
              onChange={(rule) => onPart(at, rule)}
            />
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <GroupFrame key={at} name={name}>
            <RuleList
              {...props}
              match={part.match}
              rules={part.rules}
              prefix={`${name}.`}
              onMatch={(groupMatch) => onPart(at, { ...part, match: groupMatch })}
              onPart={(within, rule) => onPart(at, withRule(part, within, rule))}
            />
            {newRule && hasRoom && (
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={pending}
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                aria-label={`Add condition to group ${name}`}
                onClick={() => onAddToGroup?.(at, { ...part, rules: [...part.rules, newRule] })}
              >
                Add condition to group
              </Button>
            )}
          </GroupFrame>
        );
      })}
    </>
  );
}

function GroupFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
    <div role="group" aria-label={`Group ${name}`} className={classes.group}>
      {children}
    </div>
  );
}

interface RuleFieldsProps<R extends object> {
  /** "1", or "2.1" in a group. */
  name: string;
  rule: R;
  subjects: readonly Subject<R>[];
  subjectLabel: string;
  pending: boolean;
  /** Called with undefined if the rule is removed. */
  onChange: (rule: R | undefined) => void;
}

function RuleFields<R extends object>(props: RuleFieldsProps<R>) {
  const { name, rule, subjects, subjectLabel, pending, onChange } = props;
  const subject = subjects.find(({ isOf }) => isOf(rule));
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a plain block
    <div role="group" aria-label={`Condition ${name}`} className={classes.rule} data-rule>
      <div className={classes.head}>
        <NativeSelect
          size="sm"
          disabled={pending}
          data-first
          aria-label={subjectLabel}
          value={subject?.key ?? DELETED_VALUE}
          data={[
            ...(subject ? [] : [{ value: DELETED_VALUE, label: `Deleted ${subjectLabel.toLowerCase()}` }]),
            ...groupSubjects(subjects),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const next = subjects.find(({ key }) => key === value);
            if (next) onChange(next.first);
          }}
        />
        <ActionIcon
          aria-label={`Remove condition ${name}`}
          disabled={pending}
          onClick={() => onChange(undefined)}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {subject && <div className={classes.rest}>{subject.fields(rule, onChange, pending)}</div>}
    </div>
  );
}

const DELETED_VALUE = "";

function groupSubjects<R extends object>(subjects: readonly Subject<R>[]) {
  const itemOf = ({ key, label }: Subject<R>) => ({ value: key, label });
  const groups = [...new Set(subjects.flatMap(({ group }) => group ?? []))];
  return [
    ...subjects.filter(({ group }) => group === undefined).map(itemOf),
    ...groups.map((group) => ({
      group,
      items: subjects.filter((subject) => subject.group === group).map(itemOf),
    })),
  ];
}
