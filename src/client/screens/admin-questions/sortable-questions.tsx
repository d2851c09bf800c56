import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useMemo } from "react";
import { closestSlot } from "./closest-slot";
import { announcements, INSTRUCTIONS } from "./drag-announcements";
import type { Question } from "./editor-types";
import { insideTheList } from "./inside-the-list";
import { SortableItem } from "./sortable-item";
import classes from "./sortable-questions.module.css";
import { useDragSensors } from "./use-drag-sensors";
import { useGlide } from "./use-glide";

interface SortableQuestionsProps {
  questions: readonly Question[];
  /** Places are counted from 0; false where the question stays for now. */
  onMove: (from: number, to: number) => boolean;
  /** Draws a question; `grip` is what it is dragged by, and `move` moves it without dragging. */
  children: (question: Question, index: number, grip: ReactNode, move: (to: number) => boolean) => ReactNode;
}

/** Questions that are put in order by mouse, finger or keyboard. One that shows no grip stays, and others pass it. */
export function SortableQuestions({ questions, onMove, children }: SortableQuestionsProps) {
  const sensors = useDragSensors();
  const { list, glide } = useGlide(questions);
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

const MODIFIERS = [insideTheList];
