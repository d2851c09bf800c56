import type { Models } from "postmark";
import { z } from "zod";
import { JobError } from "../jobs/job-error";
import { type Mailer, type OutboundMail, type Sender, UndeliverableError } from "./mailer";

const API_URL = "https://api.postmarkapp.com";
const STREAM = "outbound";
/** Postmark's codes for undeliverable recipients: an invalid address, and one that bounced or complained before. */
const INVALID_EMAIL = 300;
const INACTIVE_RECIPIENT = 406;
const RECIPIENT_REFUSED: readonly number[] = [INVALID_EMAIL, INACTIVE_RECIPIENT];

/** Postmark's reply to an accepted email. The status isn't enough: a proxy may answer 200, too. */
const acceptedReply = z.object({ ErrorCode: z.literal(0).optional(), MessageID: z.string().trim().min(1) });

/** Postmark's refusal. The client sets the status to 0 if it got no answer. */
const refusedReply = z.object({
  statusCode: z.number().positive(),
  code: z.number(),
  message: z.string().catch(""),
});
/** Matches a refusal of our own addresses instead of the recipient's. */
const ABOUT_SENDER = /'?(from|reply-?to)'? (address|header)|'(from|reply-?to)'/i;

interface PostmarkConfig {
  token: string;
  /** Replaces the API's URL, for tests and gateways. */
  apiUrl: string | undefined;
}

/** Sends through Postmark, without open or link tracking. */
export function createPostmarkMailer({ token, apiUrl }: PostmarkConfig, sender: Sender): Mailer {
  const { host, pathname, protocol } = new URL(apiUrl ?? API_URL);

  async function open(signal: AbortSignal) {
    // Loaded only if it is used, to save time and memory.
    const { Models, ServerClient } = await import("postmark");
    // The client takes no signal. A custom fetch is its documented way to change requests.
    const client = new ServerClient(token, {
      requestHost: host + pathname.replace(/\/$/, ""),
      useHttps: protocol === "https:",
      fetch: (input, init) => fetch(input, { ...init, signal }),
    });
    return { client, untracked: Models.LinkTrackingOptions.None };
  }

  async function send(mail: OutboundMail, signal: AbortSignal): Promise<void> {
    const { client, untracked } = await open(signal);
    const answer: unknown = await client
      .sendEmail({ ...messageOf(mail, sender), TrackLinks: untracked })
      .catch((error: unknown) => {
        throw translate(error);
      });
    if (!acceptedReply.safeParse(answer).success)
      throw new JobError("Postmark answered 200 but did not say that it took the mail");
  }

  /** Checks the token by reading its server's settings. */
  async function check(signal: AbortSignal): Promise<void> {
    const { client } = await open(signal);
    await client.getServer().catch((error: unknown) => {
      throw translate(error);
    });
  }

  return { name: "Postmark", delivers: true, send, check };
}

function messageOf(mail: OutboundMail, sender: Sender): Models.Message {
  return {
    From: formatAddress(sender),
    To: mail.to,
    ...(sender.replyTo ? { ReplyTo: sender.replyTo } : {}),
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    MessageStream: STREAM,
    TrackOpens: false,
    Headers: [
      { Name: "Message-ID", Value: mail.messageId },
      { Name: "X-PM-KeepID", Value: "true" },
      { Name: "Auto-Submitted", Value: "auto-generated" },
    ],
  };
}

/** Postmark's most common codes, explained for admins. */
const REASONS: Readonly<Record<number, string>> = {
  10: "POSTMARK_SERVER_TOKEN isn't valid",
  300: "the email address isn't valid",
  400: "MAIL_FROM isn't a confirmed sender",
  401: "MAIL_FROM isn't confirmed yet",
  405: "the account has no sending credits left",
  406: "earlier emails to this address bounced or were reported as spam",
  412: "the account isn't approved yet and can send only to its own domain",
};

/** Keeps Postmark's codes and drops its message, which may quote the address. */
function translate(error: unknown): Error {
  const { data } = refusedReply.safeParse(error);
  if (!data) return new JobError("Postmark could not be reached");
  const isAboutSender = data.code === INVALID_EMAIL && ABOUT_SENDER.test(data.message);
  const reason = isAboutSender ? "MAIL_FROM or MAIL_REPLY_TO isn't valid" : REASONS[data.code];
  const refusal = `Postmark answered ${data.statusCode} with code ${data.code}${reason ? `: ${reason}` : ""}`;
  const isUndeliverable = data.statusCode === 422 && RECIPIENT_REFUSED.includes(data.code) && !isAboutSender;
  return isUndeliverable ? new UndeliverableError(refusal) : new JobError(refusal);
}

/** An address with its name, quoted for an email header: `"Acme, Inc." <no-reply@acme.test>`. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  return `"${name.replaceAll(/["\\]/g, "\\$&")}" <${address}>`;
}
