import { Text, Textarea, TextInput, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconPencil } from "../../ui/layout/icons";
import classes from "./inline-field.module.css";

interface InlineFieldProps {
  label: string;
  value: string;
  placeholder: string;
  multiline?: boolean;
  /** Error message for an empty value; without it the value may be empty. */
  requiredMessage?: string;
  /** Resolves with an error message, or undefined on success. */
  save: (value: string) => Promise<string | undefined>;
  /** Wraps the value or the open field, such as in a heading. */
  children?: (content: ReactNode, isOpen: boolean) => ReactNode;
}

/**
 * Inline-editable text. Blur saves; Escape cancels unless a save is running. Enter saves a single line, Ctrl+Enter or
 * Cmd+Enter several. If saving fails, the field stays open with the reason.
 */
export function InlineField(props: InlineFieldProps) {
  const { label, value, placeholder, multiline, children = (content) => content } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = (byKeyboard: boolean) => {
    flushSync(() => setOpen(false));
    if (byKeyboard) opener.current?.focus();
  };
  if (isOpen) return children(<OpenField {...props} onClose={close} />, true);
  return children(
    <UnstyledButton
      ref={opener}
      className={classes.reading}
      data-multiline={multiline}
      onClick={() => setOpen(true)}
    >
      <span dir="auto" className={value ? undefined : classes.placeholder}>
        {value || placeholder}
      </span>
      <IconPencil size={16} stroke={1.75} aria-hidden className={classes.pencil} />
      <span className={classes.hidden}>(edit {label.toLowerCase()})</span>
    </UnstyledButton>,
    false,
  );
}

interface OpenFieldProps extends InlineFieldProps {
  onClose: (byKeyboard: boolean) => void;
}

function OpenField({ label, value, multiline = false, requiredMessage, save, onClose }: OpenFieldProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  /** Set when the field closes, so the blur from its removal doesn't save again. */
  const isClosed = useRef(false);
  const isSaving = useRef(false);
  /** The last refused text. Blur doesn't retry it; the save shortcut does. */
  const refusedText = useRef<string>(undefined);
  const pointerReleased = usePointerRelease();

  const finish = (byKeyboard: boolean) => {
    isClosed.current = true;
    onClose(byKeyboard);
  };
  const commit = async (byKeyboard: boolean) => {
    if (isClosed.current || isSaving.current) return;
    const next = text.trim();
    if (next === value.trim()) return finish(byKeyboard);
    if (next === "" && requiredMessage) return setError(requiredMessage);
    isSaving.current = true;
    setPending(true);
    const problem = await save(next);
    isSaving.current = false;
    setPending(false);
    refusedText.current = problem === undefined ? undefined : next;
    if (problem === undefined) finish(byKeyboard);
    else setError(problem);
  };
  const saveOnBlur = async () => {
    await pointerReleased();
    if (text.trim() !== refusedText.current) await commit(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      if (!pending) finish(true);
    } else if (event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void commit(true);
    }
  };

  const shared = {
    "aria-label": label,
    value: text,
    error,
    readOnly: pending,
    autoFocus: true,
    onKeyDown: press,
    onBlur: () => void saveOnBlur(),
  };
  return (
    <div>
      {multiline ? (
        <Textarea {...shared} maxRows={12} onChange={(event) => setText(event.currentTarget.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => setText(event.currentTarget.value)} />
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {pending
          ? "Saving..."
          : `${multiline ? "Ctrl+Enter or Cmd+Enter" : "Enter"} to save, Escape to cancel`}
      </Text>
    </div>
  );
}

/** Returns a function that waits for pointer release: closing the field moves the page under a click in progress. */
function usePointerRelease(): () => Promise<void> {
  const isDown = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const recordDown = (down: boolean) => () => {
      isDown.current = down;
    };
    const options = { capture: true, signal: listening.signal };
    addEventListener("pointerdown", recordDown(true), options);
    addEventListener("pointerup", recordDown(false), options);
    addEventListener("pointercancel", recordDown(false), options);
    return () => listening.abort();
  }, []);

  return async () => {
    if (!isDown.current) return;
    const waiting = new AbortController();
    await new Promise((resolve) => {
      addEventListener("pointerup", resolve, { signal: waiting.signal });
      addEventListener("pointercancel", resolve, { signal: waiting.signal });
    });
    waiting.abort();
    // The click itself comes right after the release.
    await new Promise((resolve) => setTimeout(resolve));
  };
}
