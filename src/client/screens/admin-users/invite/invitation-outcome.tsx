import { Alert, Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { SentInvitations } from "#shared/contracts/invitations";
import { displayName } from "#shared/domain/person";
import { LINK_EXPIRES } from "#shared/domain/sign-in-link";
import { plural } from "../../../ui/format/text";
import { useCopyLink } from "../../../ui/layout/copy-link";
import { IconAlertTriangle, IconCopy } from "../../../ui/layout/icons";
import classes from "./invitation-steps.module.css";
import { ScrollList } from "./scroll-list";

type Person = SentInvitations["people"][number];

/** People who weren't invited because of the hourly email limit. */
export const refusedOf = ({ people }: SentInvitations): readonly Person[] =>
  people.filter(({ outcome }) => outcome === "refused");

/** A person as a line of the list, such as `"Jane Doe" <jane@example.com>`. */
export const lineOf = ({ name, email }: Pick<Person, "name" | "email">): string =>
  name ? `"${name.replaceAll('"', '""')}" <${email}>` : email;

interface InvitationOutcomeProps {
  sent: SentInvitations;
  /** Called with the number of links not copied yet. */
  onUncopied: (count: number) => void;
  onDone: () => void;
}

/** Links to share, and people who weren't invited yet. */
export function InvitationOutcome({ sent, onUncopied, onDone }: InvitationOutcomeProps) {
  const { copy, fallback } = useCopyLink();
  const refused = refusedOf(sent);
  const withLinks = sent.people.filter(({ link }) => link !== null);
  const hasLinks = withLinks.length > 0;
  const all = withLinks.map((person) => `${lineOf(person)} ${person.link}`).join("\n");
  const [copied, setCopied] = useState<ReadonlySet<string | null>>(new Set());
  const uncopied = withLinks.filter(({ link }) => !copied.has(link)).length;
  useEffect(() => onUncopied(uncopied), [uncopied, onUncopied]);
  const copyAll = async () => {
    if (await copy(all, plural(withLinks.length, "link")))
      setCopied(new Set(withLinks.map(({ link }) => link)));
  };
  const copyOne = async ({ link, email }: Person) => {
    if (link && (await copy(link, email))) setCopied((before) => new Set(before).add(link));
  };
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
          <Text size="sm">Hourly limit reached. These people stay in your list. Try again in an hour.</Text>
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
            Give each person their own link. It signs them in and {LINK_EXPIRES}. You won't see these links
            again.
          </Text>
          <ScrollList label="Access links" className={classes.people}>
            {withLinks.map((person) => (
              <li key={person.email}>
                <bdi className={classes.who}>
                  {person.name && <strong>{person.name} </strong>}
                  {person.email}
                </bdi>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
                  aria-label={`Copy link for ${displayName(person)}`}
                  onClick={() => void copyOne(person)}
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
            onClick={() => void copyAll()}
          >
            Copy all links
          </Button>
        )}
      </div>
    </Stack>
  );
}
