import { Button, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { InvitationPlan } from "#shared/contracts/invitations";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import { plural } from "../../ui/plural";
import type { WrongLine } from "./invitation-draft";
import classes from "./invitation-steps.module.css";
import { MailPreview } from "./mail-preview";
import { ScrollList } from "./scroll-list";
import { WrongLines } from "./wrong-lines";

type Person = InvitationPlan["people"][number];

const VERDICTS: Record<Person["standing"], string> = {
  new: "New here",
  known: "Already a user",
  not_started: "Reminder: not started yet",
  in_progress: "Reminder: has begun",
  completed: "Once more: has completed it",
  invited: "Not again: invited within the hour",
};

interface InvitationCheckProps {
  plan: InvitationPlan;
  wrong: readonly WrongLine[];
  isPending: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onSend: () => void;
  onBack: () => void;
}

/** What is about to happen, line by line, and the very mail. Nothing has been sent yet. */
export function InvitationCheck({ plan, wrong, isPending, problem, onSend, onBack }: InvitationCheckProps) {
  const { people, mail } = plan;
  const count = people.filter(({ standing }) => standing !== "invited").length;
  const what = mail ? "invitation" : "link";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Title order={3} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {plural(count, "person", "people")} to invite. Nothing has been sent yet.
      </Title>
      <WrongLines lines={wrong} />
      <ScrollList label="People and what happens" className={classes.people}>
        {people.map((person) => (
          <li key={person.email}>
            <bdi className={classes.who}>
              {person.name && <strong>{person.name} </strong>}
              {person.email}
            </bdi>
            <span className={classes.verdict}>{VERDICTS[person.standing]}</span>
          </li>
        ))}
      </ScrollList>
      {mail ? (
        <MailPreview subject={mail.subject} html={mail.html} />
      ) : (
        <Text size="sm" c="dimmed">
          You get a link for each of them. It signs them in without a password, is valid for 24 hours, and
          ends soon after its first use.
        </Text>
      )}
      <FormError message={problem} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack} disabled={isPending}>
          Back
        </Button>
        <PendingButton
          pending={isPending}
          pendingLabel={mail ? "Sending..." : "Creating..."}
          blocked={count === 0}
          onClick={() => count > 0 && onSend()}
        >
          {mail ? "Send" : "Create"} {plural(count, what)}
        </PendingButton>
      </div>
    </Stack>
  );
}
