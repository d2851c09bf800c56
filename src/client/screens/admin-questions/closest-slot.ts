import type { CollisionDetection } from "@dnd-kit/core";

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
