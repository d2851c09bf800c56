import { z } from "zod";
import { backoff } from "../jobs/backoff";
import { JobError } from "../jobs/job-error";
import { type Clock, systemClock } from "../lib/clock";
import { type Mailer, MailPauseError, type OutboundMail, type Sender, UndeliverableError } from "./mailer";
import { connectionProblem } from "./smtp-connection-problem";
import { judgeRefusal } from "./smtp-refusal";

/** How long the server may take to answer, in milliseconds. It must be shorter than the job's timeout. */
const RESPONSE_TIMEOUT = 8_000;

/**
 * How long the server may take to greet, in milliseconds. Without a greeting the port may need TLS; a shorter limit
 * than `RESPONSE_TIMEOUT` lets us report that cause.
 */
const GREETING_TIMEOUT = 6_000;

/** An accepted email. The library also reports other 2xx replies, and a recipient that LMTP refused, as sent. */
const acceptedReply = z.object({
  accepted: z.array(z.unknown()).min(1),
  response: z.string().startsWith("250"),
});

interface SmtpOptions {
  url: string;
  /** The host name in the greeting; chosen by the library if undefined. */
  greetAs?: string | undefined;
}

/**
 * Sends through a mail server, over one connection that stays open. The URL may contain nodemailer's options:
 * `smtp://user:pass@host:587?requireTLS=true`. All emails wait while the server asks for fewer.
 */
export function createSmtpMailer(
  { url, greetAs }: SmtpOptions,
  sender: Sender,
  clock: Clock = systemClock,
): Mailer {
  const { host, protocol } = new URL(url);
  const server = { host, isTls: protocol === "smtps:" };
  // Loaded only if it is used, to save time and memory.
  const transporter = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: 1,
      ...(greetAs && { name: greetAs }),
      connectionTimeout: RESPONSE_TIMEOUT,
      greetingTimeout: GREETING_TIMEOUT,
      socketTimeout: RESPONSE_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  transporter.catch(() => undefined);
  let pause = { from: 0, to: 0 };
  let pauses = 0;

  async function send(mail: OutboundMail, signal: AbortSignal): Promise<void> {
    const remaining = remainingPause();
    if (remaining > 0) throw new MailPauseError("the mail server asked to wait", remaining);
    const message = {
      signal,
      from: { name: sender.name, address: sender.address },
      replyTo: sender.replyTo,
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      headers: { "Auto-Submitted": "auto-generated" },
    };
    const transport = await transporter;
    const answer: unknown = await transport.sendMail(message).catch((error: unknown) => {
      throw failureOf(error);
    });
    pauses = 0;
    if (!acceptedReply.safeParse(answer).success)
      throw new JobError("the mail server did not say that it took the mail");
  }

  /** Keeps the server's codes and drops its message, which may quote the address. */
  function failureOf(error: unknown): Error {
    const { responseCode, command, response } = factsOf(error);
    if (responseCode === undefined) return new JobError(connectionProblem(error, server));
    const { text, isFinal, pausesAll } = judgeRefusal({
      code: responseCode,
      response: response ?? "",
      command: command ?? "",
    });
    if (isFinal) return new UndeliverableError(text);
    if (!pausesAll) return new JobError(text);
    pauses += 1;
    const now = clock.now().getTime();
    pause = { from: now, to: now + backoff(pauses, 0) };
    return new JobError(text);
  }

  /** Connects and signs in. The library takes no signal, but has its own timeouts. */
  async function check(): Promise<void> {
    const transport = await transporter;
    await transport.verify().catch((error: unknown) => {
      throw failureOf(error);
    });
  }

  /** Milliseconds until the pause ends. A clock that was set back ends it, too. */
  function remainingPause(): number {
    const now = clock.now().getTime();
    return now < pause.from ? 0 : Math.max(0, pause.to - now);
  }

  return {
    name: "SMTP",
    delivers: true,
    atOnce: 1,
    send,
    check,
    close: () => void transporter.then((transport) => transport.close()).catch(() => undefined),
  };
}

function factsOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  return {
    responseCode:
      "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined,
    command: "command" in error && typeof error.command === "string" ? error.command : undefined,
    response: "response" in error && typeof error.response === "string" ? error.response : undefined,
  };
}
