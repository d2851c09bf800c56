import { Button, Checkbox, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { InvitationPlan } from "#shared/contracts/invitations";
import { LINK_EXPIRES } from "#shared/domain/sign-in-link";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { plural } from "../../../ui/format/text";
import { InvalidLines } from "./invalid-lines";
import mailPreviewClasses from "./invitation-check.module.css";
import type { InvalidLine } from "./invitation-draft";
import classes from "./invitation-steps.module.css";
import { ScrollList } from "./scroll-list";

type Person = InvitationPlan["people"][number];

const VERDICTS: Record<Person["standing"], string> = {
  new: "New",
  known: "Existing user",
  not_started: "Reminder (not started)",
  in_progress: "Reminder (in progress)",
  completed: "Skipped (already completed)",
  invited: "Skipped (invited less than an hour ago)",
};

interface InvitationCheckProps {
  plan: InvitationPlan;
  wrong: readonly InvalidLine[];
  isPending: boolean;
  problem: string | undefined;
  /** @param includeCompleted whether to also invite people who already completed the assessment */
  onSend: (includeCompleted: boolean) => void;
  onBack: () => void;
}

/** Review before sending: what happens to each person, and the email. Nothing has been sent yet. */
export function InvitationCheck({ plan, wrong, isPending, problem, onSend, onBack }: InvitationCheckProps) {
  const { people, mail } = plan;
  const [includeCompleted, setIncludeCompleted] = useState(false);
  const completed = people.filter(({ standing }) => standing === "completed").length;
  const skipped = people.filter(({ standing }) => standing === "invited").length;
  const count = people.length - skipped - (includeCompleted ? 0 : completed);
  const noun = mail ? "invitation" : "link";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Title order={3} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {plural(count, "person", "people")} to invite. Nothing has been sent yet.
      </Title>
      <InvalidLines lines={wrong} />
      <ScrollList label="Invitation summary" className={classes.people}>
        {people.map((person) => (
          <li key={person.email}>
            <bdi className={classes.who}>
              {person.name && <strong>{person.name} </strong>}
              {person.email}
            </bdi>
            <span className={classes.verdict}>
              {person.standing === "completed" && includeCompleted
                ? "Invite again (completed)"
                : VERDICTS[person.standing]}
            </span>
          </li>
        ))}
      </ScrollList>
      {completed > 0 && (
        <Checkbox
          label={`Also invite ${plural(completed, "person", "people")} who already completed this assessment`}
          disabled={isPending}
          checked={includeCompleted}
          onChange={({ currentTarget }) => setIncludeCompleted(currentTarget.checked)}
        />
      )}
      {mail ? (
        <MailPreview subject={mail.subject} html={mail.html} />
      ) : (
        <Text size="sm" c="dimmed">
          You'll get a personal link for each person. It signs them in and {LINK_EXPIRES}.
        </Text>
      )}
      <FormErrorText message={problem} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack} disabled={isPending}>
          Back
        </Button>
        <PendingButton
          pending={isPending}
          pendingLabel={mail ? "Sending..." : "Creating..."}
          blocked={count === 0}
          onClick={() => count > 0 && onSend(includeCompleted)}
        >
          {mail ? "Send" : "Create"} {plural(count, noun)}
        </PendingButton>
      </div>
    </Stack>
  );
}

interface MailPreviewProps {
  subject: string;
  html: string;
}

/** Preview of an email. A shadow root isolates its styles; scripts don't run and links are removed. */
function MailPreview({ subject, html }: MailPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: "open" });
    renderEmail(root, html);
  }, [html]);
  return (
    <figure className={mailPreviewClasses.mail}>
      <figcaption className={mailPreviewClasses.subject}>
        Subject: <strong>{subject}</strong>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <section className={mailPreviewClasses.body} aria-label="Preview of the email" tabIndex={0}>
        <div ref={host} />
      </section>
    </figure>
  );
}

/**
 * The page's CSP blocks inline styles in parsed markup, so they are applied from script. The email's h1 becomes a level
 * 4 heading. Replacing text in the markup is safe, because user input in the email is escaped.
 */
function renderEmail(root: ShadowRoot, html: string): void {
  const sheet = new CSSStyleSheet();
  const plain = html
    .replace(/<style>(.*?)<\/style>/s, (_, rules: string) => {
      sheet.replaceSync(rules);
      return "";
    })
    .replaceAll(' style="', ' data-style="')
    .replace(/<h1 (.*?)<\/h1>/s, '<div role="heading" aria-level="4" $1</div>');
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  for (const link of body.querySelectorAll("a")) link.removeAttribute("href");
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
  }
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(...body.childNodes);
}
