import {
  type Conditions,
  isGroup,
  MAX_RULES,
  type Rule,
  type RuleGroup,
  rulesOf,
} from "#shared/domain/questions/conditions";

export type Part<R> = R | RuleGroup<R>;

export const hasRoom = <R extends object>(conditions: Conditions<R> | null): boolean =>
  rulesOf(conditions).length < MAX_RULES;

/** Replaces the part at an index, or removes it if undefined. Null if no rules are left. */
export function withPart<R extends object>(
  conditions: Conditions<R>,
  at: number,
  part: Part<R> | undefined,
): Conditions<R> | null {
  const replacement = part && isGroup(part) && part.rules.length === 0 ? undefined : part;
  const rules = conditions.rules.flatMap((other, index) => (index === at ? (replacement ?? []) : other));
  return rules.length === 0 ? null : { ...conditions, rules };
}

/** Replaces the rule at an index of a group, or removes it if undefined. Undefined if no rules are left. */
export function withRule<R extends object>(
  group: RuleGroup<R>,
  at: number,
  rule: Part<R> | undefined,
): RuleGroup<R> | undefined {
  const rules = group.rules.flatMap((existing, index) => {
    if (index !== at) return existing;
    return rule && !isGroup(rule) ? rule : [];
  });
  return rules.length > 0 ? { ...group, rules } : undefined;
}

export const withMatch = <R>(conditions: Conditions<R>, match: "all" | "any"): Conditions<R> => ({
  ...conditions,
  match,
});

export const added = <R>(conditions: Conditions<R> | null, part: Part<R>): Conditions<R> => ({
  ...(conditions ?? { version: 1, match: "all" }),
  rules: [...(conditions?.rules ?? []), part],
});

/** The index of the last rule of a part, counted over the rules of all groups. */
export const lastRuleIndex = <R extends object>(conditions: Conditions<R>, at: number): number =>
  rulesOf({ ...conditions, rules: conditions.rules.slice(0, at + 1) }).length - 1;

/** Removes the rules for which `isRemoved` is true. Null if no rules are left. */
export function withoutRules(conditions: Conditions, isRemoved: (rule: Rule) => boolean): Conditions | null {
  const rules = conditions.rules.flatMap((part): Part<Rule>[] => {
    if (!isGroup(part)) return isRemoved(part) ? [] : [part];
    const remaining = part.rules.filter((rule) => !isRemoved(rule));
    return remaining.length > 0 ? [{ ...part, rules: remaining }] : [];
  });
  return rules.length > 0 ? { ...conditions, rules } : null;
}
