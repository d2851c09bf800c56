import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type FormEvent, type Ref, useDeferredValue, useMemo, useRef, useState } from "react";
import { MAX_NOTE } from "#shared/domain/invited-people";
import { isStartable } from "#shared/domain/template";
import { type Inputs, trpc } from "../../../api/trpc";
import { ErrorPanel } from "../../../ui/feedback/error-panel";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { plural } from "../../../ui/format/text";
import { AssessmentSelect } from "../assessment-select";
import { DueDateField, dayProblem } from "./due-date-field";
import { InvalidLines } from "./invalid-lines";
import { type InvitationDraft, invitationIn, type PeopleList, peopleIn } from "./invitation-draft";
import classes from "./invitation-steps.module.css";
import peopleFieldClasses from "./people-field.module.css";
import { ScrollList } from "./scroll-list";

interface InvitationFormProps {
  draft: InvitationDraft;
  onDraft: (change: Partial<InvitationDraft>) => void;
  isPending: boolean;
  problem: string | undefined;
  onCheck: (invitation: Inputs["admin"]["invitations"]["plan"]) => void;
  onCancel: () => void;
}

/** Form for people, assessment, note and due date. */
export function InvitationForm({
  draft,
  onDraft,
  isPending,
  problem,
  onCheck,
  onCancel,
}: InvitationFormProps) {
  const delivery = trpc.admin.outbox.summary.useQuery();
  const templates = trpc.admin.templates.list.useQuery();
  const [isChecked, setChecked] = useState(false);
  const shown = useDeferredValue(draft.people);
  const list = useMemo(() => peopleIn(shown), [shown]);
  const people = useRef<HTMLTextAreaElement>(null);
  const assessment = useRef<HTMLSelectElement>(null);
  const answerBy = useRef<HTMLInputElement>(null);
  const [only, ...otherTemplates] = templates.data?.filter(isStartable) ?? [];
  const assessmentId = draft.assessmentId ?? (otherTemplates.length === 0 ? only?.id : undefined) ?? null;
  const errors = {
    people: list.people.length === 0 ? "Add at least one person" : undefined,
    assessment: assessmentId === null ? "Select an assessment" : undefined,
    answerBy: dayProblem(draft.answerBy),
  };
  const shownErrors: Partial<typeof errors> = isChecked ? errors : {};

  function check(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!delivery.data) return;
    if (errors.people) people.current?.focus();
    else if (assessmentId === null) assessment.current?.focus();
    else if (errors.answerBy) answerBy.current?.focus();
    else onCheck(invitationIn({ ...draft, assessmentId }, delivery.data.delivers));
  }

  return (
    <form noValidate onSubmit={check}>
      <Stack>
        <FormErrorText message={problem} />
        <PeopleField
          ref={people}
          text={draft.people}
          onText={(text) => onDraft({ people: text })}
          list={list}
          error={shownErrors.people}
        />
        <AssessmentSelect
          ref={assessment}
          required
          value={assessmentId}
          onChange={(id) => onDraft({ assessmentId: id })}
          error={shownErrors.assessment}
        />
        {delivery.error && (
          <ErrorPanel
            message="Couldn't check whether email is set up."
            onRetry={() => void delivery.refetch()}
          />
        )}
        {delivery.data?.delivers === false ? (
          <Text size="sm" c="dimmed">
            Email isn't set up. You'll get a link to share with each person.
          </Text>
        ) : (
          <>
            <Textarea
              label="Your note"
              description="Optional. Added to the email."
              maxRows={6}
              maxLength={MAX_NOTE}
              dir="auto"
              value={draft.note}
              onChange={({ currentTarget }) => onDraft({ note: currentTarget.value })}
            />
            <DueDateField
              ref={answerBy}
              text={draft.answerBy}
              onText={(text) => onDraft({ answerBy: text })}
              error={shownErrors.answerBy}
            />
          </>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <PendingButton
            type="submit"
            pending={isPending}
            pendingLabel="Checking..."
            blocked={!delivery.data}
          >
            Continue
          </PendingButton>
        </div>
      </Stack>
    </form>
  );
}

interface PeopleFieldProps {
  text: string;
  onText: (text: string) => void;
  list: PeopleList;
  error: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

function PeopleField({ text, onText, list, error, ref }: PeopleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const show = (line: number) => selectLine(field.current, line);
  return (
    <div>
      <Textarea
        ref={useMergedRef(field, ref)}
        label="People"
        description="One person per line, or paste rows from a spreadsheet. Names are optional."
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
      <Text size="sm" mt="xs" role="status" className={peopleFieldClasses.understood}>
        {text.trim() !== "" && summaryText(list)}
      </Text>
      <InvalidLines lines={list.wrong} onShow={show} />
      {list.people.length > 0 && (
        <ScrollList label="People recognized" className={peopleFieldClasses.chips}>
          {list.people.map(({ name, email }) => (
            <li key={email} className={peopleFieldClasses.chip} dir="auto" title={email}>
              {name ?? email}
            </li>
          ))}
        </ScrollList>
      )}
    </div>
  );
}

function summaryText({ people, wrong }: PeopleList): string {
  const found = plural(people.length, "person", "people");
  return wrong.length === 0 ? found : `${found}, ${plural(wrong.length, "line")} skipped`;
}

/** Selects a line, counted from 1, and scrolls to it. */
function selectLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split(/\r\n?|\n/);
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 2)) / lines.length;
}
