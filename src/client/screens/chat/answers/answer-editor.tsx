import { Button, Group, Stack } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, blankAsSkip, checkAnswer, isSkip } from "#shared/domain/answer";
import { AnswerInput } from "../../../components/answer/answer-input";
import { useTemplateLanguage } from "../../../components/template/template-language";
import { draftAnswer, dropDraft, keepAnswer, readDraft } from "../../../state/drafts";
import { errorMessage } from "../../../ui/feedback/errors";
import { PendingButton } from "../../../ui/form/pending-button";
import classes from "./answer-editor.module.css";

interface AnswerEditorProps {
  attemptId: number;
  question: AttemptQuestion;
  /** What is stored now. */
  answer: AnswerValue;
  onSave: (answer: AnswerValue) => Promise<void>;
  onClose: () => void;
}

/**
 * Changes an earlier answer where it stands, in the conversation or in the list of answers. Emptied, an optional one is skipped. It begins with
 * what was typed for the question and never stored, such as half a sentence while another screen answered it; what is
 * neither an option nor a rating is shown beside the choices.
 */
export function AnswerEditor({ attemptId, question, answer, onSave, onClose }: AnswerEditorProps) {
  const words = useTemplateLanguage();
  const id = useId();
  const place = { attemptId, questionId: question.id };
  const [typed] = useState(() => readDraft(place));
  const begun = typed && draftAnswer(question, typed);
  const [value, setValue] = useState<AnswerValue>(begun || (isSkip(answer) ? "" : answer));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>("textarea, input");
    const field = [...(fields ?? [])].find((one) => one.matches(":checked")) ?? fields?.[0];
    field?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function change(changed: AnswerValue): void {
    setValue(changed);
    keepAnswer(place, changed);
  }

  function close(): void {
    dropDraft(place);
    onClose();
  }

  async function save(): Promise<void> {
    if (value === answer) return close();
    const check = checkAnswer(question, blankAsSkip(question, value));
    if (!check.ok) return setProblem(check.message);
    setSaving(true);
    try {
      await onSave(check.answer);
      close();
    } catch (error) {
      setProblem(errorMessage(error, "Couldn't save your answer. Please try again."));
      setSaving(false);
    }
  }

  /** Escape closes the editor alone, not the drawer that it may stand in. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || isSaving) return;
    event.preventDefault();
    close();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isSaving) void save();
  }

  return (
    <form ref={form} className={classes.editor} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack gap="sm">
        <p id={`${id}-question`} {...words} className={classes.question}>
          {question.questionText}
        </p>
        {typed && !begun && <p className={classes.typed}>You typed this but didn't send it: “{typed}”</p>}
        <AnswerInput
          question={question}
          value={value}
          onChange={change}
          name={`${id}-answer`}
          labelledBy={`${id}-question`}
          describedBy={`${id}-problem`}
          invalid={problem !== undefined}
          onDone={() => void save()}
        />
        <p id={`${id}-problem`} className={classes.problem} aria-live="assertive">
          {problem}
        </p>
        <Group gap="xs" justify="flex-end">
          {!question.isRequired && (
            <Button variant="subtle" size="sm" mr="auto" disabled={isSaving} onClick={() => change("")}>
              Clear answer
            </Button>
          )}
          <Button variant="default" size="sm" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <PendingButton type="submit" size="sm" pending={isSaving}>
            Save
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
