import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useReducedMotion } from "@mantine/hooks";

/**
 * Mouse, finger and keyboard. Mouse and finger have a sensor each, because the one for pointers takes fingers as well:
 * it would begin after six pixels of a scroll, before the touch sensor's wait is over.
 */
export function useDragSensors() {
  const still = useReducedMotion();
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: still ? "auto" : "smooth",
    }),
  );
}
