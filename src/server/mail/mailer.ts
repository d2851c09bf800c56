/** A mail as it leaves. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try at one mail, so that a provider or a reader can spot a repeat. */
  messageId: string;
}

/**
 * A mail that no further try will deliver: an address that does not exist, a message that was refused.
 * Its message is stored and logged, so it quotes neither the address nor the provider's own words.
 */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}

/** Hands one mail to whoever delivers it. Throws UndeliverableError when trying again is useless. */
export interface Mailer {
  /** Named at start and on the health of the outbox: "Postmark", "SMTP", "console". */
  readonly name: string;
  /** Whether mails reach their inboxes; where they do not, admins hand links on themselves. */
  readonly delivers: boolean;
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
  replyTo: string | undefined;
}
