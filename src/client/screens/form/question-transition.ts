import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { afterPaint } from "../../ui/browser/after-paint";
import { hasKeyboard } from "../../ui/browser/focus";

export type TransitionDirection = "forward" | "back";

/** Where the question on screen came from: the one before it lies behind it. */
export function useTransitionDirection(index: number): TransitionDirection {
  const [travel, setTravel] = useState<{ to: number; direction: TransitionDirection }>({
    to: index,
    direction: "forward",
  });
  if (travel.to !== index) setTravel({ to: index, direction: index > travel.to ? "forward" : "back" });
  return travel.direction;
}

type Content = RefObject<HTMLElement | null>;

/**
 * A new question is read from its heading, or from its text field where a keyboard is at hand: that bears its name, and
 * has the focus at once, or what is typed right after the press would be lost. On a touch screen the question is seen
 * first, as moving the focus takes a slow phone up to a frame (docs/performance.md). By whatever means it was reached, what was
 * typed before is stored (`save`).
 */
export function useQuestionTransition(content: Content, index: number, save: () => void): void {
  const before = useRef(index);
  const onArrival = useEffectEvent(save);
  useEffect(() => {
    if (before.current === index) return;
    before.current = index;
    onArrival();
    const focus = (wanted: string) => content.current?.querySelector<HTMLElement>(wanted)?.focus();
    if (!hasKeyboard()) return afterPaint(() => focus("h2"));
    focus(content.current?.querySelector("textarea") ? "textarea" : "h2");
  }, [content, index]);
}

/** The field that is typed into stays in sight when the on-screen keyboard takes its room. */
export function useFocusInSight(content: Content, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has an element of its own
  useEffect(() => {
    const { current: element } = content;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      element.querySelector(":focus")?.scrollIntoView({ block: "nearest" }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [content, index]);
}
