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
  answer: AnswerValue;
  onSave: (answer: AnswerValue) => Promise<void>;
  onClose: () => void;
}

/**
 * Edits an earlier answer in place, in the log or the list of answers. Clearing an optional answer skips the question.
 * Starts with an unsent draft if there is one, such as text typed while another screen answered. A draft that matches
 * no option or rating is shown above the choices.
 */
export function AnswerEditor({ attemptId, question, answer, onSave, onClose }: AnswerEditorProps) {
  const langProps = useTemplateLanguage();
  const id = useId();
  const place = { attemptId, questionId: question.id };
  const [typed] = useState(() => readDraft(place));
  const draftedAnswer = typed && draftAnswer(question, typed);
  const [value, setValue] = useState<AnswerValue>(draftedAnswer || (isSkip(answer) ? "" : answer));
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

  /** Escape closes only the editor, not a drawer around it. */
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
        <p id={`${id}-question`} {...langProps} className={classes.question}>
          {question.questionText}
        </p>
        {typed && !draftedAnswer && (
          <p className={classes.typed}>You typed this but didn't send it: “{typed}”</p>
        )}
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
