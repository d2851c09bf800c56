import { Button, NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { isGroup, type RuleGroup } from "#shared/domain/conditions";
import { IconPlus } from "../../ui/icons";
import { type Part, withRule } from "./rule-drafts";
import { RuleFields } from "./rule-fields";
import classes from "./rule-list.module.css";
import type { Subject } from "./subject";

const MATCHES = [
  { value: "all", label: "All of these hold" },
  { value: "any", label: "Any of these holds" },
];

interface RuleListProps<R extends object> {
  match: "all" | "any";
  rules: readonly Part<R>[];
  subjects: readonly Subject<R>[];
  subjectLabel: string;
  /** What the choice between all and any is called, such as "Shown if". */
  matchLabel: string;
  /** What a new rule begins as; undefined where there is nothing it could be over. */
  first: R | undefined;
  pending: boolean;
  /** Whether one more rule is allowed. */
  hasRoom: boolean;
  /** "2." for the rules of the second part's group. */
  prefix?: string;
  onMatch: (match: "all" | "any") => void;
  /** One part is another now, or gone. */
  onPart: (at: number, part: Part<R> | undefined) => void;
  /** A group has a rule more. */
  onGrow?: (at: number, group: RuleGroup<R>) => void;
}

/** Rules, and groups of rules, that hold together or one of them. */
export function RuleList<R extends object>(props: RuleListProps<R>) {
  const { match, rules, matchLabel, first, pending, hasRoom, prefix = "", onMatch, onPart, onGrow } = props;
  const { subjects, subjectLabel } = props;
  return (
    <>
      {rules.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={prefix ? `Group ${prefix.slice(0, -1)} holds if` : matchLabel}
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
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no names, and keep nothing of their own
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
              onMatch={(own) => onPart(at, { ...part, match: own })}
              onPart={(within, rule) => onPart(at, withRule(part, within, rule))}
            />
            {first && hasRoom && (
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={pending}
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                aria-label={`Add rule to group ${name}`}
                onClick={() => onGrow?.(at, { ...part, rules: [...part.rules, first] })}
              >
                Add rule to group
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
    <div role="group" aria-label={`Group ${name}`} className={classes.group}>
      {children}
    </div>
  );
}
