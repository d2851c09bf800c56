import { Badge, Button, Group, Menu, Textarea, type TextareaProps } from "@mantine/core";
import { type FocusEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { type Placeholder, placeholdersIn } from "#shared/domain/cards/card";
import { calledQuestion } from "../../../components/advice-cards/card-sentence";
import { IconPlus } from "../../../ui/layout/icons";
import type { AdviceQuestion } from "../advice-types";
import classes from "./card-form.module.css";
import type { CardFormState } from "./card-values";

interface FillableFieldProps
  extends CardFormState,
    Pick<TextareaProps, "label" | "aria-label" | "description" | "required" | "minRows"> {
  /** Where the text stands among the form's values. */
  path: string;
  /** Such as "the reason": into what an answer is put. */
  name: string;
  questions: readonly AdviceQuestion[];
}

/** A text into which answers can be put where the cursor stands. What is put there is told below in plain words. */
export function PlaceholderField({ form, pending, path, name, questions, ...field }: FillableFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const input = form.getInputProps(path);
  const text = String(input.value);
  /** Where the cursor stood last; undefined until it has been there, which is at the end. */
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
  /** Back to where it was opened from, unless something was picked and the text has the focus. */
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

/** Which answers a text holds, each once. */
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
