import type { MailKind, MailState } from "#shared/domain/mail";
import { byText } from "../../lib/by-text";
import { reversed } from "../../lib/reversed";
import type { Outputs } from "../../lib/trpc";

export type Mail = Outputs["admin"]["outbox"]["list"][number];
export type StateFilter = "all" | MailState;

/** A mail with what the table asks for on every key press, made once. */
export interface MailRow {
  readonly mail: Mail;
  /** What it is, in words. */
  readonly what: string;
  /** Lower case, for the search: recipient and subject. */
  readonly key: string;
}

const KINDS: Record<MailKind, string> = {
  "sign-in": "Sign-in link",
  "direct-start": "Link to an assessment",
  "results-ready": "Results are ready",
  "no-account": "No account yet",
  "password-reset": "Password reset",
  "password-changed": "Password changed",
  guessing: "Password is being guessed",
  "old-address": "Address changed, to the old one",
  "new-address": "Address changed, to the new one",
  test: "Test mail",
};

export function toRows(mails: readonly Mail[]): MailRow[] {
  return mails.map((mail) => ({
    mail,
    what: KINDS[mail.kind],
    key: `${mail.recipient}\n${mail.subject}`.toLowerCase(),
  }));
}

const newest = (a: MailRow, b: MailRow) =>
  b.mail.createdAt.getTime() - a.mail.createdAt.getTime() || b.mail.id - a.mail.id;

const recipient = (a: MailRow, b: MailRow) => byText(a.mail.recipient, b.mail.recipient) || newest(a, b);

export const ORDERS = {
  newest,
  oldest: reversed(newest),
  recipient,
  "recipient-desc": reversed(recipient),
};
export type MailSort = keyof typeof ORDERS;

/** The rows that contain `filter` (lower case) and are in that state: both must hold. */
export function matching(rows: readonly MailRow[], filter: string, state: StateFilter): readonly MailRow[] {
  return rows.filter(({ key, mail }) => key.includes(filter) && (state === "all" || mail.state === state));
}

/** The element that shows a mail, for focus to go to. */
export const rowId = ({ id }: Pick<Mail, "id">) => `mail-${id}`;
