import { ActionIcon } from "@mantine/core";
import { useEffect, useRef } from "react";
import { pressable } from "../../ui/form/pending-button";
import { IconArrowDown, IconArrowUp } from "../../ui/layout/icons";

interface MoveButtonsProps {
  /** Such as "question". */
  what: string;
  /** 1 for the first. */
  position: number;
  count: number;
  /** Places are counted from 0. */
  onMoveTo: (to: number) => void;
}

/** Moves one of a list one place, for those who do not drag. */
export function ReorderButtons({ what, position, count, onMoveTo }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"up" | "down">(undefined);

  // Focus goes along with what is moved; at the end of the way it turns to the button that leads back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when it has moved on the page
  useEffect(() => {
    if (!pressed.current) return;
    const goesUp = position === count || (pressed.current === "up" && position > 1);
    const button = goesUp ? up.current : down.current;
    pressed.current = undefined;
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [position]);

  const press = (way: "up" | "down") => {
    pressed.current = way;
    onMoveTo(position - 1 + (way === "up" ? -1 : 1));
  };
  return (
    <>
      <ActionIcon
        ref={up}
        aria-label={`Move ${what} ${position} up`}
        {...pressable(position > 1 && (() => press("up")))}
      >
        <IconArrowUp size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        ref={down}
        aria-label={`Move ${what} ${position} down`}
        {...pressable(position < count && (() => press("down")))}
      >
        <IconArrowDown size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}
