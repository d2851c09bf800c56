import type { AdviceItem } from "#shared/domain/cards/advice";
import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";
import { CARD_KINDS, type CardKind } from "#shared/domain/cards/card";

export interface AdviceGroup {
  readonly key: string;
  readonly name: string;
  /** Whether the name is that of a kind, of an area, or the heading for items without an area. */
  readonly type: "kind" | "area" | "elsewhere";
  readonly items: readonly AdviceItem[];
}

interface NamedArea {
  readonly key: string;
  readonly name: string;
}

/** Groups advice: risks first, then by area in the order of first appearance, or by kind without areas. */
export function adviceGroups(
  items: readonly AdviceItem[],
  dimensions: readonly NamedArea[],
  headings: Pick<AdviceHeadings, "groups" | "elsewhere">,
): AdviceGroup[] {
  const groupOfKind = (kind: CardKind): AdviceGroup => ({
    key: kind,
    name: headings.groups[kind],
    type: "kind",
    items: items.filter((item) => item.kind === kind),
  });
  const rest = items.filter(({ kind }) => kind !== "risk");
  const areaOf = (item: AdviceItem) => dimensions.find(({ key }) => key === item.dimension);
  const areas = new Set(rest.flatMap((item) => areaOf(item) ?? []));
  const groupOfArea = (area: NamedArea): AdviceGroup => ({
    key: `area-${area.key}`,
    name: area.name,
    type: "area",
    items: rest.filter((item) => areaOf(item) === area),
  });
  const otherGroup: AdviceGroup = {
    key: "elsewhere",
    name: headings.elsewhere,
    type: "elsewhere",
    items: rest.filter((item) => !areaOf(item)),
  };
  const groups =
    areas.size > 0
      ? [groupOfKind("risk"), ...[...areas].map(groupOfArea), otherGroup]
      : CARD_KINDS.map(groupOfKind);
  return groups.filter((group) => group.items.length > 0);
}

/** The HTML id of an item of advice, for links from steps. */
export const itemAnchor = (place: number) => `advice-${place}`;
