/** A mail as it leaves. */
export interface OutboundMail {
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

/** The mail was not tried: the provider wants to be left alone for a while, by all mails. */
export class MailPauseError extends Error {
  override readonly name = "MailPauseError";
  /** For how long, in milliseconds. */
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** Hands one mail to whoever delivers it. Throws UndeliverableError when trying again is useless. */
export interface Mailer {
  /** Named at start and on the health of the outbox: "Postmark", "SMTP", "console". */
  readonly name: string;
  /** Whether mails reach their inboxes; where they do not, admins hand links on themselves. */
  readonly delivers: boolean;
  /** How many mails of a kind it takes at once; five when left out. */
  readonly atOnce?: number;
  /** Throws MailPauseError without a try while all mails have to wait. */
  send(mail: OutboundMail, signal: AbortSignal): Promise<void>;
  /**
   * Finds out whether the provider would take mails, and sends none. JobError says why not. Missing where that can't be
   * told without sending.
   */
  check?(signal: AbortSignal): Promise<void>;
  /** Lets go of connections that are kept. */
  close?(): void;
}

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
  replyTo: string | undefined;
}
