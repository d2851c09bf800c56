import type {
  Announcements,
  CollisionDetection,
  Modifier,
  ScreenReaderInstructions,
  UniqueIdentifier,
} from "@dnd-kit/core";

/** Nearest slot by the leading edge. dnd-kit's detectors skip slots if heights differ as much as here. */
export const closestSlot: CollisionDetection = ({
  active,
  collisionRect,
  droppableRects,
  droppableContainers,
}) => {
  const activeRect = droppableRects.get(active.id);
  const slots = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect || !activeRect) return [];
    const top = rect.top > activeRect.top ? rect.bottom - collisionRect.height : rect.top;
    const value = Math.abs(top - collisionRect.top);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return slots.sort((one, other) => one.data.value - other.data.value);
};

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    "To move the question, press Space, then the up and down arrow keys. Press Space again to drop it, or Escape to cancel.",
};

/** Screen reader announcements while dragging; `ids` are the question ids in display order. */
export function announcements(ids: readonly UniqueIdentifier[]): Announcements {
  const placeOf = (item: { id: UniqueIdentifier }) => ids.indexOf(item.id) + 1;
  /** dnd-kit also reports the pick-up as a move to the same position, which must not interrupt its announcement. */
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
    onDragCancel: ({ active }) => `Canceled. Back at position ${placeOf(active)}`,
  };
}

/** Keeps a dragged question inside the list vertically; the item's style ignores horizontal movement. */
export const restrictToList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return transform;
  const highest = containerNodeRect.top - draggingNodeRect.top;
  const lowest = containerNodeRect.bottom - draggingNodeRect.bottom;
  return { ...transform, y: Math.min(Math.max(transform.y, highest), lowest) };
};
