import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Somebody this close to the end is reading along, in pixels. */
const NEAR = 150;

/**
 * Keeps a scroller at its end while somebody reads along, and leaves it alone when they have scrolled up.
 * `length` counts what has been added; a last element taller than the view is aligned to its top, so that reading
 * starts where it begins.
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, length: number) {
  const isPinned = useRef(true);
  const seen = useRef(length);
  const [hasNews, setHasNews] = useState(false);

  const toEnd = useCallback(
    (behavior: ScrollBehavior = "auto") => {
      const view = scroller.current;
      if (!view) return;
      isPinned.current = true;
      setHasNews(false);
      view.scrollTo({ top: endOf(view), behavior });
    },
    [scroller],
  );

  useLayoutEffect(() => {
    const isNew = length > seen.current;
    seen.current = length;
    if (isPinned.current && !isEditing(scroller)) toEnd();
    else if (isNew) setHasNews(true);
  }, [scroller, length, toEnd]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const onScroll = () => {
      isPinned.current = view.scrollHeight - view.scrollTop - view.clientHeight <= NEAR;
      if (isPinned.current) setHasNews(false);
    };
    const resized = new ResizeObserver(() => {
      if (isPinned.current && !isEditing(scroller)) view.scrollTo({ top: endOf(view) });
    });
    view.addEventListener("scroll", onScroll, { passive: true });
    resized.observe(view);
    for (const child of view.children) resized.observe(child);
    return () => {
      view.removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, [scroller]);

  return { hasNews, toEnd };
}

/** Whoever changes an earlier answer looks at that, however near to the end it is. */
const isEditing = ({ current: view }: RefObject<HTMLElement | null>) => Boolean(view?.querySelector("form"));

/** How far down to scroll: to the end, but not past the beginning of a tall last message. */
function endOf(view: HTMLElement): number {
  const end = view.scrollHeight - view.clientHeight;
  const tall = [...view.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
  if (!tall || tall.offsetHeight <= view.clientHeight) return end;
  const top = tall.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;
  return Math.min(end, top);
}
