export interface OutboundMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for all tries, so that providers and readers can recognize a repeat. */
  messageId: string;
}

/**
 * An email that no further try will deliver, such as to an address that doesn't exist. The error's message is stored
 * and logged, so it quotes neither the address nor the provider's own words.
 */
export class UndeliverableError extends Error {
  override readonly name = "UndeliverableError";
}

/** The email was not tried, because the provider asked for a pause of all emails. */
export class MailPauseError extends Error {
  override readonly name = "MailPauseError";
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

export interface Mailer {
  /** Shown at startup and in the outbox status: "Postmark", "SMTP", "console". */
  readonly name: string;
  /** Whether emails reach inboxes. If not, admins share links themselves. */
  readonly delivers: boolean;
  /** Maximum number of emails sent at the same time; 5 by default. */
  readonly atOnce?: number;
  /**
   * @throws UndeliverableError if trying again is useless
   * @throws MailPauseError without a try during a pause of all emails
   */
  send(mail: OutboundMail, signal: AbortSignal): Promise<void>;
  /** Checks, without sending, whether the provider would take emails. Throws JobError with the reason. */
  check?(signal: AbortSignal): Promise<void>;
  close?(): void;
}

export interface Sender {
  name: string;
  address: string;
  replyTo: string | undefined;
}
