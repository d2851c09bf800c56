import { ActionIcon, Badge, Card, Group, Text } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconListDetails,
  IconMessage,
  IconPencil,
  IconStar,
  IconTrash,
} from "../../components/icons";
import { type Question, TYPE_NAMES } from "./editor-types";
import classes from "./question-card.module.css";

const TYPE_ICONS = { text: IconMessage, multiple_choice: IconListDetails, rating: IconStar } as const;
const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface QuestionCardProps {
  question: Question;
  /** 1 for the first. */
  position: number;
  count: number;
  /** Just added: the eye is led to it. */
  isNew: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
}

/** A question as it will be asked, with what can be done to it. */
export function QuestionCard({
  question,
  position,
  count,
  isNew,
  onEdit,
  onDelete,
  onMove,
}: QuestionCardProps) {
  const { questionText, questionType, options, isRequired, analysisPrompt } = question;
  const TypeIcon = TYPE_ICONS[questionType];
  return (
    <Card className={classes.card} data-new={isNew || undefined} padding="md">
      <div className={classes.row}>
        <span className={classes.number}>{position}</span>
        <div className={classes.body}>
          <Text fw={600}>{questionText}</Text>
          <Group gap="xs" mt={6}>
            <Badge color="gray" leftSection={<TypeIcon size={14} stroke={2} aria-hidden />}>
              {TYPE_NAMES[questionType]}
            </Badge>
            <Badge color={isRequired ? "brand" : "gray"}>{isRequired ? "Required" : "Optional"}</Badge>
            {analysisPrompt && <Badge color="gray">Analysis prompt</Badge>}
          </Group>
          {options && (
            <ul className={classes.options}>
              {options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.actions}>
          <MoveButton
            question={question}
            by={-1}
            disabled={position === 1}
            position={position}
            onMove={onMove}
          />
          <MoveButton
            question={question}
            by={1}
            disabled={position === count}
            position={position}
            onMove={onMove}
          />
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

interface MoveButtonProps {
  question: Question;
  by: -1 | 1;
  disabled: boolean;
  position: number;
  onMove: (by: -1 | 1) => void;
}

function MoveButton({ question, by, disabled, position, onMove }: MoveButtonProps) {
  const Arrow = by === -1 ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      aria-label={`Move question ${position} ${by === -1 ? "up" : "down"}`}
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      data-move={`${question.id}:${by}`}
      onClick={() => !disabled && onMove(by)}
    >
      <Arrow {...icon} />
    </ActionIcon>
  );
}
