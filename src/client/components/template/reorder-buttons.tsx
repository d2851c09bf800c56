import { ActionIcon } from "@mantine/core";
import { useEffect, useRef } from "react";
import { pressable } from "../../ui/form/pending-button";
import { IconArrowDown, IconArrowUp } from "../../ui/layout/icons";

interface ReorderButtonsProps {
  /** Such as "question". */
  itemName: string;
  /** From 1. */
  position: number;
  count: number;
  /** Called with the new index, from 0. */
  onMoveTo: (to: number) => void;
}

/** Buttons that move a list item up or down, as an alternative to dragging. */
export function ReorderButtons({ itemName, position, count, onMoveTo }: ReorderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"up" | "down">(undefined);

  // Keeps the focus on the pressed button of the moved item, or on the opposite one at the end of the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the item has moved on the page
  useEffect(() => {
    if (!pressed.current) return;
    const isUpFocused = position === count || (pressed.current === "up" && position > 1);
    const button = isUpFocused ? up.current : down.current;
    pressed.current = undefined;
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [position]);

  const press = (direction: "up" | "down") => {
    pressed.current = direction;
    onMoveTo(position - 1 + (direction === "up" ? -1 : 1));
  };
  return (
    <>
      <ActionIcon
        ref={up}
        aria-label={`Move ${itemName} ${position} up`}
        {...pressable(position > 1 && (() => press("up")))}
      >
        <IconArrowUp size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        ref={down}
        aria-label={`Move ${itemName} ${position} down`}
        {...pressable(position < count && (() => press("down")))}
      >
        <IconArrowDown size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}
