import { Alert, Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { SentInvitations } from "#shared/contracts/invitations";
import { displayName } from "#shared/domain/person";
import { useCopyLink } from "../../ui/copy-link";
import { IconAlertTriangle, IconCopy } from "../../ui/icons";
import { plural } from "../../ui/plural";
import classes from "./invitation-steps.module.css";
import { ScrollList } from "./scroll-list";

type Person = SentInvitations["people"][number];

/** Who was not invited, because there have been too many mails within the hour. */
export const refusedOf = ({ people }: SentInvitations): readonly Person[] =>
  people.filter(({ outcome }) => outcome === "refused");

/** A person as a list names them. */
export const lineOf = ({ name, email }: Pick<Person, "name" | "email">): string =>
  name ? `"${name.replaceAll('"', '""')}" <${email}>` : email;

interface InvitationOutcomeProps {
  sent: SentInvitations;
  onDone: () => void;
}

/** What is left to do: links to hand on, and people who have to wait. */
export function InvitationOutcome({ sent, onDone }: InvitationOutcomeProps) {
  const { copy, fallback } = useCopyLink();
  const refused = refusedOf(sent);
  const withLinks = sent.people.filter(({ link }) => link !== null);
  const hasLinks = withLinks.length > 0;
  const all = withLinks.map((person) => `${lineOf(person)} ${person.link}`).join("\n");
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack>
      {refused.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={`${plural(refused.length, "person", "people")} not invited yet`}
        >
          <Text size="sm">
            Too many links have gone to them, or in all, within the hour. They are still in your list: invite
            them in an hour.
          </Text>
          <ScrollList label="Not invited yet" className={classes.refused}>
            {refused.map((person) => (
              <li key={person.email}>
                <bdi>{lineOf(person)}</bdi>
              </li>
            ))}
          </ScrollList>
        </Alert>
      )}
      {hasLinks && (
        <>
          <Text>
            Give each of them their own link. It signs them in without a password, is valid for 24 hours and
            is shown only now.
          </Text>
          <ScrollList label="Access links" className={classes.people}>
            {withLinks.map(({ name, email, link }) => (
              <li key={email}>
                <bdi className={classes.who}>
                  {name && <strong>{name} </strong>}
                  {email}
                </bdi>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
                  aria-label={`Copy link for ${displayName({ name, email })}`}
                  onClick={() => link && void copy(link, email)}
                >
                  Copy link
                </Button>
              </li>
            ))}
          </ScrollList>
        </>
      )}
      {fallback}
      <div className={classes.actions}>
        <Button variant={hasLinks ? "default" : "filled"} ref={hasLinks ? undefined : first} onClick={onDone}>
          Done
        </Button>
        {hasLinks && (
          <Button
            ref={first}
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
            onClick={() => void copy(all, plural(withLinks.length, "link"))}
          >
            Copy all
          </Button>
        )}
      </div>
    </Stack>
  );
}
