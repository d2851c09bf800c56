import type { MailKind, MailState } from "#shared/domain/mail";
import type { Outputs } from "../../data/trpc";

export type Mail = Outputs["admin"]["outbox"]["page"]["rows"][number];
export type StateFilter = "all" | MailState;

/** A mail with what its row shows. */
export interface MailRow {
  readonly mail: Mail;
  /** What it is, in words. */
  readonly what: string;
}

const KINDS: Record<MailKind, string> = {
  "sign-in": "Sign-in link",
  "direct-start": "Link to an assessment",
  invitation: "Invitation",
  "results-ready": "Results are ready",
  "no-account": "No account yet",
  "password-reset": "Password reset",
  "password-changed": "Password changed",
  guessing: "Password is being guessed",
  "old-address": "Address changed, to the old one",
  "new-address": "Address changed, to the new one",
  test: "Test mail",
};

export const toRow = (mail: Mail): MailRow => ({ mail, what: KINDS[mail.kind] });

/** The element that shows a mail, for focus to go to. */
export const rowId = ({ id }: Pick<Mail, "id">) => `mail-${id}`;
