import type { Dimension } from "#shared/domain/scoring";

/** What can be chosen as a dimension; one that has gone stays among it as long as it is chosen. @param current "" for none */
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
