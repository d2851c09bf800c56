import {
  type Conditions,
  isGroup,
  MAX_RULES,
  type Rule,
  type RuleGroup,
  rulesOf,
} from "#shared/domain/questions/conditions";

/** A rule, or some that hold together or one of them. */
export type Part<R> = R | RuleGroup<R>;

export const hasRoom = <R extends object>(conditions: Conditions<R> | null): boolean =>
  rulesOf(conditions).length < MAX_RULES;

/** The conditions with one part in another's place, or without it; none once the last rule has gone. */
export function withPart<R extends object>(
  conditions: Conditions<R>,
  at: number,
  part: Part<R> | undefined,
): Conditions<R> | null {
  const kept = part && isGroup(part) && part.rules.length === 0 ? undefined : part;
  const rules = conditions.rules.flatMap((other, index) => (index === at ? (kept ?? []) : other));
  return rules.length === 0 ? null : { ...conditions, rules };
}

/** The group with one rule in another's place, or without it; none where that was the last. */
export function withRule<R extends object>(
  group: RuleGroup<R>,
  at: number,
  rule: Part<R> | undefined,
): RuleGroup<R> | undefined {
  const rules = group.rules.flatMap((own, index) => {
    if (index !== at) return own;
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

/** The conditions without the rules that this says; none where nothing is left. */
export function withoutRules(conditions: Conditions, isGone: (rule: Rule) => boolean): Conditions | null {
  const rules = conditions.rules.flatMap((part): Part<Rule>[] => {
    if (!isGroup(part)) return isGone(part) ? [] : [part];
    const left = part.rules.filter((rule) => !isGone(rule));
    return left.length > 0 ? [{ ...part, rules: left }] : [];
  });
  return rules.length > 0 ? { ...conditions, rules } : null;
}
