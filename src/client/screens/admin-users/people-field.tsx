import { Text, Textarea } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type Ref, useRef } from "react";
import { plural } from "../../ui/plural";
import type { PeopleList } from "./invitation-draft";
import classes from "./people-field.module.css";
import { ScrollList } from "./scroll-list";
import { WrongLines } from "./wrong-lines";

interface PeopleFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Whom the text names. */
  list: PeopleList;
  error: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** Where people are typed or pasted, with what has been understood so far below. */
export function PeopleField({ text, onText, list, error, ref }: PeopleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const show = (line: number) => selectLine(field.current, line);
  return (
    <div>
      <Textarea
        ref={useMergedRef(field, ref)}
        label="People"
        description="One a line, with or without a name, or rows copied from a table."
        placeholder={"Jane Doe <jane@example.com>\nsam@example.com"}
        minRows={4}
        maxRows={8}
        required
        data-autofocus
        spellCheck={false}
        autoComplete="off"
        dir="auto"
        value={text}
        error={error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Text size="sm" mt="xs" role="status" className={classes.understood}>
        {text.trim() !== "" && understood(list)}
      </Text>
      <WrongLines lines={list.wrong} onShow={show} />
      {list.people.length > 0 && (
        <ScrollList label="People understood" className={classes.chips}>
          {list.people.map(({ name, email }) => (
            <li key={email} className={classes.chip} dir="auto" title={email}>
              {name ?? email}
            </li>
          ))}
        </ScrollList>
      )}
    </div>
  );
}

function understood({ people, wrong }: PeopleList): string {
  const found = plural(people.length, "person", "people");
  return wrong.length === 0 ? found : `${found}, ${plural(wrong.length, "line")} left out`;
}

/** Marks a line, counted from 1, and brings it into view. */
function selectLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split(/\r\n?|\n/);
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 2)) / lines.length;
}
