import { type Mailer, type OutboundMail, UndeliverableError } from "#server/mail/mailer";

type Trouble = "none" | "down" | "undeliverable";

/** Collects emails, or fails like a provider when a test asks for it. */
export class FakeMailer implements Mailer {
  readonly name = "fake";
  delivers = true;
  readonly sent: OutboundMail[] = [];
  /** Number of calls of `send`, including failed ones. */
  tries = 0;
  #trouble: Trouble = "none";
  #failures = 0;

  /** @param times number of sends that fail; all by default */
  failNext(times = Infinity): void {
    this.#trouble = "down";
    this.#failures = times;
  }

  refuseAll(): void {
    this.#trouble = "undeliverable";
    this.#failures = Infinity;
  }

  recover(): void {
    this.#failures = 0;
  }

  async send(mail: OutboundMail): Promise<void> {
    this.tries += 1;
    if (this.#failures > 0) {
      this.#failures -= 1;
      if (this.#trouble === "undeliverable") throw new UndeliverableError("the fake refuses");
      // Like a provider's message, it quotes text that must not be stored.
      throw new Error(`cannot send to ${mail.to}: ${mail.text}`);
    }
    this.sent.push(mail);
  }

  /** The newest email to an address; throws without one. */
  lastTo(address: string): OutboundMail {
    const mail = this.sent.findLast(({ to }) => to === address);
    if (!mail) throw new Error(`No mail to ${address}.`);
    return mail;
  }
}

/** The first URL that has a line to itself in an email's plain text; throws without one. */
export function linkIn({ text }: Pick<OutboundMail, "text">): string {
  const link = text.split("\n").find((line) => /^https?:\/\/\S+$/.test(line));
  if (!link) throw new Error("The mail holds no link.");
  return link;
}
