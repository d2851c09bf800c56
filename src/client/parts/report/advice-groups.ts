import type { AdviceItem } from "#shared/domain/advice";
import { CARD_KINDS, type CardKind } from "#shared/domain/card";

/** Pieces of advice that are read together. */
export interface AdviceGroup {
  /** Unlike any other's. */
  readonly key: string;
  readonly name: string;
  /** Whether the name says of what kind they are. */
  readonly isKind: boolean;
  readonly items: readonly AdviceItem[];
}

interface Named {
  readonly key: string;
  readonly name: string;
}

const GROUP_NAMES: Readonly<Record<CardKind, string>> = {
  risk: "Risks",
  weakness: "To improve",
  opportunity: "Opportunities",
  strength: "Strengths",
};
const ELSEWHERE = { key: "elsewhere", name: "Beyond these areas" };

/**
 * Advice as it is read: risks before all else, then dimension by dimension, that of the first item first; by kind where
 * there are no dimensions.
 */
export function adviceGroups(items: readonly AdviceItem[], dimensions: readonly Named[]): AdviceGroup[] {
  const ofKind = (kind: CardKind): AdviceGroup => ({
    key: kind,
    name: GROUP_NAMES[kind],
    isKind: true,
    items: items.filter((item) => item.kind === kind),
  });
  const rest = items.filter(({ kind }) => kind !== "risk");
  const nameOf = (item: AdviceItem) => dimensions.find(({ key }) => key === item.dimension) ?? ELSEWHERE;
  const hasAreas = rest.some((item) => nameOf(item) !== ELSEWHERE);
  const groups = hasAreas ? [ofKind("risk"), ...byName(rest, nameOf)] : CARD_KINDS.map(ofKind);
  return groups.filter((group) => group.items.length > 0);
}

/** What belongs to no dimension comes last. */
function byName(items: readonly AdviceItem[], nameOf: (item: AdviceItem) => Named): AdviceGroup[] {
  const named = [...new Set(items.map(nameOf))];
  const inOrder = [...named.filter((one) => one !== ELSEWHERE), ...named.filter((one) => one === ELSEWHERE)];
  return inOrder.map(({ key, name }) => ({
    key: `area-${key}`,
    name,
    isKind: false,
    items: items.filter((item) => nameOf(item).key === key),
  }));
}

/** The id that the page gives to a piece of advice, so that a step can name where it comes from. */
export const itemAnchor = (place: number) => `advice-${place}`;
