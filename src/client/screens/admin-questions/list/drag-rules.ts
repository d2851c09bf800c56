import type {
  Announcements,
  CollisionDetection,
  Modifier,
  ScreenReaderInstructions,
  UniqueIdentifier,
} from "@dnd-kit/core";

/**
 * Over which question a dragged one is: the one whose place it would take nearest to where it is held. Going up it
 * would begin where that one begins, going down end where that one ends. dnd-kit's own measures compare centres or
 * corners, and skip places when heights differ as much as ours.
 */
export const closestSlot: CollisionDetection = ({
  active,
  collisionRect,
  droppableRects,
  droppableContainers,
}) => {
  const own = droppableRects.get(active.id);
  const slots = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect || !own) return [];
    const top = rect.top > own.top ? rect.bottom - collisionRect.height : rect.top;
    const value = Math.abs(top - collisionRect.top);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return slots.sort((one, other) => one.data.value - other.data.value);
};

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
    onDragCancel: ({ active }) => `Canceled. Back at position ${placeOf(active)}`,
  };
}

/** No further than the list; that a question moves up and down only, its style sees to. */
export const restrictToList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return transform;
  const highest = containerNodeRect.top - draggingNodeRect.top;
  const lowest = containerNodeRect.bottom - draggingNodeRect.bottom;
  return { ...transform, y: Math.min(Math.max(transform.y, highest), lowest) };
};
