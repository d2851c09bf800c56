import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "To move the question, press Space, then the up and down arrow keys. Press Space again to drop it, or Escape to cancel.",
};

/** What readers hear while a question is dragged; `ids` are the questions in their order. */
export function announcements(ids: readonly UniqueIdentifier[]): Announcements {
  const placeOf = (item: { id: UniqueIdentifier }) => ids.indexOf(item.id) + 1;
  /** Picking up is a move onto its own place, which must not talk over what was said of it. */
  let lastPlace = 0;
  return {
    onDragStart: ({ active }) => {
      lastPlace = placeOf(active);
      return `Picked up question ${lastPlace} of ${ids.length}`;
    },
    onDragOver: ({ over }) => {
      if (!over || placeOf(over) === lastPlace) return undefined;
      lastPlace = placeOf(over);
      return `Moved to position ${lastPlace} of ${ids.length}`;
    },
    onDragEnd: ({ active, over }) => `Dropped at position ${placeOf(over ?? active)}`,
    onDragCancel: ({ active }) => `Cancelled, back at position ${placeOf(active)}`,
  };
}
