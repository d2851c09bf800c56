import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** What floats keeps so far from the screen's edges, in pixels. */
const MARGIN = 12;

/** Closes what floats when another begins to. */
let closeOther = (): void => undefined;

/**
 * Lets an element float over the page at the one before it, below it where there is room, and go with it when the page
 * scrolls. At most one floats. Escape and a press elsewhere ask to close it.
 */
export function useFloating(onClose: () => void): RefObject<HTMLElement | null> {
  const floating = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const { current: element } = floating;
    const anchor = element?.previousElementSibling;
    if (!element || !anchor) return;
    // Above windows, and cut by nothing; where a browser does not know it, it stands in the text.
    element.showPopover?.();
    const place = () => placeAt(element, anchor.getBoundingClientRect());
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, []);

  useEffect(() => {
    const self = () => close();
    closeOther();
    closeOther = self;
    const isOwn = ({ target }: Event) =>
      target instanceof Node && floating.current?.parentElement?.contains(target) === true;
    const onPress = (event: PointerEvent) => {
      if (!isOwn(event)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A window below stays open.
      event.preventDefault();
      giveBackFocus(floating.current);
      close();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey, { capture: true });
    return () => {
      if (closeOther === self) closeOther = () => undefined;
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);

  return floating;
}

/** To what it floats at, where the focus would go with it. */
function giveBackFocus(floating: HTMLElement | null): void {
  const anchor = floating?.previousElementSibling;
  if (floating?.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus();
}

/** Below its anchor, or above where there is more room; what is higher than that has to scroll in itself. */
function placeAt(element: HTMLElement, anchor: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const above = anchor.top - MARGIN;
  const below = clientHeight - anchor.bottom - MARGIN;
  element.style.setProperty("--room", "100dvh");
  const isBelow = element.offsetHeight <= below || below >= above;
  element.style.setProperty("--room", `${Math.max(isBelow ? below : above, 0)}px`);
  const { offsetWidth, offsetHeight } = element;
  const left = Math.max(MARGIN, Math.min(anchor.left - MARGIN, clientWidth - offsetWidth - MARGIN));
  element.style.left = `${left}px`;
  element.style.top = `${isBelow ? anchor.bottom : anchor.top - offsetHeight}px`;
}
