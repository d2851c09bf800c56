import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance from the end within which the reader counts as following along, in pixels. */
const NEAR_END = 150;

/**
 * Keeps a scroller at its end unless the reader has scrolled up. `length` is the number of entries.
 * The last message stays in view, even with buttons below it. A taller message is aligned to its top so reading can
 * start there, and to its end once the view's height changes: then a keyboard has opened to type the answer.
 */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, length: number) {
  const isPinned = useRef(true);
  const seenLength = useRef(length);
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
    const isNew = length > seenLength.current;
    seenLength.current = length;
    if (isPinned.current && !isEditing(scroller)) toEnd();
    else if (isNew) setHasNews(true);
  }, [scroller, length, toEnd]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    let height = view.clientHeight;
    const onScroll = () => {
      // The browser scrolled because the device was rotated or the keyboard opened.
      if (view.clientHeight !== height) return;
      isPinned.current = endOf(view) - view.scrollTop <= NEAR_END;
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

/** Don't scroll while an earlier answer is being edited, even near the end. */
const isEditing = ({ current: view }: RefObject<HTMLElement | null>) => Boolean(view?.querySelector("form"));

/** Gap between the last message and the edge it is aligned to, in pixels. */
const GAP = 8;

/** Height of a question's last lines, which stay visible above its reply buttons, in pixels. */
const VISIBLE_QUESTION_HEIGHT = 72;

/**
 * Scroll target in pixels: the end, but not past the top of the last message (or its end if `isAlignedToEnd`). In a short
 * view, far enough to show the first reply button.
 */
function endOf(view: HTMLElement, isAlignedToEnd = false): number {
  const end = view.scrollHeight - view.clientHeight;
  const last = [...view.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
  if (!last) return end;
  const shift = view.scrollTop - view.getBoundingClientRect().top;
  const top = last.getBoundingClientRect().top + shift - GAP;
  const isTall = last.offsetHeight + GAP > view.clientHeight;
  if (isTall && !isAlignedToEnd) return Math.min(end, top);
  const bottom = top + GAP + last.offsetHeight;
  const messageTop = isTall ? bottom + GAP - view.clientHeight : top;
  const first = view.querySelector("[data-replies] :is(button, label)");
  const replyTop = first ? first.getBoundingClientRect().bottom + shift + GAP - view.clientHeight : 0;
  return Math.min(end, Math.max(messageTop, Math.min(replyTop, bottom - VISIBLE_QUESTION_HEIGHT)));
}
