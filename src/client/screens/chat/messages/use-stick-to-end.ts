import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Somebody this close to the end is reading along, in pixels. */
const NEAR = 150;

/**
 * Keeps a scroller at its end while somebody reads along, and leaves it alone when they have scrolled up.
 * `length` counts what has been added. The last message stays in the view, whatever can be pressed below it; one that
 * is taller is aligned to its top, so that reading starts where it begins, and to its end as soon as the view changes
 * its height: then a keyboard has come up, and the answer is about to be typed.
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
    let height = view.clientHeight;
    const onScroll = () => {
      // It was the browser, as the phone was turned or its keyboard came up.
      if (view.clientHeight !== height) return;
      isPinned.current = endOf(view) - view.scrollTop <= NEAR;
      if (isPinned.current) setHasNews(false);
    };
    const resized = new ResizeObserver(() => {
      const isOfView = view.clientHeight !== height;
      height = view.clientHeight;
      if (isPinned.current && !isEditing(scroller)) view.scrollTo({ top: endOf(view, isOfView) });
    });
    view.addEventListener("scroll", onScroll);
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

/** Between the last message and the edge that it is aligned to, in pixels. */
const AIR = 8;

/** As much of a question as stays above what answers it, in pixels: its last lines. */
const LAST_LINES = 72;

/**
 * How far down to scroll: to the end, but not past the last message, or the end of it; where little is in view, past
 * its first lines to the first of what can be pressed.
 */
function endOf(view: HTMLElement, toItsEnd = false): number {
  const end = view.scrollHeight - view.clientHeight;
  const last = [...view.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
  if (!last) return end;
  const shift = view.scrollTop - view.getBoundingClientRect().top;
  const top = last.getBoundingClientRect().top + shift - AIR;
  const isTall = last.offsetHeight + AIR > view.clientHeight;
  if (isTall && !toItsEnd) return Math.min(end, top);
  const bottom = top + AIR + last.offsetHeight;
  const ofMessage = isTall ? bottom + AIR - view.clientHeight : top;
  const first = view.querySelector("[data-replies] :is(button, label)");
  const ofReply = first ? first.getBoundingClientRect().bottom + shift + AIR - view.clientHeight : 0;
  return Math.min(end, Math.max(ofMessage, Math.min(ofReply, bottom - LAST_LINES)));
}
