import { Badge, Button, Group, Menu, Textarea, type TextareaProps } from "@mantine/core";
import { type FocusEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { type Placeholder, placeholdersIn } from "#shared/domain/cards/card";
import { calledQuestion } from "../../../components/advice-cards/card-sentence";
import { IconPlus } from "../../../ui/layout/icons";
import type { AdviceQuestion } from "../advice-types";
import classes from "./card-form.module.css";
import type { CardFormState } from "./card-values";

interface PlaceholderFieldProps
  extends CardFormState,
    Pick<TextareaProps, "label" | "aria-label" | "description" | "required" | "minRows"> {
  /** Path of the text in the form values. */
  path: string;
  /** Name of the text for accessible labels, such as "the reason". */
  name: string;
  questions: readonly AdviceQuestion[];
}

/** Text field into which answer placeholders can be inserted at the cursor. The placeholders are explained below it. */
export function PlaceholderField({ form, pending, path, name, questions, ...field }: PlaceholderFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const input = form.getInputProps(path);
  const text = String(input.value);
  /** Last cursor position; undefined before the first focus, when insertion is at the end. */
  const cursor = useRef<readonly [start: number, end: number]>(undefined);
  const keepCursor = ({
    currentTarget: { selectionStart, selectionEnd },
  }: FocusEvent<HTMLTextAreaElement>) => {
    cursor.current = [selectionStart, selectionEnd];
  };
  const insert = (question: AdviceQuestion, place: number) => {
    const { current } = area;
    if (!current) return;
    const [start, end] = cursor.current ?? [text.length, text.length];
    const token = `{{${question.questionType === "text" ? "quote" : "answer"}:${place}}}`;
    const filled = text.slice(0, start) + token + text.slice(end);
    flushSync(() => form.setFieldValue(path, filled));
    current.focus();
    current.setSelectionRange(start + token.length, start + token.length);
  };
  return (
    <div>
      <Textarea maxRows={12} readOnly={pending} {...field} {...input} ref={area} onBlur={keepCursor} />
      <Group gap={6} mt={6}>
        <AnswerMenu name={name} questions={questions} isDisabled={pending} onPick={insert} />
        <Placeholders text={text} questions={questions} />
      </Group>
    </div>
  );
}

interface AnswerMenuProps {
  name: string;
  questions: readonly AdviceQuestion[];
  isDisabled: boolean;
  onPick: (question: AdviceQuestion, place: number) => void;
}

function AnswerMenu({ name, questions, isDisabled, onPick }: AnswerMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button, unless an item was picked and the text field has the focus. */
  const returnFocus = () => {
    if (document.activeElement?.closest("[role=menu]")) opener.current?.focus();
  };
  return (
    <Menu
      withinPortal={false}
      position="bottom-start"
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      onClose={returnFocus}
    >
      <Menu.Target>
        <Button
          ref={opener}
          variant="subtle"
          size="compact-sm"
          disabled={isDisabled}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          aria-label={`Insert an answer into ${name}`}
        >
          Insert an answer
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.answers}>
        {questions.map((question, at) => (
          <Menu.Item key={question.id} onClick={() => onPick(question, at + 1)}>
            <span dir="auto">
              {at + 1}. {question.questionText}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Explains the placeholders in a text, each once. */
function Placeholders({ text, questions }: { text: string; questions: readonly AdviceQuestion[] }) {
  const named = new Map(placeholdersIn(text).map((one) => [`${one.as}:${one.question}`, one]));
  return [...named].map(([key, placeholder]) => (
    <Badge
      key={key}
      color={questions[placeholder.question - 1] ? "gray" : "red"}
      tt="none"
      maw="100%"
      dir="auto"
    >
      {placeholderText(placeholder, questions)}
    </Badge>
  ));
}

function placeholderText({ as, question: place }: Placeholder, questions: readonly AdviceQuestion[]): string {
  const question = questions[place - 1];
  if (!question) return `Question ${place} doesn't exist`;
  const called = calledQuestion(question, place);
  return as === "quote" ? `Answer to ${called}, in quotation marks` : `Answer to ${called}`;
}
