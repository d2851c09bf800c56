import { useReducedMotion } from "@mantine/hooks";
import { useLayoutEffect, useRef } from "react";

/** As long as dnd-kit's own (spec section 9: drag animation 200 ms). */
const MOTION: KeyframeAnimationOptions = { duration: 200, easing: "cubic-bezier(.2, .8, .2, 1)" };

/**
 * Lets the elements of a list glide from where they are seen to the places a new order gives them. Call `glide` just
 * before the order changes. A dropped element comes from where it was let go.
 */
export function useGlide(order: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Map<Element, number>>(undefined);
  const still = useReducedMotion();
  const elements = () => [...(list.current?.children ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the order has changed on the page
  useLayoutEffect(() => {
    for (const element of elements()) {
      const top = before.current?.get(element);
      const distance = top === undefined ? 0 : top - element.getBoundingClientRect().top;
      if (distance === 0) continue;
      element.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], MOTION);
    }
    before.current = undefined;
  }, [order]);

  const glide = () => {
    if (still) return;
    before.current = new Map(elements().map((element) => [element, element.getBoundingClientRect().top]));
  };
  return { list, glide };
}
