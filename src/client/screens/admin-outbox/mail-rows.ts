import type { MailSort } from "#shared/domain/list-options";
import type { MailKind, MailState } from "#shared/domain/mail";
import type { Outputs } from "../../api/trpc";
import type { ListView } from "../../ui/data-table/use-resource-list";

export type OutboxMail = Outputs["admin"]["outbox"]["page"]["rows"][number];
export type StateFilter = "all" | MailState;

export interface OutboxView extends ListView {
  state: StateFilter;
  sort: MailSort;
}

export interface MailRow {
  readonly mail: OutboxMail;
  /** Kind of email, in words. */
  readonly kindName: string;
}

const KINDS: Record<MailKind, string> = {
  "sign-in": "Sign-in link",
  "direct-start": "Assessment link",
  invitation: "Invitation",
  "results-ready": "Results ready",
  "no-account": "No account found",
  "password-reset": "Password reset",
  "password-changed": "Password changed",
  guessing: "Suspicious sign-in attempts",
  "old-address": "Email changed (sent to old address)",
  "new-address": "Email changed (sent to new address)",
  test: "Test email",
};

export const toMailRow = (mail: OutboxMail): MailRow => ({ mail, kindName: KINDS[mail.kind] });

/** Element id of an email's row, which takes the focus after a retry. */
export const mailRowId = ({ id }: Pick<OutboxMail, "id">) => `mail-${id}`;
