import { isSmall } from "./cues";
import type { Value } from "./values";

/** Rounding takes no more than this from a sum of shares. */
const ROUNDING = 1e-9;

/** Of what as much speaks for, without what holds something that is wholly said: "otel" is "Hotel", not "Hotel with bar". */
export function whollyFirst<T extends { readonly share: number; readonly value: Value }>(
  alike: readonly T[],
): readonly T[] {
  const whole = alike.filter(isWhole);
  return alike.filter(({ value }) => !whole.some((other) => isPartOf(other.value, value)));
}

/** Whether all of a name is said. */
export const isWhole = ({ share }: { readonly share: number }): boolean => share >= 1 - ROUNDING;

/** What some values say together where that is offered, too: a hotel and a restaurant, "Hotel with restaurant". */
export function saidTogether(values: readonly Value[], offered: readonly Value[]): Value | null {
  if (values.length < 2 || values.some((value) => tellingOf(value).length === 0)) return null;
  const said = new Set(values.flatMap(tellingOf));
  const [whole, ...others] = offered.filter((value) => {
    const telling = tellingOf(value);
    return !values.includes(value) && telling.length === said.size && telling.every((word) => said.has(word));
  });
  return whole && others.length === 0 ? whole : null;
}

const tellingOf = ({ words }: Value): string[] => [...new Set(words.filter((word) => !isSmall(word)))];

/** Whether a name says all that another one does, and more. */
function isPartOf(value: Value, whole: Value): boolean {
  const [own, telling] = [tellingOf(value), tellingOf(whole)];
  return own.length > 0 && telling.length > own.length && own.every((word) => telling.includes(word));
}

/** Whether something that is offered says more than a value does. */
export const isPartOfAnother = (value: Value, offered: readonly Value[]): boolean =>
  offered.some((other) => isPartOf(value, other));
