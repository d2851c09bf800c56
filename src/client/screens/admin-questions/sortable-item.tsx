import { useSortable } from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { IconGripVertical } from "../../ui/icons";
import classes from "./sortable-questions.module.css";

interface SortableItemProps {
  id: number;
  /** 1 for the first. */
  position: number;
  children: (grip: ReactNode) => ReactNode;
}

/** A place in the list. Only the grip begins a drag, so that text can be selected and buttons pressed. */
export function SortableItem({ id, position, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  return (
    <li ref={setNodeRef} className={classes.item} data-dragging={isDragging || undefined} style={style}>
      {children(
        <ActionIcon
          ref={setActivatorNodeRef}
          className={classes.grip}
          aria-label={`Reorder question ${position}`}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical size={18} stroke={1.75} aria-hidden />
        </ActionIcon>,
      )}
    </li>
  );
}
