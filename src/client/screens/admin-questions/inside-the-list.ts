import type { Modifier } from "@dnd-kit/core";

/** No further than the list; that a question moves up and down only, its style sees to. */
export const insideTheList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return transform;
  const highest = containerNodeRect.top - draggingNodeRect.top;
  const lowest = containerNodeRect.bottom - draggingNodeRect.bottom;
  return { ...transform, y: Math.min(Math.max(transform.y, highest), lowest) };
};
