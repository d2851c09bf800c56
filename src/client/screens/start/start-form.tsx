import { Stack, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { nameComplaint } from "#shared/domain/person";
import { LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import { areCookiesOff, COOKIES_NEEDED, useSessionChange } from "../../api/session";
import { api, type Outputs, trpc } from "../../api/trpc";
import { CheckEmail } from "../../components/sign-in/check-email";
import { EmailField, emailComplaint, useReturningField } from "../../components/sign-in/email-field";
import { PrivacyNote } from "../../components/sign-in/privacy-note";
import { SupportContact } from "../../components/sign-in/support-contact";
import { failureMessage } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";

const FAILED = "Failed to start assessment";

interface Complaints {
  name?: string | undefined;
  email?: string | undefined;
}

interface StartFormProps {
  onSignedIn: () => void;
  /** Shown above the form, and hidden with it once a link was sent. */
  children: ReactNode;
}

/**
 * Name and email form. New participants get an account and continue to the dashboard; known ones get a link by email.
 * `onSignedIn` is called before the navigation, which takes a moment.
 */
export function StartForm({ onSignedIn, children }: StartFormProps) {
  const navigate = useNavigate();
  const { signedIn } = useSessionChange();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [complaints, setComplaints] = useState<Complaints>();
  const [isSent, setSent] = useState(false);
  const [isCookiesOff, setCookiesOff] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useReturningField(isSent);

  const start = trpc.user.auth.start.useMutation({
    meta: { errorText: FAILED },
    onSuccess: continueWith,
  });
  const person = () => ({ name: name.trim(), email: email.trim() });
  const check = (): Complaints => ({
    name: nameComplaint(name),
    email: emailComplaint(email),
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = check();
    setComplaints(found);
    if (found.name) nameField.current?.focus();
    else if (found.email) emailField.current?.focus();
    else if (areCookiesOff()) setCookiesOff(true);
    else start.mutate(person());
  }

  async function continueWith({ action }: Outputs["user"]["auth"]["start"]): Promise<void> {
    if (action === "login") return setSent(true);
    onSignedIn();
    const [templateId] = await Promise.all([onlyTemplate(), signedIn("participant")]);
    await navigate({ to: "/user-dashboard", search: { templateId } });
  }

  /** The id of the only template; undefined if there are several or loading fails: the dashboard lets them choose. */
  async function onlyTemplate(): Promise<number | undefined> {
    const [first, ...otherTemplates] = await utils.templates.list.fetch().catch(() => []);
    return otherTemplates.length === 0 ? first?.id : undefined;
  }

  if (isSent) {
    return (
      <CheckEmail
        onResend={async () => continueWith(await api.user.auth.start.mutate(person()))}
        resendFailed={FAILED}
        otherLabel="Try Different Email"
        onOther={() => setSent(false)}
        undelivered={
          <>
            You already have an account. This site can't send email yet, so nothing was sent to{" "}
            <strong>{email.trim()}</strong>. For your secure link, ask <SupportContact />.
          </>
        }
      >
        You already have an account. We've sent a secure link to <strong>{email.trim()}</strong>. Open it
        within {LINK_LIFETIME_TEXT} to continue.
      </CheckEmail>
    );
  }
  const shown = complaints && check();
  return (
    <form onSubmit={onSubmit} noValidate>
      {children}
      <Stack>
        <TextInput
          ref={nameField}
          label="Full Name"
          autoComplete="name"
          required
          maxLength={100}
          readOnly={start.isPending}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={shown?.name}
        />
        <EmailField
          ref={emailField}
          readOnly={start.isPending}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={shown?.email}
        />
        <FormErrorText message={isCookiesOff ? COOKIES_NEEDED : failureMessage(start.error, FAILED)} />
        <PendingButton type="submit" pending={start.isPending} pendingLabel="Starting...">
          Start Assessment
        </PendingButton>
        <PrivacyNote />
      </Stack>
    </form>
  );
}
