import { Button, NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { isGroup, type Rule, type RuleGroup } from "#shared/domain/conditions";
import { IconPlus } from "../../../ui/icons";
import { type EarlierQuestion, firstRule } from "./rule-drafts";
import { RuleFields } from "./rule-fields";
import classes from "./rule-list.module.css";

export type Part = Rule | RuleGroup;

const MATCHES = [
  { value: "all", label: "All of these hold" },
  { value: "any", label: "Any of these holds" },
];

interface RuleListProps {
  match: "all" | "any";
  rules: readonly Part[];
  earlier: readonly EarlierQuestion[];
  pending: boolean;
  /** Whether one more rule is allowed. */
  hasRoom: boolean;
  /** "2." for the rules of the second part's group. */
  prefix?: string;
  onMatch: (match: "all" | "any") => void;
  /** One part is another now, or gone. */
  onPart: (at: number, part: Part | undefined) => void;
  /** A group has a rule more. */
  onGrow?: (at: number, group: RuleGroup) => void;
}

/** Rules, and groups of rules, that hold together or one of them. */
export function RuleList(props: RuleListProps) {
  const { match, rules, earlier, pending, hasRoom, prefix = "", onMatch, onPart, onGrow } = props;
  const nearest = earlier.at(-1);
  return (
    <>
      {rules.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={prefix ? `Group ${prefix.slice(0, -1)} holds if` : "Shown if"}
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
              earlier={earlier}
              pending={pending}
              onChange={(rule) => onPart(at, rule)}
            />
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <GroupFrame key={at} name={name}>
            <RuleList
              match={part.match}
              rules={part.rules}
              earlier={earlier}
              pending={pending}
              hasRoom={hasRoom}
              prefix={`${name}.`}
              onMatch={(own) => onPart(at, { ...part, match: own })}
              onPart={(within, rule) => onPart(at, withRule(part, within, rule))}
            />
            {nearest && hasRoom && (
              <Button
                variant="subtle"
                size="compact-xs"
                disabled={pending}
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                aria-label={`Add rule to group ${name}`}
                onClick={() => onGrow?.(at, { ...part, rules: [...part.rules, firstRule(nearest)] })}
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

/** The group with one rule in another's place, or without it; none where that was the last. */
function withRule(group: RuleGroup, at: number, rule: Part | undefined): RuleGroup | undefined {
  const rules = group.rules.flatMap((own, index) => {
    if (index !== at) return own;
    return rule && !isGroup(rule) ? rule : [];
  });
  return rules.length > 0 ? { ...group, rules } : undefined;
}
