import { type Mailer, type OutboundMail, UndeliverableError } from "#server/mail/mailer";

type Trouble = "none" | "down" | "undeliverable";

/** Keeps the mails it is given. A test can make it fail as a provider does. */
export class FakeMailer implements Mailer {
  readonly name = "fake";
  delivers = true;
  readonly sent: OutboundMail[] = [];
  /** Every call of `send`, whatever came of it. */
  tries = 0;
  #trouble: Trouble = "none";
  #failures = 0;

  /** @param times how many sends fail; for ever when left out */
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
      // As a provider's own words would, the message quotes what must not be stored.
      throw new Error(`cannot send to ${mail.to}: ${mail.text}`);
    }
    this.sent.push(mail);
  }

  /** The newest mail to that address. */
  lastTo(address: string): OutboundMail {
    const mail = this.sent.findLast(({ to }) => to === address);
    if (!mail) throw new Error(`No mail to ${address}.`);
    return mail;
  }
}

/** The first address in a mail's plain text that stands on a line of its own. */
export function linkIn({ text }: Pick<OutboundMail, "text">): string {
  const link = text.split("\n").find((line) => /^https?:\/\/\S+$/.test(line));
  if (!link) throw new Error("The mail holds no link.");
  return link;
}
