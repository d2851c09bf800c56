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
  /** Indexes from 0. Returns false if the move needs a decision first. */
  onMove: (from: number, to: number) => boolean;
  /** Renders a question; `grip` is its drag handle, and `move` moves it without dragging. */
  children: (
    question: EditedQuestion,
    index: number,
    grip: ReactNode,
    move: (to: number) => boolean,
  ) => ReactNode;
}

/** List that is sorted by mouse, touch or keyboard. Items without a grip can't be dragged, but others can pass them. */
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
  const moveOnDrop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestSlot}
      modifiers={MODIFIERS}
      accessibility={accessibility}
      onDragEnd={moveOnDrop}
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

/** Separate mouse and touch sensors: the pointer sensor also takes touch and would start a drag while scrolling. */
function useDragSensors() {
  const isMotionReduced = useReducedMotion();
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: isMotionReduced ? "auto" : "smooth",
    }),
  );
}

/** Same duration as dnd-kit's transitions. */
const MOTION: KeyframeAnimationOptions = { duration: 200, easing: "cubic-bezier(.2, .8, .2, 1)" };

/**
 * FLIP animation of a list. Call `glide` just before the order changes; a dropped item starts where it was released.
 */
function useFlipAnimation(order: unknown) {
  const list = useRef<HTMLOListElement>(null);
  const positionsBefore = useRef<Map<Element, number>>(undefined);
  const isMotionReduced = useReducedMotion();
  const elements = () => [...(list.current?.children ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the order has changed on the page
  useLayoutEffect(() => {
    for (const element of elements()) {
      const top = positionsBefore.current?.get(element);
      const distance = top === undefined ? 0 : top - element.getBoundingClientRect().top;
      if (distance === 0) continue;
      element.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], MOTION);
    }
    positionsBefore.current = undefined;
  }, [order]);

  const glide = () => {
    if (isMotionReduced) return;
    positionsBefore.current = new Map(
      elements().map((element) => [element, element.getBoundingClientRect().top]),
    );
  };
  return { list, glide };
}

interface SortableItemProps {
  id: number;
  /** 1 for the first. */
  position: number;
  children: (grip: ReactNode) => ReactNode;
}

/** A list item. Only the grip starts a drag, so that text can be selected and buttons clicked. */
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
