import { Button, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { MAX_NOTE } from "#shared/domain/invited-people";
import { isOffered } from "#shared/domain/template";
import type { Inputs } from "../../data/trpc";
import { trpc } from "../../data/trpc";
import { ErrorPanel } from "../../ui/error-panel";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { AnswerByField, dayProblem } from "./answer-by-field";
import { AssessmentSelect } from "./assessment-select";
import { type InvitationDraft, invitationIn, peopleIn } from "./invitation-draft";
import classes from "./invitation-steps.module.css";
import { PeopleField } from "./people-field";

interface InvitationFormProps {
  draft: InvitationDraft;
  onDraft: (change: Partial<InvitationDraft>) => void;
  /** Whether what it would do is being looked up. */
  isPending: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onCheck: (invitation: Inputs["admin"]["invitations"]["plan"]) => void;
  onCancel: () => void;
}

/** Who is invited to what, and what the mail says besides. */
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
  const [only, ...others] = templates.data?.filter(isOffered) ?? [];
  const assessmentId = draft.assessmentId ?? (others.length === 0 ? only?.id : undefined) ?? null;
  const errors = {
    people: list.people.length === 0 ? "Please name at least one person" : undefined,
    assessment: assessmentId === null ? "Please choose an assessment" : undefined,
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
        <FormError message={problem} />
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
            message="It is not known whether mail can be sent."
            onRetry={() => void delivery.refetch()}
          />
        )}
        {delivery.data?.delivers === false ? (
          <Text size="sm" c="dimmed">
            No mail provider is set, so you get a link for each of them to hand on yourself.
          </Text>
        ) : (
          <>
            <Textarea
              label="Your note"
              description="Optional. A few words of your own, which stand in the mail."
              maxRows={6}
              maxLength={MAX_NOTE}
              dir="auto"
              value={draft.note}
              onChange={({ currentTarget }) => onDraft({ note: currentTarget.value })}
            />
            <AnswerByField
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
