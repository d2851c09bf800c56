import { type ComponentType, lazy } from "react";

/**
 * A part whose code comes after the screen, and without which the screen still works: when it cannot be fetched, as on
 * a train, `instead` stands in its place, or nothing.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
}
