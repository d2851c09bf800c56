import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { ActionIcon } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { IconGripVertical } from "../../../ui/layout/icons";
import type { EditedQuestion } from "../editor/editor-types";
import { announcements, closestSlot, INSTRUCTIONS, restrictToList } from "./drag-rules";
import classes from "./sortable-questions.module.css";

interface SortableQuestionsProps {
  questions: readonly EditedQuestion[];
  /** Places are counted from 0; false where the question stays for now. */
  onMove: (from: number, to: number) => boolean;
  /** Draws a question; `grip` is what it is dragged by, and `move` moves it without dragging. */
  children: (
    question: EditedQuestion,
    index: number,
    grip: ReactNode,
    move: (to: number) => boolean,
  ) => ReactNode;
}

/** Questions that are put in order by mouse, finger or keyboard. One that shows no grip stays, and others pass it. */
export function SortableQuestions({ questions, onMove, children }: SortableQuestionsProps) {
  const sensors = useDragSensors();
  const { list, glide } = useFlipAnimation(questions);
  const ids = useMemo(() => questions.map(({ id }): number => id), [questions]);
  const accessibility = useMemo(
    () => ({ announcements: announcements(ids), screenReaderInstructions: INSTRUCTIONS }),
    [ids],
  );

  const move = (from: number, to: number) => {
    glide();
    return onMove(from, to);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestSlot}
      modifiers={MODIFIERS}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={classes.list} aria-labelledby="questions-heading">
          {questions.map((question, index) => (
            <SortableItem key={question.id} id={question.id} position={index + 1}>
              {(grip) => children(question, index, grip, (to) => move(index, to))}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const MODIFIERS = [restrictToList];

/**
 * Mouse, finger and keyboard. Mouse and finger have a sensor each, because the one for pointers takes fingers as well:
 * it would begin after six pixels of a scroll, before the touch sensor's wait is over.
 */
function useDragSensors() {
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

/** As long as dnd-kit's own. */
const MOTION: KeyframeAnimationOptions = { duration: 200, easing: "cubic-bezier(.2, .8, .2, 1)" };

/**
 * Lets the elements of a list glide from where they are seen to the places a new order gives them. Call `glide` just
 * before the order changes. A dropped element comes from where it was let go.
 */
function useFlipAnimation(order: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Map<Element, number>>(undefined);
  const still = useReducedMotion();
  const elements = () => [...(list.current?.children ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the order has changed on the page
  useLayoutEffect(() => {
    for (const element of elements()) {
      const top = before.current?.get(element);
      const distance = top === undefined ? 0 : top - element.getBoundingClientRect().top;
      if (distance === 0) continue;
      element.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], MOTION);
    }
    before.current = undefined;
  }, [order]);

  const glide = () => {
    if (still) return;
    before.current = new Map(elements().map((element) => [element, element.getBoundingClientRect().top]));
  };
  return { list, glide };
}

interface SortableItemProps {
  id: number;
  /** 1 for the first. */
  position: number;
  children: (grip: ReactNode) => ReactNode;
}

/** A place in the list. Only the grip begins a drag, so that text can be selected and buttons pressed. */
function SortableItem({ id, position, children }: SortableItemProps) {
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
