import { ActionIcon, Badge, Card, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { scaleLabel } from "#shared/domain/questions/question";
import { TYPE_NAMES } from "../../../components/template/question-type-labels";
import { ReorderButtons } from "../../../components/template/reorder-buttons";
import { announce } from "../../../ui/feedback/announcer";
import { ItemError } from "../../../ui/form/item-error";
import { IconListDetails, IconMessage, IconPencil, IconStar, IconTrash } from "../../../ui/layout/icons";
import type { EditedQuestion } from "../editor/editor-types";
import { NEVER_SHOWN } from "../unreachable-questions";
import classes from "./question-card.module.css";

const TYPE_ICONS = { text: IconMessage, multiple_choice: IconListDetails, rating: IconStar } as const;
const SELECTION_LABELS = { one: "Choose one", several: "Choose several" } as const;
const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface QuestionCardProps {
  question: EditedQuestion;
  /** 1 for the first. */
  position: number;
  count: number;
  /** Just added: scrolled into view and highlighted. */
  isNew: boolean;
  /** Its condition as a sentence; null if always shown. */
  condition: string | null;
  /** Whether no combination of answers leads to it. */
  isNever: boolean;
  grip: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  /** `to` counts from 0. Returns false if the move needs a decision first. */
  onMoveTo: (to: number) => boolean;
}

/** A question with its settings and actions. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, position, count, isNew, condition, isNever, grip, onEdit, onDelete, onMoveTo } = props;
  const { questionText, questionType, selection, isRequired, analysisPrompt } = question;
  const TypeIcon = TYPE_ICONS[questionType];
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);

  const moveTo = (to: number) => {
    if (onMoveTo(to)) announce(`Moved to position ${to + 1} of ${count}`);
  };
  return (
    <Card ref={card} className={classes.card} data-new={isNew || undefined} padding="md">
      <div className={classes.row}>
        <div className={classes.lead}>
          {grip}
          <span className={classes.number}>{position}</span>
        </div>
        <div className={classes.body}>
          <Text fw={600} dir="auto">
            {questionText}
          </Text>
          <Group gap="xs" mt={6}>
            <Badge color="gray" leftSection={<TypeIcon size={14} stroke={2} aria-hidden />}>
              {TYPE_NAMES[questionType]}
            </Badge>
            {questionType === "multiple_choice" && (
              <Text size="sm" c="dimmed" span>
                {SELECTION_LABELS[selection]}
              </Text>
            )}
            <Badge color={isRequired ? "brand" : "gray"}>{isRequired ? "Required" : "Optional"}</Badge>
            {analysisPrompt && <Badge color="gray">Analysis prompt</Badge>}
          </Group>
          {condition && (
            <Text size="sm" mt={6} dir="auto">
              {condition}
            </Text>
          )}
          {isNever && <ItemError>{NEVER_SHOWN}</ItemError>}
          <AnswerOutline question={question} />
        </div>
        <div className={classes.actions}>
          <ReorderButtons itemName="question" position={position} count={count} onMoveTo={moveTo} />
          <ActionIcon aria-label={`Edit question ${position}`} data-edit={question.id} onClick={onEdit}>
            <IconPencil {...icon} />
          </ActionIcon>
          <ActionIcon color="red" aria-label={`Delete question ${position}`} onClick={onDelete}>
            <IconTrash {...icon} />
          </ActionIcon>
        </div>
      </div>
    </Card>
  );
}

/** Options and which are exclusive, or the labels of the scale's ends. */
function AnswerOutline({ question }: { question: EditedQuestion }) {
  const { options, exclusiveOptions, scaleLabels } = question;
  return (
    <>
      {scaleLabels && (
        <Text size="sm" c="dimmed" mt={10}>
          1 = <bdi>{scaleLabel(question, "1")}</bdi>, 5 = <bdi>{scaleLabel(question, "5")}</bdi>
        </Text>
      )}
      {options && (
        <ul className={classes.options}>
          {options.map((option) => (
            <li key={option}>
              <bdi>{option}</bdi>
              {exclusiveOptions?.includes(option) && " (exclusive)"}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
