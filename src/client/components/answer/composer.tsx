import { ActionIcon } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, type MouseEvent, type Ref, useId } from "react";
import { MAX_MESSAGE } from "#shared/domain/answer";
import { AutosizeTextarea } from "../../ui/form/autosize-textarea";
import { ariaDisabled } from "../../ui/form/pending-button";
import { IconSend } from "../../ui/layout/icons";
import classes from "./composer.module.css";

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** A message is being sent: the field is read-only but keeps its focus. */
  isWaiting: boolean;
  /** The first question isn't shown yet: text can be typed but not sent. */
  isOpening?: boolean;
  isDone: boolean;
  placeholder: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** The chat's text field. Enter sends, except when it ends an input method's composition; Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { text, onChange, onSend, isWaiting, isOpening = false, isDone, placeholder, ref } = props;
  const problemId = useId();
  const isTooLong = text.length > MAX_MESSAGE;
  const cannotSend = isWaiting || isOpening || isTooLong || text.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!cannotSend && !isDone) onSend();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    submit(event);
  }

  return (
    <form className={classes.composer} onSubmit={submit}>
      <fieldset className={classes.row} disabled={isDone}>
        <AutosizeTextarea
          ref={ref}
          className={classes.field}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-label="Your answer"
          placeholder={placeholder}
          rows={1}
          readOnly={isWaiting}
          disabled={isDone}
          aria-disabled={isWaiting || undefined}
          data-waiting={isWaiting || undefined}
          aria-invalid={isTooLong}
          aria-describedby={problemId}
          enterKeyHint="send"
          autoComplete="off"
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="brand"
          size={44}
          radius="md"
          aria-label="Send"
          onMouseDown={keepFocus}
          disabled={isDone}
          {...ariaDisabled(cannotSend)}
        >
          <IconSend size={20} aria-hidden />
        </ActionIcon>
      </fieldset>
      <p id={problemId} className={classes.problem} aria-live="polite">
        {isTooLong &&
          `Please keep your message to ${MAX_MESSAGE.toLocaleString("en-US")} characters or fewer.`}
      </p>
    </form>
  );
}

/** Keeps the focus in the text field when a button is pressed; otherwise phones would close the keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Safari ends a composition with a key event that isn't `isComposing` any more but still has keyCode 229. */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;
