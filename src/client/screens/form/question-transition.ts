import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { afterPaint } from "../../ui/browser/after-paint";
import { hasKeyboard } from "../../ui/browser/focus";

export type TransitionDirection = "forward" | "back";

/** The direction of the last change of question. */
export function useTransitionDirection(index: number): TransitionDirection {
  const [transition, setTransition] = useState<{ to: number; direction: TransitionDirection }>({
    to: index,
    direction: "forward",
  });
  if (transition.to !== index)
    setTransition({ to: index, direction: index > transition.to ? "forward" : "back" });
  return transition.direction;
}

type Content = RefObject<HTMLElement | null>;

/**
 * Saves the previous answer and focuses the new question: with a keyboard immediately, so no keystrokes are lost; on
 * touch screens after paint, because focusing takes up to a frame on slow phones (docs/performance.md).
 */
export function useQuestionTransition(content: Content, index: number, save: () => void): void {
  const before = useRef(index);
  const onArrival = useEffectEvent(save);
  useEffect(() => {
    if (before.current === index) return;
    before.current = index;
    onArrival();
    const focus = (selector: string) => content.current?.querySelector<HTMLElement>(selector)?.focus();
    if (!hasKeyboard()) return afterPaint(() => focus("h2"));
    focus(content.current?.querySelector("textarea") ? "textarea" : "h2");
  }, [content, index]);
}

/** Keeps the focused field in view when the on-screen keyboard opens. */
export function useFocusInSight(content: Content, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `index` has its own element
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
