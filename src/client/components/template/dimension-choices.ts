import type { Dimension } from "#shared/domain/scoring";

/**
 * Select options for an area, including the current one if it was deleted.
 * @param current key of the area; "" for none
 */
export function dimensionChoices(
  dimensions: readonly Dimension[],
  current: string,
  none = "None",
): { value: string; label: string }[] {
  const known = dimensions.map(({ key, name }) => ({ value: key, label: name }));
  const isKnown = current === "" || known.some(({ value }) => value === current);
  return [
    { value: "", label: none },
    ...known,
    ...(isKnown ? [] : [{ value: current, label: `${current} (deleted)` }]),
  ];
}
